import Foundation
@testable import LiveScenes
@testable import Scenes
@testable import TestSupport
import Testing
@testable import TouchTrace
@testable import UIKitCore

/// A live scene made from a state behaves like the one whose state it is.
struct LiveStateTests {
  /// Goes from each quiet place on with a live scene made from the state there, in every preset and variant.
  @Test(.slow) func everyPresetGoesOnFromEachOfItsStatesAsBefore() throws {
    var states = 0
    for (scene, variant) in try SessionFixture.cases().sample(every: 2) {
      let inputs = SessionFixture.inputs(of: scene, rounds: 2)
      let live = LiveScene(scene, variant: variant), recorder = TraceRecorder(live)
      live.application.observer = recorder
      var fingers: Set<Int> = [], rest = inputs[...]
      while let first = rest.first {
        if fingers.isEmpty, let state = live.state {
          states += 1
          expect(state, of: scene, variant, toGoOnWith: rest, after: inputs[..<rest.startIndex])
        }
        let group = rest.prefix { $0.time == first.time }
        recorder.time = first.time
        live.play(group)
        group.forEach { fingers.follow($0.input) }
        rest = rest.dropFirst(group.count)
      }
    }
    #expect(states > (Exhaustive.isOn ? 150 : 60))
  }

  private func expect(
    _ state: LiveState, of scene: Scene, _ variant: Variant, toGoOnWith rest: ArraySlice<TimedInput>,
    after before: ArraySlice<TimedInput>
  ) {
    let restored = LiveScene(scene, variant: variant, in: state)
    #expect(restored.state == state, "\(scene.id) \(variant.name) after \(before.count) inputs")
    let whole = LiveScene(scene, variant: variant)
    whole.play(before)
    let texts = [restored, whole].map { live in
      let recorder = TraceRecorder(live)
      live.application.observer = recorder
      live.play(rest)
      return recorder.trace
    }
    #expect(texts[0].steps == texts[1].steps, "\(scene.id) \(variant.name) after \(before.count) inputs")
    #expect(texts[0].trees == texts[1].trees, "\(scene.id) \(variant.name) after \(before.count) inputs")
  }

  @Test func thereIsNoStateWhileAFingerIsDownOrSomethingIsDue() throws {
    let scene = try SceneLibrary.bundled().scene("P31"), live = LiveScene(scene)
    #expect(live.state != nil)
    for (timed, isQuiet) in zip(scene.script.inputs.prefix(1), [false]) {
      live.play([timed])
      #expect((live.state != nil) == isQuiet)
    }
  }

  @Test func theLastEditOfEachPropertyIsPartOfTheState() throws {
    let scene = try SceneLibrary.bundled().scene("P01"), live = LiveScene(scene)
    for (time, edit) in ["E.alpha 0.5", "D.isHidden true", "E.alpha 0.25", "B.frame 1 2 30 40"].enumerated() {
      live.play([TimedInput(time: time, input: .set(try Edit.parse(edit)))])
    }
    live.play([TimedInput(time: 10, input: .front("B"))])
    let state = try #require(live.state)
    #expect(state.edits.map(\.description) == ["D.isHidden true", "E.alpha 0.25", "B.frame 1 2 30 40"])
    let restored = LiveScene(scene, variant: .unchanged, in: state)
    #expect(TreeSnapshot(of: restored) == TreeSnapshot(of: live))
    #expect(TreeSnapshot(of: restored).node("A")?.subviews.last == "B")
  }
}
