import Foundation
import Testing

@testable import UIKitCore

/// What touches do in views that drag and views that take drops. Calls of both delegates are in one diary.
@Suite struct DragTests {
  private let screen = PresentationScreen()
  private let side = Side()
  private let card = PhaseView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
  private let box = UIView(frame: CGRect(x: 200, y: 400, width: 150, height: 150))
  private let drag: UIDragInteraction, drop: UIDropInteraction

  init() {
    (drag, drop) = (UIDragInteraction(delegate: side), UIDropInteraction(delegate: side))
    card.backgroundColor = .red
    for view in [card, box] { screen.back.view.addSubview(view) }
    card.addInteraction(drag)
    box.addInteraction(drop)
    screen.show()
  }

  /// Presses the card, holds it for `time` seconds and drags it over the places.
  private func press(_ time: TimeInterval = 1, over places: CGPoint...) {
    screen.down(at: CGPoint(x: 50, y: 130))
    screen.application.processEvents(until: screen.application.now + time)
    for place in places { screen.move(to: place) }
  }
  private func lift(at place: CGPoint) { screen.up(at: place) }

  /// Both delegates.
  private final class Side: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var calls: [String] = []
    var items = [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "Ace")))]
    var operation = UIDropOperation.copy
    var canHandle = true, allowsMove = true
    var loaded: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let place = session.location(in: interaction.view ?? UIView())
      calls.append("items \(Int(place.x)),\(Int(place.y))")
      return items
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
      calls.append("lift")
      animator.addAnimations { interaction.view?.alpha = 0.5 }
      animator.addCompletion { [unowned self] _ in calls.append("lifted") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      calls.append("begin")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      calls.append("move")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { calls.append("willEnd \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { calls.append("didEnd \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      calls.append("transferred")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { animator.addAnimations { interaction.view?.alpha = 1 } }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      calls.append("canHandle")
      return canHandle && session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      calls.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      let place = session.location(in: interaction.view ?? UIView())
      calls.append("update \(Int(place.x)),\(Int(place.y))")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      calls.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      calls.append("drop")
      session.loadObjects(ofClass: String.self) { [unowned self] in
        loaded = $0
        calls.append("loaded")
      }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      calls.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      calls.append("end")
    }
  }

  @Test(
    "a press lifts the items, a movement begins the drag, and the lift of the finger drops them", .statements("PR-10"))
  func drops() {
    press()
    #expect(side.calls == ["items 30,30", "lift", "lifted"] && card.alpha == 0.5)
    #expect(card.phases == ["began", "cancelled"])
    side.calls = []
    screen.move(to: CGPoint(x: 55, y: 130))
    #expect(side.calls == [])
    screen.move(to: CGPoint(x: 150, y: 300))
    #expect(side.calls == ["begin", "move"])
    side.calls = []
    screen.move(to: CGPoint(x: 210, y: 420))
    screen.move(to: CGPoint(x: 220, y: 430))
    #expect(side.calls == ["move", "canHandle", "enter", "update 10,20", "move", "update 20,30"])
    side.calls = []
    lift(at: CGPoint(x: 220, y: 430))
    screen.show()
    #expect(
      side.calls == ["drop", "willEnd copy", "conclude", "end", "didEnd copy", "loaded", "transferred"])
    #expect(side.loaded == ["Ace"] && drag.session == nil)
  }

  @Test("without items, and with a finger that moves too early, the touch goes on", .statements("PR-10"))
  func nothing() {
    side.items = []
    press(over: CGPoint(x: 100, y: 180))
    lift(at: CGPoint(x: 100, y: 180))
    #expect(side.calls == ["items 30,30"] && card.phases == ["began", "ended"])
    (side.calls, card.phases) = ([], [])
    press(0.2, over: CGPoint(x: 100, y: 180))
    lift(at: CGPoint(x: 100, y: 180))
    #expect(side.calls == [] && card.phases == ["began", "ended"])
  }

  @Test("items that were lifted and not moved end no session", .statements("PR-10"))
  func liftOnly() {
    press()
    lift(at: CGPoint(x: 50, y: 130))
    #expect(side.calls == ["items 30,30", "lift", "lifted"] && drag.session == nil)
  }

  @Test("an interaction that is off lifts nothing")
  func disabled() {
    drag.isEnabled = false
    press()
    lift(at: CGPoint(x: 50, y: 130))
    #expect(side.calls == [] && card.phases == ["began", "ended"])
  }

  @Test(
    "a proposal to cancel or to forbid, and a move that is not allowed, cancel the drag", .statements("PR-12"),
    arguments: [UIDropOperation.cancel, .forbidden, .move])
  func cancels(operation: UIDropOperation) {
    (side.operation, side.allowsMove) = (operation, false)
    press(over: CGPoint(x: 210, y: 420))
    side.calls = []
    lift(at: CGPoint(x: 210, y: 420))
    let told = operation == .move ? UIDropOperation.cancel : operation
    #expect(side.calls == ["willEnd \(told)", "end", "didEnd \(told)"] && card.alpha == 1)
  }

  @Test("a drag that leaves the view, or is cancelled by the system, drops nothing", .statements("PR-12"))
  func leaves() {
    press(over: CGPoint(x: 210, y: 420), CGPoint(x: 20, y: 700))
    #expect(side.calls.suffix(3) == ["update 10,20", "move", "exit"])
    side.calls = []
    lift(at: CGPoint(x: 20, y: 700))
    #expect(side.calls == ["willEnd cancel", "end", "didEnd cancel"])
    press(over: CGPoint(x: 210, y: 420))
    side.calls = []
    screen.application.cancelAll(at: screen.application.now, because: .resignedActive)
    #expect(side.calls == ["willEnd cancel", "end", "didEnd cancel"])
  }

  @Test("the nearest view around the one under the finger that handles the drag takes part", .statements("PR-12"))
  func ancestors() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), other = Side()
    other.canHandle = false
    inner.addInteraction(UIDropInteraction(delegate: other))
    box.addSubview(inner)
    press(over: CGPoint(x: 210, y: 420))
    #expect(other.calls == ["canHandle"] && side.calls.suffix(3) == ["canHandle", "enter", "update 10,20"])
    lift(at: CGPoint(x: 210, y: 420))
    #expect(side.calls.contains("drop") && !other.calls.contains("end"))
  }

  @Test("a menu of the same view is shown, and closes when the drag begins", .statements("PR-11"))
  func menu() {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
      }
    }
    let menus = Menus()
    card.addInteraction(UIContextMenuInteraction(delegate: menus))
    var isOpen: Bool { screen.window.subviews.contains { $0 is MenuView } }
    press()
    #expect(isOpen && side.calls == ["items 30,30", "lift", "lifted"])
    screen.move(to: CGPoint(x: 210, y: 420))
    #expect(!isOpen && side.calls.suffix(3) == ["canHandle", "enter", "update 10,20"])
    lift(at: CGPoint(x: 210, y: 420))
    #expect(side.calls.contains("drop"))
  }

  @Test("the lift fails other recognizers of the touch unless they may go on, and no long press", .statements("PR-11"))
  func others() {
    final class Log {
      var states: [String] = []
      func note(_ recognizer: UIGestureRecognizer) {
        states.append("\(recognizer is UIPanGestureRecognizer ? "pan" : "hold") \(recognizer.state)")
      }
    }
    let log = Log(), pan = UIPanGestureRecognizer(), hold = UILongPressGestureRecognizer()
    for recognizer in [pan, hold] { recognizer.addTarget(log, action: Log.note) }
    for recognizer in [pan, hold] { card.addGestureRecognizer(recognizer) }
    press(over: CGPoint(x: 60, y: 145))
    lift(at: CGPoint(x: 60, y: 145))
    #expect(log.states == ["hold began", "hold changed", "hold ended"] && side.calls.contains("begin"))
    drag.allowsSimultaneousRecognitionDuringLift = true
    (log.states, side.calls) = ([], [])
    hold.isEnabled = false
    press(over: CGPoint(x: 60, y: 145))
    lift(at: CGPoint(x: 60, y: 145))
    #expect(log.states == ["pan began", "pan ended"] && side.calls.contains("begin"))
  }

  @Test("a picture of the view follows the finger, takes no touches, and is gone at the end")
  func picture() {
    let before = screen.window.subviews.count
    press(over: CGPoint(x: 150, y: 330))
    let picture = screen.window.subviews.last
    #expect(screen.window.subviews.count == before + 1)
    #expect(picture?.frame == CGRect(x: 120, y: 300, width: 100, height: 100))
    #expect(screen.application.frontmostView(at: CGPoint(x: 150, y: 330), with: nil)?.view === screen.back.view)
    lift(at: CGPoint(x: 150, y: 330))
    #expect(screen.window.subviews.count == before)
  }

  @Test("an application that is let go during a drag is freed", .statements("ME-01"))
  func freed() {
    weak var window: UIWindow?
    do {
      let other = DragTests()
      window = other.screen.window
      other.press(over: CGPoint(x: 210, y: 420))
      #expect(window != nil && other.drag.session != nil)
    }
    #expect(window == nil)
  }

  @Test("a provider has its object for the class, and an error for another one")
  func provider() {
    let text = NSItemProvider(object: NSString(string: "Ace")), image = NSItemProvider(object: UIImage())
    #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
    #expect(!text.canLoadObject(ofClass: UIImage.self) && !NSItemProvider().canLoadObject(ofClass: UIImage.self))
    #expect(image.canLoadObject(ofClass: UIImage.self) && image.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    var answers: [String] = []
    // In a turn of this application, which is then the shared one.
    _ = screen.application.schedule(after: 0) {
      text.loadObject(ofClass: String.self) { text, error in answers.append("\(text ?? "-") \(error == nil)") }
      text.loadObject(ofClass: UIImage.self) { image, error in answers.append("\(image == nil) \(error == nil)") }
      #expect(answers == [])
    }
    screen.show()
    #expect(answers == ["Ace true", "true false"])
  }
}
