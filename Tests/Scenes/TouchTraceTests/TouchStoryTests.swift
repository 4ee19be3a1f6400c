import Foundation
@testable import LiveScenes
@testable import Scenes
import Testing
@testable import TouchTrace
@testable import UIKitCore

/// What the steps of a trace tell about one finger.
struct TouchStoryTests {
  private func story(_ scene: String, tap x: CGFloat, _ y: CGFloat, variant: String? = nil) throws -> TouchStory {
    let scene = try SceneLibrary.bundled().scene(scene)
    let playback = Playback(scene, variant: scene.variant(variant))
    playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: x, y: y), force: nil), at: 0)
    playback.perform(.touch(finger: 1, phase: .ended, at: CGPoint(x: x, y: y), force: nil), at: 90)
    return TouchStory(of: 1, in: playback.trace, at: playback.cursor)
  }

  @Test func itNumbersTheViewsInTheOrderOfAsking() throws {
    let story = try story("P01", tap: 262, 424)
    #expect(["W", "A", "C", "E", "D", "B"].map { story.number(of: $0) } == [1, 2, 3, 4, nil, nil])
    #expect(story.asked.map(\.by) == [nil, "W", "A", "C"])
    #expect(story.result == .view("E"))
  }

  @Test func anAnswerOutsideHasTheDistanceOfThePoint() throws {
    let story = try story("P16", tap: 180, 226)
    guard case .outside(let miss?) = story.question(of: "yellow")?.answer else {
      Issue.record("yellow was not outside")
      return
    }
    #expect(miss.side == .above && miss.distance == 34)
    #expect(story.result == .view("behind"))
  }

  /// The list glides between the touches, without a report.
  @Test func theTreeOfATouchIsThatOfItsTime() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P53"))
    playback.playScript()
    var offsets: Set<CGFloat> = []
    for step in playback.trace.steps {
      guard case .ask(view: "list", _, let point) = step.kind else { continue }
      let bounds = try #require(playback.trace.trees[step.tree].node("list")?.bounds)
      offsets.insert(bounds.minY)
      #expect(bounds.contains(point), "\(bounds) at \(step.time)")
    }
    #expect(offsets.count > 1)
  }

  @Test func aViewThatAnAnimatorMovesIsInTheTreeWhereATouchFindsIt() throws {
    let scene = try Scene.parse("views:\n  - { name: V, frame: [0, 0, 40, 40] }\n", file: "flight.yaml")
    let run = LiveSceneRun(LiveScene(scene)), view = try #require(run.live.view(named: "V"))
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }.startAnimation()
    for time in [500, 900] {
      let down = Input.touch(finger: time, phase: .began, at: CGPoint(x: 95, y: 5), force: nil)
      run.play([TimedInput(time: time, input: down)])
    }
    let found = run.trace.steps.compactMap { step in
      if case .result(_, let name?) = step.kind {
        "\(name) \(Int(run.trace.trees[step.tree].node("V")?.corners[0].x ?? 0))"
      } else {
        nil
      }
    }
    #expect(found == ["W 50", "V 90"])
  }

  @Test func aClosedGateIsASkippedAnswer() throws {
    let story = try story("P05", tap: 180, 250)
    #expect(story.question(of: "cover")?.answer == .skipped(.hidden))
    #expect(story.question(of: "coverChild") == nil)
  }

  @Test func anOverrideAnswersWithoutPointInside() throws {
    let question = try story("P17", tap: 180, 226).question(of: "yellow")
    #expect(question?.isOverride == true)
    #expect(question?.answer == .overridden)
    #expect(question?.hit == .view("button"))
  }

  @Test func theChainEndsAtTheHandler() throws {
    let story = try story("P01", tap: 262, 424)
    #expect(story.chain.map(\.responder) == ["E", "C", "A", "ViewController"])
    #expect(story.chain.map(\.state) == [.passesOn, .passesOn, .passesOn, .handles])
    #expect(story.handler == "ViewController" && !story.isDropped)
  }

  @Test func aTouchWithoutHandlerIsDropped() throws {
    let story = try story("P22", tap: 180, 270)
    #expect(story.isDropped && story.handler == nil)
    #expect(story.chain.count == 9)
  }

  @Test func aFingerWithoutHitTestViewEndsAtOnce() throws {
    let scene = try SceneLibrary.bundled().scene("P09")
    let playback = Playback(scene)
    playback.playScript()
    #expect(TouchStory(of: 1, in: playback.trace, at: playback.cursor).result == .nobody)
    #expect(!TouchStory(of: 1, in: playback.trace, at: playback.cursor).isDown)
    playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 100, y: 100), force: nil), at: 5_000)
    #expect(TouchStory.fingers(in: playback.trace, at: playback.cursor) == [1])
    #expect(TouchStory(of: 1, in: playback.trace, at: playback.cursor).result == .view("root"))
  }

  @Test func anInterruptCancelsTheChain() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P01"))
    playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 200, y: 170), force: nil), at: 0)
    playback.perform(.interrupt, at: 40)
    let story = TouchStory(of: 1, in: playback.trace, at: playback.cursor)
    #expect(story.phase == .cancelled && !story.isDown)
    #expect(story.chain.map(\.state) == [.cancelled, .cancelled, .cancelled])
    #expect(story.chain.map(\.responder) == ["B", "A", "ViewController"])
  }
}
