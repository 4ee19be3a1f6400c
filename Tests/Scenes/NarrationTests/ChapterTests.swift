import Foundation
import Testing
@testable import Narration
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

@Suite struct ChapterTests {
  private static func trace(_ script: String) throws -> Trace {
    let scene = try Scene.parse(
      """
      views:
        - { name: L, frame: 0 0 100 100, touches: handles }
        - { name: R, frame: 200 0 100 100, touches: handles }
      script:
      \(script)
      """, file: "chapters.yaml")
    let playback = Playback(scene)
    playback.playScript()
    return playback.trace
  }

  private static func titles(_ script: String, _ language: Language = .english) throws -> [String] {
    Chapter.chapters(of: try trace(script)).map { $0[language] }
  }

  @Test func aTapHasFourChapters() throws {
    #expect(try Self.titles("  - tap 5,5") == ["Arrival", "Hit test", "touchesBegan", "touchesEnded"])
    #expect(try Self.titles("  - tap 5,5", .simplifiedChinese) == ["到达", "命中测试", "touchesBegan", "touchesEnded"])
  }

  @Test func aSecondSearchThatIsShownIsAChapter() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P11"))
    playback.playScript(upTo: "began")
    #expect(
      Chapter.chapters(of: playback.trace).map { $0[.english] } == [
        "Arrival", "Hit test", "Hit test again", "touchesBegan",
      ])
  }

  @Test func movesInARowAreOneChapter() throws {
    #expect(
      try Self.titles("  - down 5,5\n  - move 50,50 over 100\n  - up") == [
        "Arrival", "Hit test", "touchesBegan", "moved × 6", "touchesEnded",
      ])
  }

  @Test func theArrivalOfALaterFingerHasItsNumber() throws {
    #expect(
      try Self.titles("  - down 5,5\n  - wait 50\n  - down 205,5 finger 2\n  - wait 9\n  - interrupt") == [
        "Arrival", "Hit test", "touchesBegan", "Finger 2", "Hit test", "touchesBegan", "touchesCancelled",
      ])
  }

  @Test func aTouchWithoutHitTestViewEndsWithItsSearch() throws {
    let chapters = Chapter.chapters(of: try Self.trace("  - tap 900,900\n  - wait 9\n  - tap 5,5"))
    #expect(chapters.map { $0[.english] }.prefix(4) == ["Arrival", "Hit test", "Arrival", "Hit test"])
    #expect(chapters.map(\.sequence) == [0, 0, 1, 1, 1, 1])
  }

  @Test func everyStepIsInOneChapter() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let playback = Playback(scene)
      playback.playScript()
      let chapters = Chapter.chapters(of: playback.trace)
      #expect(chapters.flatMap { Array($0.steps) } == Array(playback.trace.steps.indices), "\(scene.id)")
      for step in playback.trace.steps.indices {
        #expect(Chapter.chapter(at: step, of: chapters)?.steps.contains(step) == true)
      }
    }
    #expect(Chapter.chapters(of: Trace()).isEmpty)
  }

  @Test func ticksShowTheAnswersOfSteps() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P01"))
    playback.playScript()
    let ticks = playback.trace.steps.prefix(23).map { TickKind($0.kind) }
    #expect(
      ticks == [
        .plain, .plain, .inside, .inside, .inside, .inside, .inside, .outside, .plain, .inside, .inside, .plain, .plain,
        .plain, .result, .plain, .plain, .plain, .passes, .plain, .passes, .plain, .handled,
      ])
  }
}
