import Scenes
import TouchTrace

/// Turns what happens in a scene into expectations.
enum ExpectationCapture {
  /// Returns what the scene's own script does, at each of its marks and at its end, for all variants.
  static func expectations(of scene: Scene) -> [Expectation] {
    scene.variants.flatMap { variant in
      let playback = Playback(scene, variant: variant)
      playback.playScript()
      let name = variant.name == scene.variant()?.name ? nil : variant.name
      return (scene.script.marks + [Expectation.end]).compactMap { mark -> Expectation? in
        guard let segment = TraceSegment(of: playback.trace, at: mark) else { return nil }
        let nothing = Expectation(mark: mark, variant: name)
        let expectation = segment.described(by: nothing).writable(in: scene)
        return expectation == nothing ? nil : expectation
      }
    }
  }
}

extension TraceSegment {
  /// Returns the expectation `nothing` with all properties that this segment has a value for.
  fileprivate func described(by nothing: Expectation) -> Expectation {
    var expectation = nothing
    expectation.hit = hit?.value
    expectation.order = order.map { Expectation.Question($0.value.view, $0.value.answer) }.unlessEmpty
    expectation.chain = chain.map(\.value).unlessEmpty
    expectation.handled = handler?.value
    expectation.phases = phases.map(\.value).unlessEmpty
    expectation.gestures = gestures.map(\.value).unlessEmpty
    expectation.actions = actions.map(\.value.withoutReceiver).unlessEmpty
    return expectation
  }
}

extension Expectation.SentAction {
  /// The action without its receiver: the expected responder chain already determines the receiver.
  fileprivate var withoutReceiver: Expectation.SentAction {
    var action = self
    action.receiver = nil
    return action
  }
}

extension Array {
  fileprivate var unlessEmpty: [Element]? { isEmpty ? nil : self }
}
