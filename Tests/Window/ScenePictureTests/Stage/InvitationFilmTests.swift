import Foundation
@testable import ScenePicture
@testable import Scenes
import Testing

/// An invitation while it plays.
struct InvitationFilmTests {
  private func film(_ lines: String...) throws -> InvitationFilm {
    InvitationFilm(try Script(lines: lines.map { try ScriptLine.parse($0) }).gestures)
  }

  /// Returns the moments of a film, 60 a second.
  private func moments(_ film: InvitationFilm) -> [InvitationMoment] {
    stride(from: 0, to: film.duration, by: 1.0 / 60).compactMap { film.moment(at: $0) }
  }

  @Test func theHandComesPressesAndLifts() throws {
    let all = moments(try film("tap 100,200"))
    #expect(all.first?.fingers == [CGPoint(x: 160, y: 290)] && all.first?.isDown == false)
    let presses = all.filter(\.isDown)
    #expect(!presses.isEmpty && presses.allSatisfy { $0.fingers == [CGPoint(x: 100, y: 200)] })
    #expect(all.last?.isDown == false)
  }

  @Test func aDoubleTapPressesTwice() throws {
    let down = moments(try film("tap 100,200 taps 2")).map(\.isDown)
    #expect(zip(down, down.dropFirst()).count { !$0 && $1 } == 2)
  }

  @Test func aDragDrawsItsPathInOrder() throws {
    let all = moments(try film("down 10,20", "move 110,20 over 100", "up")).filter(\.isDown)
    let places = all.map { $0.fingers[0].x }
    #expect(places == places.sorted() && places.first == 10 && Set(places).count > 30)
    #expect(all.last.map { $0.trails[0].count > 2 && $0.fingers[0].x > 100 } == true)
  }

  @Test func theClockSweepsOnceWhileTheFingerRests() throws {
    let shares = moments(try film("down 10,20", "wait 900")).filter(\.isDown).map(\.held)
    #expect(shares == shares.sorted() && shares.first.map { $0 < 0.1 } == true && shares.last == 1)
  }

  @Test func aCallComesAfterTheHold() throws {
    let all = moments(try film("down 10,20", "wait 600", "interrupt"))
    let call = try #require(all.firstIndex { $0.isInterrupted })
    #expect(all[call - 1].held > 0.9 && all[call...].allSatisfy { $0.isInterrupted })
  }

  @Test func twoFingersMoveTogetherAndSignalsAreInOrder() throws {
    let film = try film("down 10,20 and 50,20", "move 0,20 and 60,20 over 50", "up finger 1 and finger 2", "shake")
    let all = moments(film)
    #expect(all.allSatisfy { $0.fingers.count == ($0.gesture == 0 ? 2 : 0) })
    let pairs = all.filter { $0.gesture == 0 && $0.isDown }
    #expect(!pairs.isEmpty && pairs.allSatisfy { abs($0.fingers[0].x + $0.fingers[1].x - 60) < 0.001 })
    #expect(Set(all.map(\.gesture)) == [0, 1])
    #expect(film.moment(at: film.duration) == nil)
  }

  @Test func theFilmOfAnyGestureIsShort() throws {
    #expect(try film("tap 10,20 hold 60000").duration < 5)
  }
}
