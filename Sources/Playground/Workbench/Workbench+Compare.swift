import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// A second scene beside the open one. One hand touches both.

extension Workbench {
  /// Shows the scene beside the open one that belongs there most: an edited scene as its file has it; else another variant;
  /// else the neighbor in the sidebar whose tree has more of the same names. Shows the open scene alone if there are two.
  func toggleCompare() {
    if session.comparison != nil { return endComparison() }
    compare(with: naturalPartner)
  }

  /// Ends the comparison. The open scene stays where it is.
  private func endComparison() {
    cancelTouches()
    session.comparison = nil
  }

  /// Shows a scene beside the open one.
  func compare(with partner: Comparison.Partner?) {
    guard let partner else { return showStatus(CompareText.nothingToCompare[preferences.languages.first]) }
    cancelTouches()
    finishReplay()
    if isEditing { setMode(player.modeBeforeEditing) }
    if isPredicting { setMode(.live) }
    panels.endPreview()
    session.comparison = Comparison(playback, beside: partner)
    player.stop()
    session.followTrace()
  }

  /// Plays on with another scene beside the open one. `name` is a preset, its number or a path, and after the last `@` a
  /// variant.
  /// - Throws: `SceneError` if the scene cannot be read, `UnknownVariant` if it has no such variant.
  package func compare(with name: String) throws {
    let (scene, variant) = try files.library.sceneAndVariant(name)
    guard scene.isSame(as: playback.original) else { return compare(with: .scene(scene, variant)) }
    compare(with: .variant(variant.name))
  }

  // MARK: What can be compared

  /// What can stand beside the open scene, with the texts of the menu: the file, the other variants, then all scenes of the
  /// sidebar.
  private var choices: [(text: LocalizedText, partner: () -> Comparison.Partner?)] {
    var choices: [(text: LocalizedText, partner: () -> Comparison.Partner?)] = []
    if session.isEdited { choices.append((CompareText.before.text, { .file })) }
    for variant in playback.scene.variants where variant.name != playback.variant.name {
      choices.append((variant.title, { .variant(variant.name) }))
    }
    // Nothing can be tried on a copy of code.
    for listed in files.all where listed.id != playback.scene.id && listed.lesson != .apps {
      choices.append((listed.nameWithNumber, { self.partner(listed) }))
    }
    return choices
  }

  private var naturalPartner: Comparison.Partner? {
    if session.isEdited { return .file }
    let others = playback.scene.variants.filter { $0.name != playback.variant.name }
    if let first = others.first { return .variant(first.name) }
    let neighbors = [1, -1].compactMap { files.neighbor(of: playback.scene.id, $0).flatMap(partner) }
    return neighbors.max { kinship(of: $0) < kinship(of: $1) }
  }

  /// The share of names that two trees have in common, 0 to 1.
  private func kinship(of partner: Comparison.Partner) -> Double {
    guard case .scene(let other, _) = partner else { return 1 }
    let names = Set(playback.scene.views.map(\.name)), others = Set(other.views.map(\.name))
    return Double(names.intersection(others).count) / Double(max(names.union(others).count, 1))
  }

  /// Returns a scene of the sidebar in its first variant; nil if it cannot be read.
  func partner(_ listed: SceneSummary) -> Comparison.Partner? {
    guard let scene = try? files.library.scene(listed.file?.path ?? listed.id) else { return nil }
    return .scene(scene, scene.variant() ?? .unchanged)
  }

  /// Shows one of the choices of the menu.
  func compare(withChoice index: Int) {
    let choices = choices
    if choices.indices.contains(index) { compare(with: choices[index].partner()) }
  }

  /// The choice that stands beside the open scene.
  private func choice(of partner: Comparison.Partner) -> Int? {
    let others = playback.scene.variants.filter { $0.name != playback.variant.name }, first = session.isEdited ? 1 : 0
    switch partner {
    case .file: return session.isEdited ? 0 : nil
    case .variant(let name): return others.firstIndex { $0.name == name }.map { $0 + first }
    case .scene(let scene, _):
      let listed = files.all.filter { $0.id != playback.scene.id }
      return listed.firstIndex { $0.id == scene.id }.map { $0 + first + others.count }
    }
  }

  // MARK: The state that is drawn

  /// Returns the state of two scenes side by side.
  /// - Parameter display: that of the open scene.
  func comparisonState(_ comparison: Comparison, of display: DisplayState) -> ComparisonState {
    var other = DisplayState(
      of: comparison.run.playback, mode: display.mode, finger: view.focusedFinger, selected: pointer.selected,
      hovered: pointer.hovered)
    (other.paths, other.isExploded, other.touchPreview) = (display.paths, display.isExploded, display.touchPreview)
    (other.handTime, other.isPlaying) = (display.handTime, display.isPlaying)
    var open = display
    (open.ghost, open.parting) = (nil, nil)
    let titles = titles(of: comparison)
    var sides = [
      ComparisonState.Side(open, title: titles.open.long, shortTitle: titles.open.short),
      ComparisonState.Side(other, title: titles.other.long, shortTitle: titles.other.short),
    ]
    if comparison.isSwapped { sides.reverse() }
    var state = ComparisonState(
      sides: sides, openSide: comparison.openSide, alignment: comparison.alignment, chapters: comparison.chapters,
      stops: comparison.stops, cursor: comparison.cursor, difference: comparison.difference)
    state.choices = choices.map(\.text)
    state.choice = choice(of: comparison.partner)
    return state
  }

  private typealias Title = (long: LocalizedText, short: LocalizedText)

  private func titles(of comparison: Comparison) -> (open: Title, other: Title) {
    let scene = playback.scene, variant = playback.variant
    switch comparison.partner {
    case .file:
      return (
        (CompareText.after.text, CompareText.shortAfter.text), (CompareText.before.text, CompareText.shortBefore.text)
      )
    case .variant(let name):
      let other = scene.variant(name) ?? .unchanged
      return ((variant.title, LocalizedText(variant.name)), (other.title, LocalizedText(other.name)))
    case .scene(let other, let otherVariant):
      return (Workbench.title(of: scene, variant), Workbench.title(of: other, otherVariant))
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

  // MARK: The hand

  /// The side of two scenes at a point of the window.
  func side(at point: CGPoint) -> Int {
    let layout = appearance.layout
    return point.x < layout.part(0, of: layout.stage).maxX ? 0 : 1
  }

  func goTo(pair: Int) {
    setMode(.step)
    session.followTrace()
    session.cursor = pair
  }
}

extension SceneSummary {
  /// `P17 The override`; without a lesson only the name.
  fileprivate var nameWithNumber: LocalizedText {
    guard lesson != nil else { return name }
    return LocalizedText(
      english: "\(id) \(name[.english])", simplifiedChinese: "\(id) \(name[.simplifiedChinese])")
  }
}
