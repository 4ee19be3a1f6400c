import Foundation
import Testing

@testable import UIKitCore

/// The targets and actions of a control.
@Suite struct ActionRegistrationTests {
  final class Board: UIResponder {
    var calls: [String] = []
    override var actionMethods: [Selector: ActionMethod] { ["press:": ActionMethod(press(_:))] }
    func press(_ sender: Any?) { calls.append("press") }
    func typed() { calls.append("typed") }
    func typedSender(_ sender: UIButton) { calls.append("typed \(sender.tag)") }
  }

  let fixture = PipelineFixture("window 320x200\n  B:button 0,0 100x50")
  let board = Board()

  private var button: UIButton { fixture["B"] as? UIButton ?? UIButton(frame: .zero) }

  @Test("actions are sent in order of registration", .statements("UC-20"))
  func order() {
    button.tag = 7
    button.addTarget(board, action: "press:", for: .touchUpInside)
    button.addTarget(board, action: Board.typed, for: .touchUpInside)
    button.addTarget(board, action: Board.typedSender, for: .touchUpInside)
    button.addAction(UIAction { [board] _ in board.calls.append("action") }, for: .touchUpInside)
    fixture.tap("B")
    #expect(board.calls == ["press", "typed", "typed 7", "action"])
  }

  @Test("sendAction of the control and of the application can be intercepted", .statements("UC-20"))
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
    #expect(silent.names == ["press: true"] && board.calls == [])
  }

  @Test("registering the same target and action twice gives one call", .statements("UC-21"))
  func once() {
    button.addTarget(board, action: "press:", for: .touchUpInside)
    button.addTarget(board, action: "press:", for: [.touchUpInside, .touchDown])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    #expect(button.actions(forTarget: board, forControlEvent: .touchDown) == ["press:"])
    #expect(button.allTargets == [board])
    fixture.tap("B")
    #expect(board.calls == ["press", "press"])
    button.removeTarget(board, action: nil, for: .allEvents)
    fixture.tap("B")
    #expect(board.calls.count == 2)
  }

  /// A responder with the action, for the end of the responder chain.
  final class Handler: UIResponder, UIApplicationDelegate {
    var calls: [String] = []
    override var actionMethods: [Selector: ActionMethod] { ["press:": ActionMethod { self.calls.append("press") }] }
  }

  @Test(
    "the target is held weakly; once it is freed, an action by selector searches the responder chain",
    .statements("UC-22"))
  func weakTarget() {
    let handler = Handler()
    fixture.application.delegate = handler
    weak var gone: Board?
    do {
      let target = Board()
      gone = target
      button.addTarget(target, action: "press:", for: .touchUpInside)
      button.addTarget(target, action: Board.typed, for: .touchUpInside)
      fixture.tap("B")
      #expect(target.calls == ["press", "typed"] && handler.calls == [])
    }
    #expect(gone == nil)
    fixture.tap("B")
    #expect(handler.calls == ["press"])
  }

  @Test("an action with the same identifier replaces the first, and removeAction removes it")
  func removing() {
    let one = UIAction(identifier: .init("x")) { [board] _ in board.calls.append("one") }
    let two = UIAction(identifier: .init("x")) { [board] _ in board.calls.append("two") }
    button.addAction(one, for: .touchUpInside)
    button.addAction(two, for: .touchUpInside)
    fixture.tap("B")
    #expect(board.calls == ["two"])
    button.removeAction(one, for: .touchUpInside)
    fixture.tap("B")
    #expect(board.calls == ["two"])
  }
}
