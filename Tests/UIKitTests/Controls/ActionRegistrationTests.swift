import Foundation
import Testing

@testable import UIKit

/// Who gets a control's actions.
@Suite struct ActionRegistrationTests {
  final class Board: UIResponder {
    var heard: [String] = []
    override var actions: [Selector: ActionMethod] { ["press:": ActionMethod(press(_:))] }
    func press(_ sender: Any?) { heard.append("press") }
    func typed() { heard.append("typed") }
    func typedSender(_ sender: UIButton) { heard.append("typed \(sender.tag)") }
  }

  let fixture = PipelineFixture("window 320x200\n  B:button 0,0 100x50")
  let board = Board()

  private var button: UIButton { fixture["B"] as? UIButton ?? UIButton(frame: .zero) }

  @Test("UC-20 registrations are called in their order")
  func order() {
    button.tag = 7
    button.addTarget(board, action: "press:", for: .touchUpInside)
    button.addTarget(board, action: Board.typed, for: .touchUpInside)
    button.addTarget(board, action: Board.typedSender, for: .touchUpInside)
    button.addAction(UIAction { [board] _ in board.heard.append("action") }, for: .touchUpInside)
    fixture.tap("B")
    #expect(board.heard == ["press", "typed", "typed 7", "action"])
  }

  @Test("UC-20 sendAction of the control and of the application can be intercepted")
  func interception() {
    final class Silent: UIButton {
      var names: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        names.append("\(action) \(event != nil)")
      }
    }
    let silent = Silent(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    fixture["window"].addSubview(silent)
    silent.addTarget(board, action: "press:", for: .touchUpInside)
    fixture.tap(110, 110)
    #expect(silent.names == ["press: true"] && board.heard == [])
  }

  @Test("UC-21 the same target and action are called once")
  func once() {
    button.addTarget(board, action: "press:", for: .touchUpInside)
    button.addTarget(board, action: "press:", for: [.touchUpInside, .touchDown])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    #expect(button.actions(forTarget: board, forControlEvent: .touchDown) == ["press:"])
    #expect(button.allTargets == [board])
    fixture.tap("B")
    #expect(board.heard == ["press", "press"])
    button.removeTarget(board, action: nil, for: .allEvents)
    fixture.tap("B")
    #expect(board.heard.count == 2)
  }

  /// What stands at the end of the chain and has the action.
  final class Heir: UIResponder, UIApplicationDelegate {
    var heard: [String] = []
    override var actions: [Selector: ActionMethod] { ["press:": ActionMethod { self.heard.append("press") }] }
  }

  @Test("UC-22 the target is not kept alive; once it is gone an action with a name climbs, as article 003 saw")
  func weakTarget() {
    let heir = Heir()
    fixture.application.delegate = heir
    weak var gone: Board?
    do {
      let target = Board()
      gone = target
      button.addTarget(target, action: "press:", for: .touchUpInside)
      button.addTarget(target, action: Board.typed, for: .touchUpInside)
      fixture.tap("B")
      #expect(target.heard == ["press", "typed"] && heir.heard == [])
    }
    #expect(gone == nil)
    fixture.tap("B")
    #expect(heir.heard == ["press"])
  }

  @Test("removeAction takes an action back, an identifier names it")
  func removing() {
    let one = UIAction(identifier: .init("x")) { [board] _ in board.heard.append("one") }
    let two = UIAction(identifier: .init("x")) { [board] _ in board.heard.append("two") }
    button.addAction(one, for: .touchUpInside)
    button.addAction(two, for: .touchUpInside)
    fixture.tap("B")
    #expect(board.heard == ["two"])
    button.removeAction(one, for: .touchUpInside)
    fixture.tap("B")
    #expect(board.heard == ["two"])
  }
}
