import Foundation
import Testing

@testable import UIKitCore

/// The rules for verdicts: several recognizers with one touch, without views.
@Suite struct VerdictTests {
  /// Recognizers that share a touch, and their environment.
  final class Board {
    let environment = UIGestureEnvironment()
    private(set) var actions: [String] = []
    private var recognizers: [PlainRecognizer] = []

    init(_ names: String...) {
      let touch = UITouch(serial: 1, sample: TouchSample(phase: .began, location: .zero, timestamp: 0))
      for name in names { add(name, touch) }
    }

    func add(_ name: String, _ touch: UITouch) {
      let recognizer = PlainRecognizer()
      recognizer.name = name
      recognizer.addTarget(self, action: Board.acted)
      environment.join(recognizer)
      recognizer.follow(touch)
      recognizers.append(recognizer)
    }

    private func acted(_ sender: UIGestureRecognizer) { actions.append("\(sender.name ?? "") \(sender.state)") }

    subscript(_ name: String) -> PlainRecognizer {
      recognizers.first { $0.name == name } ?? PlainRecognizer()
    }

    /// Sets states as in one event: the bids are settled after the last assignment.
    func moment(_ assignments: (String, UIGestureRecognizer.State)...) {
      environment.whileBusy {
        for (name, state) in assignments { self[name].state = state }
      }
    }

    var log: String { actions.joined(separator: ", ") }
  }

  @Test("the first recognizer to recognize excludes the others, possible ones included", .statements("GR-40"))
  func first() {
    let board = Board("tap", "other", "pan")
    board.moment(("tap", .ended), ("pan", .began))
    #expect(board.log == "pan began")
    #expect(board["tap"].resets == 1 && board["other"].resets == 1)
  }

  @Test("a waiting recognizer recognizes when the other has failed", .statements("GR-46", "GR-47"))
  func waiting() {
    let board = Board("single", "double")
    board["single"].require(toFail: board["double"])
    board.moment(("single", .ended))
    #expect(board.log == "" && board["single"].state == .possible)
    board.moment(("double", .failed))
    #expect(board.log == "single ended")
  }

  @Test(
    "a continuous recognizer that waited is began first, and then ended if it has ended meanwhile", .statements("GR-46")
  )
  func waitingPan() {
    let board = Board("pan", "swipe")
    board["pan"].require(toFail: board["swipe"])
    board.moment(("pan", .began))
    board.moment(("pan", .changed))
    board.moment(("swipe", .failed))
    #expect(board.log == "pan began")
    let over = Board("pan", "swipe")
    over["pan"].require(toFail: over["swipe"])
    over.moment(("pan", .began))
    over.moment(("pan", .ended))
    over.moment(("swipe", .failed))
    #expect(over.log == "pan began, pan ended")
  }

  @Test(
    "a waiting recognizer fails when the other recognizes or begins", .statements("GR-46"),
    arguments: [UIGestureRecognizer.State.began, .ended])
  func requirementRecognizes(state: UIGestureRecognizer.State) {
    let board = Board("single", "double")
    board["single"].require(toFail: board["double"])
    board.moment(("single", .ended))
    board.moment(("double", state))
    #expect(board.log == "double \(state)")
  }

  @Test("while a bid waits, state is possible", .statements("GR-46"))
  func waitingState() {
    let environment = UIApplication().gestureEnvironment
    let one = PlainRecognizer(), other = PlainRecognizer()
    one.require(toFail: other)
    environment.join(one)
    environment.join(other)
    one.state = .began
    one.state = .changed
    #expect(one.state == .possible)
  }

  @Test("a required recognizer that is not active does not block", .statements("GR-10"))
  func absentRequirement() {
    let board = Board("single")
    let elsewhere = PlainRecognizer()
    board["single"].require(toFail: elsewhere)
    board.moment(("single", .ended))
    #expect(board.log == "single ended")
  }

  @Test("a chain of requirements is settled from its end, in one step")
  func chain() {
    let board = Board("one", "two", "three")
    board["one"].require(toFail: board["two"])
    board["two"].require(toFail: board["three"])
    board.moment(("one", .ended), ("two", .ended), ("three", .failed))
    #expect(board.log == "two ended")
  }

  @Test("a cycle of requirements waits forever and does not block others")
  func circle() {
    let board = Board("one", "two", "free")
    board["one"].require(toFail: board["two"])
    board["two"].require(toFail: board["one"])
    board["free"].prevents = { _ in false }
    board.moment(("one", .ended), ("two", .ended), ("free", .ended))
    #expect(board.log == "free ended")
  }

  @Test("recognizers tied by a requirement are reset together", .statements("GR-09"))
  func resetTogether() {
    let board = Board("single", "double")
    board["single"].require(toFail: board["double"])
    board.moment(("double", .failed))
    #expect(board["double"].resets == 0)
    board.moment(("single", .failed))
    #expect(board["double"].resets == 1 && board["single"].resets == 1)
  }

  @Test(
    "true from either delegate allows both to recognize", .statements("GR-33", "GR-45"),
    arguments: ["pan", "pinch", "none"])
  func simultaneous(agreeing: String) {
    let board = Board("pan", "pinch")
    let yes = TestDelegate(), no = TestDelegate()
    yes.simultaneously = { _, _ in true }
    for name in ["pan", "pinch"] { board[name].delegate = name == agreeing ? yes : no }
    board.moment(("pan", .began), ("pinch", .began))
    #expect(board.actions.count == (agreeing == "none" ? 1 : 2))
    withExtendedLifetime((yes, no)) {}
  }

  @Test("a recognizer blocks another only if canPrevent and canBePrevented are true", .statements("GR-34"))
  func blocking() {
    for (prevents, isPreventable) in [(true, true), (true, false), (false, true), (false, false)] {
      let board = Board("b", "a")
      board["b"].prevents = { _ in false }
      board["a"].prevents = { _ in prevents }
      board["b"].isPreventable = { _ in isPreventable }
      board.moment(("a", .began), ("b", .began))
      #expect(board.log == (prevents && isPreventable ? "a began" : "a began, b began"))
    }
  }

  @Test("recognizers without a common touch do not interact", .statements("GR-43"))
  func strangers() {
    let board = Board("left")
    board.add("right", UITouch(serial: 2, sample: TouchSample(finger: 2, phase: .began, location: .zero, timestamp: 0)))
    board.moment(("left", .began), ("right", .began))
    #expect(board.actions.sorted() == ["left began", "right began"])
  }

  @Test("a dynamic requirement has the effect of a static one", .statements("GR-32"))
  func dynamic() {
    let board = Board("pan", "swipe")
    board["pan"].dynamicRequirements = [board["swipe"]]
    board.moment(("pan", .began))
    #expect(board.log == "")
    board.moment(("swipe", .failed))
    #expect(board.log == "pan began")
  }

  @Test(
    "a recognizer that its delegate refuses has failed, also for recognizers that wait for it",
    .statements("GR-30", "GR-31"))
  func refused() {
    let board = Board("single", "double")
    let delegate = TestDelegate()
    delegate.begins = { $0.state != .possible }  // at call time the state is still possible
    board["double"].delegate = delegate
    board["single"].require(toFail: board["double"])
    board.moment(("single", .ended), ("double", .ended))
    #expect(board.log == "single ended")
  }

  @Test("actions are sent for began, each changed, ended and cancelled", .statements("GR-04"))
  func actions() {
    let board = Board("pan")
    for state in [UIGestureRecognizer.State.began, .changed, .changed, .cancelled] { board.moment(("pan", state)) }
    #expect(board.log == "pan began, pan changed, pan changed, pan cancelled")
    let failing = Board("tap")
    failing.moment(("tap", .failed))
    #expect(failing.log == "")
  }

  @Test(
    "states that are set twice, late or out of order are accepted",
    arguments: [
      ([UIGestureRecognizer.State.ended, .failed], "g ended"), ([.began, .began], "g began"),
      ([.changed, .ended], "g began, g ended"), ([.cancelled, .began], ""), ([.began, .failed], ""),
      ([.possible, .ended], "g ended"), ([.ended, .ended], "g ended"),
    ])
  func abuse(states: [UIGestureRecognizer.State], expected: String) {
    let board = Board("g")
    board.environment.whileBusy { for state in states { board["g"].state = state } }
    #expect(board.log == expected)
    #expect(board["g"].state == (expected == "g began" ? .began : .possible))
  }
}
