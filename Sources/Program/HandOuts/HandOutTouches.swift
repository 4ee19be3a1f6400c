import Foundation
import Panels
import ScenePicture
import Scenes
import TouchTrace

/// One tap in each part of a screen at which a touch goes another way, on the scene as it is before its script.
enum HandOutTouches {
  /// The time for which the finger is down, and the time to wait for time-outs afterwards, in milliseconds.
  private static let held = 90, waited = 1_500

  /// Returns each part with the whole touch and the code at the moment that decides who wins, and the first end of own code.
  /// - Parameter progress: called with the part that is played, from 0 to 1.
  static func all<Stop: Error>(
    of scene: Scene, _ variant: Variant, progress: (Double) throws(Stop) -> Void
  ) throws(Stop) -> (answers: [(PointShape, DisplayState, CodeExcerpt?)], failure: RunFailure?) {
    var (places, failure) = places(of: scene, variant)
    let answers = try places.enumerated().map { index, shape throws(Stop) in
      try progress(Double(index) / Double(places.count))
      let playback = tapped(at: shape.middle, scene, variant)
      failure = failure ?? playback.failure
      return (shape, DisplayState(of: playback), decision(in: playback))
    }
    return (answers, failure)
  }

  /// Own code may change its answer at any point. Its regions are therefore those of the hit map.
  private static func places(of scene: Scene, _ variant: Variant) -> ([PointShape], RunFailure?) {
    let playback = Playback(scene, variant: variant)
    guard playback.isOwnCode else { return (SearchPlaces.all(of: scene, variant), nil) }
    let places = (playback.hitAreas?.areas ?? []).map(\.shape)
    return (places, playback.failure)
  }

  static func tap(at point: CGPoint, _ scene: Scene, _ variant: Variant) -> (DisplayState, CodeExcerpt?) {
    let playback = tapped(at: point, scene, variant)
    return (DisplayState(of: playback), decision(in: playback))
  }

  private static func tapped(at point: CGPoint, _ scene: Scene, _ variant: Variant) -> Playback {
    let playback = Playback(scene, variant: variant)
    let finger = { (phase: Input.Phase) in Input.touch(finger: 1, phase: phase, at: point, force: nil) }
    playback.play(
      [TimedInput(time: 0, input: finger(.began)), TimedInput(time: held, input: finger(.ended))],
      until: held + waited)
    return playback
  }

  /// The code of the last call that answered in the search. Values that depend on the very point are left out.
  private static func decision(in playback: Playback) -> CodeExcerpt? {
    let end = playback.trace.steps.firstIndex { if case .result = $0.kind { true } else { false } }
    guard let end else { return nil }
    let winner = playback.trace.steps[end].kind.hit
    let step = playback.trace.steps[..<end].lastIndex { step in
      if case .returned(let view, _) = step.kind { return winner == nil || view == winner }
      return false
    }
    guard let step else { return nil }
    playback.cursor = step + 1
    defer { playback.cursor = playback.trace.steps.count }
    var code = CodeExcerpt(DisplayState(of: playback, mode: .step))
    code?.values.removeAll { $0.name == "point" || $0.name == "p" }
    return code
  }
}

extension TraceStep.Kind {
  /// The view that a search found.
  fileprivate var hit: String? { if case .result(_, let view) = self { view } else { nil } }
}
