import Foundation
import FuzzSupport
import LiveScenes
import Scenes
import TouchTrace

/// Everything that the commands do with a scene but draw it.
@MainActor struct SceneTour {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// The product of views and inputs up to which all variants are played, and of which all formats are written.
  private static let smallWork = 20_000

  private var work: Int { scene.views.count * (scene.script.inputs.count + 1) }

  func violation() -> Violation? {
    let isSmall = work <= Self.smallWork
    for variant in scene.variants.prefix(isSmall ? 4 : 1) { play(variant, isSmall) }
    return isSmall ? saved() : nil
  }

  private func play(_ variant: Variant, _ isSmall: Bool) {
    let playback = Playback(scene, variant: variant)
    playback.perform(scene.script.inputs)
    playback.advance(to: scene.script.duration + 1000)
    guard isSmall else { return }
    _ = TraceText.text(of: playback.trace)
    _ = TraceJSON.text(of: playback.trace, scene: scene.slug, variant: variant.name)
    _ = ConsoleLog.lines(of: playback.trace)
    _ = playback.stories
    _ = SceneCheck.failures(of: scene, variant: variant)
    let area = scene.size.width * scene.size.height
    if area <= 250_000 && scene.views.count <= 50 { _ = try? HitMap.map(of: LiveScene(scene, variant: variant)) }
  }

  /// A script that is written as a recording is one that can be played.
  private func saved() -> Violation? {
    do throws(TextError) {
      let script = try Script(recording: scene.script.inputs)
      return try Script(lines: script.lines) == script ? nil : Violation("another script", "from the recorded inputs")
    } catch {
      return Violation("not written as a script", error.description)
    }
  }
}
