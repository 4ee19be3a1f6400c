import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

// Two scenes side by side, as they are drawn.

extension Comparison {
  /// The state of both scenes.
  /// - Parameters:
  ///   - display: that of the open scene.
  ///   - hovered: the view under the pointer.
  ///   - finger: the finger whose arrows are shown; nil for that which came down last.
  ///   - showsDrawings: whether the partner's views look as own code draws them.
  ///   - menu: the choices of what stands beside the open scene.
  func state(
    of display: DisplayState, in playback: Playback, hovered: String?, finger: Int?, showsDrawings: Bool,
    _ menu: ComparisonMenu
  ) -> ComparisonState {
    var other = DisplayState(
      of: run.playback, mode: display.mode, finger: finger, selected: display.selected, hovered: hovered)
    other.showsDrawings = other.isOwnCode && showsDrawings
    (other.paths, other.isExploded, other.touchPreview) = (display.paths, display.isExploded, display.touchPreview)
    (other.invitationTime, other.isPlaying) = (display.invitationTime, display.isPlaying)
    var open = display
    (open.ghost, open.parting) = (nil, nil)
    let titles = titles(of: playback)
    var sides = [
      ComparisonState.Side(open, title: titles.open.long, shortTitle: titles.open.short),
      ComparisonState.Side(other, title: titles.other.long, shortTitle: titles.other.short),
    ]
    if isSwapped { sides.reverse() }
    var state = ComparisonState(
      sides: sides, openSide: openSide, alignment: alignment, chapters: chapters, stops: stops, cursor: cursor,
      difference: difference)
    state.makesPoint = playback.isPointMade
    (state.choices, state.choice) = (menu.names, menu.index(of: partner))
    return state
  }

  private typealias Title = (long: LocalizedText, short: LocalizedText)

  private func titles(of playback: Playback) -> (open: Title, other: Title) {
    let scene = playback.scene, variant = playback.variant
    switch partner {
    case .file:
      return (
        (CompareText.after.text, CompareText.shortAfter.text), (CompareText.before.text, CompareText.shortBefore.text)
      )
    case .variant(let name):
      let other = scene.variant(name) ?? .unchanged
      return ((variant.title, LocalizedText(variant.name)), (other.title, LocalizedText(other.name)))
    case .scene(let other, let otherVariant):
      return (Comparison.title(of: scene, variant), Comparison.title(of: other, otherVariant))
    case .code(let code) where code.isBefore:
      return (
        (CompareText.afterSaving.text, CompareText.shortAfter.text),
        (CompareText.beforeSaving.text, CompareText.shortBefore.text)
      )
    case .code(let code):
      return (Comparison.title(of: scene, variant), Comparison.title(of: code.scene, .unchanged))
    }
  }

  /// The name of a scene, and its variant unless that is the only or the first one.
  private static func title(of scene: Scene, _ variant: Variant) -> Title {
    let number = scene.lesson == nil ? "" : scene.id + " "
    let suffix =
      variant.name == scene.variants.first?.name
      ? ("", "") : (": " + variant.title[.english], "：" + variant.title[.simplifiedChinese])
    let name = scene.name
    let long = LocalizedText(
      english: number + name[.english] + suffix.0, simplifiedChinese: number + name[.simplifiedChinese] + suffix.1)
    return (long, scene.lesson == nil ? name : LocalizedText(scene.id))
  }
}
