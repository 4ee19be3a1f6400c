import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// A second scene beside the open one. Each touch happens in both.

extension Workbench {
  /// Chooses the scene to show beside the open one, in this order: the saved file, if the scene was edited; another
  /// variant; for own code the last saved version, or else other code that was shown; the neighbor in the sidebar whose
  /// tree has more of the same names. Shows the open scene alone if there are two.
  func toggleCompare() {
    if session.comparison != nil { return endComparison() }
    compareNaturally()
  }

  /// Ends the comparison. The open scene stays where it is.
  private func endComparison() {
    cancelTouches()
    session.comparison = nil
  }

  /// Shows a scene beside the open one.
  func compare(with partner: Comparison.Partner) {
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
  /// variant; or the path of own code, which is compiled first.
  /// - Parameter allowsCode: whether the scene may run code that it brings, even if it is no preset.
  /// - Throws: `SceneError` if the scene cannot be read, `UnknownVariant` if it has no such variant, `RunFailure` if it brings
  ///   code that is not allowed.
  package func compare(with name: String, allowingCode allowsCode: Bool = false) throws {
    let file = URL(fileURLWithPath: name)
    if FileManager.default.fileExists(atPath: name), file.isOwnCode { return compareWithCode(at: file) }
    let (scene, variant) = try files.library.sceneAndVariant(name)
    if allowsCode, let file = scene.codeFile { sceneCode.allowed[file.path] = .anyContent }
    guard mayRunCode(of: scene) else { throw RunFailure(.notAllowed) }
    guard scene.isSame(as: playback.original) else { return compare(with: scene, variant) }
    compare(with: .variant(variant.name))
  }

  private func compare(with scene: Scene, _ variant: Variant) {
    if scene.code == nil { compare(with: .scene(scene, variant)) } else { compareWithCode(of: scene) }
  }

  // MARK: What can be compared

  /// Something that can stand beside the open scene.
  private struct Choice {
    enum Key: Equatable { case before, variant(String), scene(id: String), code(path: String) }

    var key: Key
    /// As the menu has it.
    var text: LocalizedText
    var show: () -> Void
  }

  /// The scene or the code before the edits, the other variants, other code that was shown, then all scenes of the sidebar.
  private var choices: [Choice] {
    var choices: [Choice] = []
    if session.isEdited {
      choices.append(Choice(key: .before, text: CompareText.before.text) { self.compare(with: .file) })
    } else if showsCode, let before = sceneCode.before {
      choices.append(Choice(key: .before, text: CompareText.beforeSaving.text) { self.compare(with: .code(before)) })
    }
    for variant in playback.scene.variants where variant.name != playback.variant.name {
      choices.append(
        Choice(key: .variant(variant.name), text: variant.title) { self.compare(with: .variant(variant.name)) })
    }
    for root in otherCode {
      let name = LocalizedText(root.lastPathComponent)
      choices.append(Choice(key: .code(path: root.path), text: name) { self.compareWithCode(at: root) })
    }
    for listed in files.all where listed.id != playback.scene.id {
      choices.append(Choice(key: .scene(id: listed.id), text: listed.nameWithNumber) { self.compare(with: listed) })
    }
    return choices
  }

  /// The code that was shown in this session without a scene, the last one first.
  private var otherCode: [URL] {
    sceneCode.opened.filter { root in root != code && !files.all.contains { $0.file?.path == root.path } }
  }

  /// Shows what belongs there most; see `toggleCompare()`.
  private func compareNaturally() {
    let others = playback.scene.variants.filter { $0.name != playback.variant.name }
    if session.isEdited { return compare(with: .file) }
    if let first = others.first { return compare(with: .variant(first.name)) }
    if showsCode, let before = sceneCode.before { return compare(with: .code(before)) }
    if showsCode, let root = otherCode.first { return compareWithCode(at: root) }
    let neighbors = [1, -1].compactMap { files.neighbor(of: playback.scene.id, $0) }.compactMap(readScene)
    guard let nearest = neighbors.max(by: { kinship(of: $0) < kinship(of: $1) }) else {
      return showStatus(CompareText.nothingToCompare[preferences.languages.first])
    }
    compare(with: nearest, nearest.variant() ?? .unchanged)
  }

  /// The share of names that two trees have in common, 0 to 1.
  private func kinship(of other: Scene) -> Double {
    let names = Set(playback.scene.views.map(\.name)), others = Set(other.views.map(\.name))
    return Double(names.intersection(others).count) / Double(max(names.union(others).count, 1))
  }

  /// Shows a scene of the sidebar in its first variant beside the open one.
  func compare(with listed: SceneSummary) {
    guard let scene = readScene(listed) else {
      return showStatus(CompareText.nothingToCompare[preferences.languages.first])
    }
    compare(with: scene, scene.variant() ?? .unchanged)
  }

  /// Nil if the scene cannot be read.
  private func readScene(_ listed: SceneSummary) -> Scene? {
    try? files.library.scene(listed.file?.path ?? listed.id)
  }

  /// Shows one of the choices of the menu.
  func compare(withChoice index: Int) {
    let choices = choices
    if choices.indices.contains(index) { choices[index].show() }
  }

  /// The choice that stands beside the open scene.
  private func choice(of partner: Comparison.Partner) -> Int? {
    let key: Choice.Key =
      switch partner {
      case .file: .before
      case .variant(let name): .variant(name)
      case .scene(let scene, _): .scene(id: scene.id)
      case .code(let code):
        code.isBefore ? .before : code.scene.code == nil ? .code(path: code.root.path) : .scene(id: code.scene.id)
      }
    return choices.firstIndex { $0.key == key }
  }

  // MARK: The state that is drawn

  /// Returns the state of two scenes side by side.
  /// - Parameter display: that of the open scene.
  func comparisonState(_ comparison: Comparison, of display: DisplayState) -> ComparisonState {
    var other = DisplayState(
      of: comparison.run.playback, mode: display.mode, finger: view.focusedFinger, selected: pointer.selected,
      hovered: pointedView)
    other.showsDrawings = other.isOwnCode && view.showsDrawings
    (other.paths, other.isExploded, other.touchPreview) = (display.paths, display.isExploded, display.touchPreview)
    (other.invitationTime, other.isPlaying) = (display.invitationTime, display.isPlaying)
    other.fileNotice = comparison.notice
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
    state.makesPoint = isPointMade
    state.choices = choices.map { $0.text }
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
    case .code(let code) where code.isBefore:
      return (
        (CompareText.afterSaving.text, CompareText.shortAfter.text),
        (CompareText.beforeSaving.text, CompareText.shortBefore.text)
      )
    case .code(let code):
      return (Workbench.title(of: scene, variant), Workbench.title(of: code.scene, .unchanged))
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

  // MARK: Compared touches

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
