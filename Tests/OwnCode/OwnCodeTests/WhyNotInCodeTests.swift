import Foundation
import Scenes
import TestSupport
import Testing

@testable import Narration
@testable import OwnCode
@testable import TouchTrace

/// "Why not me?" of own code: the cause of each fault is read in the trace, and cures are tried in new programs.
@Suite(.slow) struct WhyNotInCodeTests {
  /// A screen with a fault every 60 points.
  private static let faults = """
    import UIKit

    class PassingView: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    class HoleView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }

    class WallView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bounds.contains(point) ? self : nil
      }
    }

    class FaultsController: UIViewController, UIGestureRecognizerDelegate {
      let sleeper = UIView(), faint = UIView(), closed = UIView(), inClosed = UIView()
      let small = UIView(), outer = UIView(), low = UIView(), front = UIView(), hole = HoleView()
      let wall = WallView(), behind = UIView(), off = UIButton(), lonely = UIButton(), keeper = PassingView()
      let tapped = UIView(), swiped = PassingView(), single = PassingView(), lost = UIButton()
      let double = UITapGestureRecognizer(), shy = UITapGestureRecognizer(), grab = UITapGestureRecognizer()

      override func viewDidLoad() {
        super.viewDidLoad()
        let rows: [UIView] = [
          sleeper, faint, closed, small, low, hole, wall, off, lonely, keeper, tapped, swiped, single, lost,
        ]
        for (index, row) in rows.enumerated() {
          row.frame = CGRect(x: 0, y: index * 60, width: 390, height: 60)
          view.addSubview(row)
        }
        sleeper.isHidden = true
        faint.alpha = 0
        closed.isUserInteractionEnabled = false
        add(inClosed, to: closed)
        small.frame.size.width = 100
        add(outer, to: small)
        front.frame = low.frame
        view.addSubview(front)
        add(behind, to: wall)
        off.isEnabled = false
        for button in [off, lost] { button.addTarget(nil, action: #selector(Elsewhere.pay), for: .touchUpInside) }
        double.numberOfTapsRequired = 2
        shy.delegate = self
        for recognizer in [double, shy] { tapped.addGestureRecognizer(recognizer) }
        for recognizer in [double, shy, grab] { recognizer.addTarget(self, action: #selector(act)) }
        swiped.addGestureRecognizer(grab)
      }

      private func add(_ child: UIView, to parent: UIView) {
        child.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
        parent.addSubview(child)
      }

      func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { one !== shy }
      @objc func act() {}
    }

    class Elsewhere: NSObject { @objc func pay() {} }
    """

  private struct Expected {
    var object: String
    /// The row in which a finger taps, from 0.
    var row: Int
    var obstacle: Obstacle
    /// The line of the function that decides.
    var line: Int?
    /// The first cure as it is written in the code; nil where no property helps.
    var cure: String?
  }

  private static let expected: [Expected] = [
    Expected(object: "sleeper", row: 0, obstacle: .gate("sleeper", .hidden), cure: "sleeper.isHidden = false"),
    Expected(object: "faint", row: 1, obstacle: .gate("faint", .transparent), cure: "faint.alpha = 1"),
    Expected(
      object: "inClosed", row: 2, obstacle: .gate("closed", .interactionOff),
      cure: "closed.isUserInteractionEnabled = true"),
    Expected(
      object: "outer", row: 3,
      obstacle: .outside(
        "small", Miss(CGPoint(x: 195, y: 30), outside: CGRect(x: 0, y: 0, width: 100, height: 60)), cutsArea: false),
      cure: "Make small larger"),
    Expected(
      object: "low", row: 4, obstacle: .covered(by: "front", isSeen: false, isSubview: false),
      cure: "front.isUserInteractionEnabled = false"),
    Expected(object: "hole", row: 5, obstacle: .outsideItself(nil), line: 9),
    Expected(object: "behind", row: 6, obstacle: .override(of: "wall"), line: 13),
    Expected(object: "off", row: 7, obstacle: .disabled, cure: "off.isEnabled = true"),
    Expected(object: "lonely", row: 8, obstacle: .sendsNothing),
    Expected(
      object: "view", row: 9, obstacle: .covered(by: "keeper", isSeen: false, isSubview: true),
      cure: "keeper.isUserInteractionEnabled = false"),
    Expected(
      object: "faultsController", row: 9, obstacle: .handledBefore(by: "keeper"), line: 4,
      cure: "keeper.isUserInteractionEnabled = false"),
    Expected(object: "double", row: 10, obstacle: .anotherGesture, cure: "double.numberOfTapsRequired = 1"),
    Expected(object: "shy", row: 10, obstacle: .refusedTouch(.delegate), line: 57),
    Expected(
      object: "swiped", row: 11, obstacle: .cancelled(by: "grab", isOwn: true),
      cure: "grab.cancelsTouchesInView = false"),
    Expected(object: "lost", row: 13, obstacle: .nobodyImplements("pay")),
  ]

  private func answer(_ playback: Playback, _ name: String) throws -> WhyNot {
    try #require(playback.whyNot(name), "\(name)")
  }

  /// The folder has the program, which is begun for each try.
  private func folder(_ code: String = faults) throws -> CodeFolder { try CodeFolder(["Code.swift": code]) }

  @Test func eachFaultIsFoundWithItsCure() throws {
    let folder = try folder()
    for one in Self.expected.sample(every: 2) {
      let playback = try folder.playback("tap 195,\(one.row * 60 + 30)")
      let answer = try answer(playback, one.object), cause = try #require(answer.causes.first, "\(one.object)")
      #expect(cause.obstacle == one.obstacle, "\(one.object)")
      #expect(cause.place?.line == one.line, "\(one.object)")
      let cure = cause.cures.first.map { WhyNotText.changeOfCode($0.change)[.english] }
      if one.cure != nil || one.line != nil { #expect(cure == one.cure, "\(one.object)") }
      #expect(answer.occurrences.count { $0.isObstacle } == 1, "\(one.object)")
      #expect(answer.isOfCode)
    }
  }

  /// A tap is tried after the time that has gone by, and not right after the last input.
  @Test func theTapComesAfterTheWait() throws {
    let folder = try folder(
      """
      import UIKit

      class WaitingController: UIViewController {
        let late = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 60))

        override func viewDidLoad() {
          super.viewDidLoad()
          late.addAction(UIAction { _ in }, for: .touchUpInside)
          late.isEnabled = false
          view.addSubview(late)
          DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.late.isEnabled = true }
        }
      }
      """)
    let playback = try folder.playback("tap 195,400"), point = CGPoint(x: 195, y: 130)
    #expect(playback.whyNot("late", at: point)?.causes.first?.obstacle == .disabled)
    playback.advance(to: 6_000)
    let answer = try #require(playback.whyNot("late", at: point))
    #expect(answer.causes.isEmpty, "\(answer.causes)")
  }

  /// An object that a touch took from its window is told apart from one that never was there.
  @Test func anObjectThatIsGoneHasAnAnswer() throws {
    let folder = try folder(
      """
      import UIKit

      class ToastController: UIViewController {
        let toast = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 60))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(toast)
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(removeToast)))
        }

        @objc func removeToast() { toast.removeFromSuperview() }
      }
      """)
    for playback in try [folder.playback("tap 195,400"), folder.playback("tap 195,400", "wait 500", "tap 195,130")] {
      let answer = try answer(playback, "toast")
      #expect(answer.causes.map(\.obstacle) == [.inNoWindow] && answer.point == CGPoint(x: 195, y: 130))
      #expect(playback.whyNot("bread") == nil)
    }
  }

  /// The cure is tried in a program of its own: what is shown stays as it is.
  @Test func nothingOfThePlaybackChanges() throws {
    let folder = try folder(), playback = try folder.playback("tap 195,150")
    let trace = playback.trace
    let cure = try #require(try answer(playback, "inClosed").causes.first?.cures.first)
    #expect(cure.reach == .acts && playback.trace == trace)
    #expect(playback.tree.node("closed")?.isUserInteractionEnabled == false)
    #expect(playback.hitTestView(at: CGPoint(x: 195, y: 150)) == "view")
  }

  @Test func aSecondFingerNeedsMultipleTouch() throws {
    let folder = try folder()
    let playback = try folder.playback("down 50,750 and 150,750", "up finger 1 and finger 2")
    let answer = try #require(playback.whyNot("single", at: CGPoint(x: 150, y: 750)))
    #expect(answer.causes.map(\.obstacle) == [.ignored(.singleTouch)])
    #expect(answer.isCured)
  }

  /// Of two causes the second one shows after the first cure; a view that works has none.
  @Test func causesFollowEachOther() throws {
    let two = Self.faults.replacing("faint.alpha = 0", with: "inClosed.alpha = 0")
    let folder = try folder(two), playback = try folder.playback("tap 195,150")
    let answer = try answer(playback, "inClosed")
    #expect(answer.causes.map(\.obstacle) == [.gate("closed", .interactionOff), .gate("inClosed", .transparent)])
    #expect(answer.causes.first?.cures.first?.reach == .furtherOn && answer.isCured)
    #expect(try self.answer(playback, "view").causes.isEmpty)
  }

  /// A program that ends when a change is tried is no cure, and one that ends in the touch says so.
  @Test func aProgramThatEndsIsNoCure() throws {
    let code = """
      import UIKit
      class Card: UIView {
        override var isHidden: Bool { didSet { if !isHidden { fatalError() } } }
      }
      class CardController: UIViewController {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        override func viewDidLoad() {
          super.viewDidLoad()
          card.isHidden = true
          view.addSubview(card)
        }
      }
      """
    let folder = try folder(code)
    let answer = try answer(try folder.playback("tap 195,150"), "card")
    #expect(answer.causes.map(\.obstacle) == [.gate("card", .hidden)])
    #expect(answer.causes.first?.cures.isEmpty == true && !answer.isCured)
    let handler = "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }"
    let ending = try self.folder(
      code.replacing("card.isHidden = true", with: "").replacing("UIView {", with: "UIView {\n  \(handler)"))
    let ended = try self.answer(try ending.playback("tap 195,150"), "card")
    #expect(ended.causes.map(\.obstacle) == [.programEnds])
  }
}
