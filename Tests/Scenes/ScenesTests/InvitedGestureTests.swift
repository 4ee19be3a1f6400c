import Foundation
@testable import Scenes
import Testing

/// The gestures of an invitation, as the stage draws them.
struct InvitedGestureTests {
  private func gestures(_ lines: String...) throws -> [InvitedGesture] {
    try Script(lines: lines.map { try ScriptLine.parse($0) }).gestures
  }

  @Test func tapsInQuickSuccessionAreOneGesture() throws {
    let all = try gestures("tap 10,20 taps 2", "wait 1000", "tap 10,20", "tap 50,60")
    #expect(all.map(\.taps) == [2, 1, 1])
    #expect(all.map(\.paths) == [[[CGPoint(x: 10, y: 20)]], [[CGPoint(x: 10, y: 20)]], [[CGPoint(x: 50, y: 60)]]])
    #expect(!all.contains { $0.isHold || $0.isDrag })
  }

  @Test func aLongPressIsAHold() throws {
    let hold = try gestures("tap 10,20 hold 900")
    #expect(hold.map(\.held) == [900])
    #expect(hold[0].isHold)
    #expect(try !gestures("down 10,20", "wait 900", "move 90,20 over 300", "up")[0].isHold)
  }

  @Test func aDragHasItsPath() throws {
    let drag = try gestures("down 10,20", "move 110,20 over 100", "up")[0]
    #expect(drag.isDrag)
    #expect(drag.paths[0].first == CGPoint(x: 10, y: 20) && drag.paths[0].last == CGPoint(x: 110, y: 20))
  }

  @Test func fingersThatAreDownTogetherAreOneGesture() throws {
    let all = try gestures("down 10,20 and 50,20", "move 0,20 and 60,20 over 50", "up finger 1 and finger 2", "tap 5,5")
    #expect(all.count == 2)
    #expect(all[0].paths.map(\.first) == [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 20)])
    #expect(all[0].isDrag)
  }

  @Test func aCallEndsTheGesture() throws {
    let call = try gestures("down 10,20", "wait 500", "interrupt", "up", "tap 10,20")
    #expect(call.map(\.isInterrupted) == [true, false])
    #expect(call[0].held == 500)
  }

  /// A signal is a gesture without paths: the finger that goes on has none in it.
  @Test func aFingerMayMoveAfterAShake() throws {
    let all = try gestures("down 10,20", "shake", "move 110,20 over 100", "up")
    #expect(all.map(\.paths.count) == [1, 0])
  }
}
