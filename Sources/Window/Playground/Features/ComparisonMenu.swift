import Foundation
import Narration
import Scenes
import TouchTrace

/// The scenes and the code that can stand beside the open scene: the scene or the code before the edits, the other variants,
/// other code that was shown, then all scenes of the sidebar.
struct ComparisonMenu {
  private struct Choice {
    enum Key: Equatable { case before, variant(String), scene(id: String), code(path: String) }

    var key: Key
    /// As the menu has it.
    var text: LocalizedText
  }

  private let context: FeatureContext
  private let code: CodeSession
  private let choices: [Choice]

  init(_ context: FeatureContext, _ code: CodeSession) {
    (self.context, self.code) = (context, code)
    choices = ComparisonMenu.choices(context, code)
  }

  private static func choices(_ context: FeatureContext, _ code: CodeSession) -> [Choice] {
    let playback = context.playback
    var choices: [Choice] = []
    if context.isEdited {
      choices.append(Choice(key: .before, text: CompareText.before.text))
    } else if playback.isOwnCode, code.before != nil {
      choices.append(Choice(key: .before, text: CompareText.beforeSaving.text))
    }
    choices += playback.otherVariants.map { Choice(key: .variant($0.name), text: $0.title) }
    choices += code.others(context).map {
      Choice(key: .code(path: $0.path), text: LocalizedText($0.lastPathComponent))
    }
    choices += context.files.all.filter { $0.id != playback.scene.id }
      .map { Choice(key: .scene(id: $0.id), text: $0.nameWithNumber) }
    return choices
  }

  /// The names of the choices.
  var names: [LocalizedText] { choices.map(\.text) }

  /// The index of the choice that stands beside the open scene; nil if it is none.
  func index(of partner: Comparison.Partner) -> Int? {
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

  /// Shows one of the choices.
  func choose(_ index: Int) -> [FeatureEffect] {
    guard choices.indices.contains(index) else { return [] }
    switch choices[index].key {
    case .before: return context.isEdited ? [.compare(.file)] : code.before.map { [.compare(.code($0))] } ?? []
    case .variant(let name): return [.compare(.variant(name))]
    case .scene(let id): return show(id: id)
    case .code(let path): return code.others(context).filter { $0.path == path }.map { .compareCode(at: $0) }
    }
  }

  /// Ends a comparison, or shows what belongs beside the open scene most, in this order: the saved file, if the scene was
  /// edited; another variant; for own code the last saved version, or else other code that was shown; the neighbor in the
  /// sidebar whose tree has more of the same names.
  func toggle() -> [FeatureEffect] {
    let playback = context.playback
    if context.comparison != nil { return [.endComparison] }
    if context.isEdited { return [.compare(.file)] }
    if let first = playback.otherVariants.first { return [.compare(.variant(first.name))] }
    if playback.isOwnCode, let before = code.before { return [.compare(.code(before))] }
    if playback.isOwnCode, let root = code.others(context).first { return [.compareCode(at: root)] }
    let neighbors = [1, -1].compactMap { context.files.neighbor(of: playback.scene.id, $0) }
      .compactMap(context.files.read)
    guard let nearest = neighbors.max(by: { kinship(of: $0) < kinship(of: $1) }) else {
      return [context.say(CompareText.nothingToCompare)]
    }
    return show(nearest, nearest.variant() ?? .unchanged)
  }

  /// Shows a scene of the sidebar in its first variant beside the open one.
  func show(id: String) -> [FeatureEffect] {
    guard let listed = context.files.all.first(where: { $0.id == id }) else { return [] }
    guard let scene = context.files.read(listed) else { return [context.say(CompareText.nothingToCompare)] }
    return show(scene, scene.variant() ?? .unchanged)
  }

  /// Shows a scene beside the open one. Its code, if it brings some, is compiled first.
  func show(_ scene: Scene, _ variant: Variant) -> [FeatureEffect] {
    scene.code == nil ? [.compare(.scene(scene, variant))] : [.compareCodeOf(scene)]
  }

  /// The share of names that two trees have in common, 0 to 1.
  private func kinship(of other: Scene) -> Double {
    let names = Set(context.playback.scene.views.map(\.name)), others = Set(other.views.map(\.name))
    return Double(names.intersection(others).count) / Double(max(names.union(others).count, 1))
  }
}

extension CodeSession {
  /// The code that was shown in this session without a scene, the last one first.
  fileprivate func others(_ context: FeatureContext) -> [URL] {
    opened.filter { root in root != self.root && !context.files.all.contains { $0.file?.path == root.path } }
  }
}

extension Playback {
  fileprivate var otherVariants: [Variant] { scene.variants.filter { $0.name != variant.name } }
}

extension SceneFiles {
  /// Nil if the scene cannot be read.
  fileprivate func read(_ listed: SceneSummary) -> Scene? { try? library.scene(listed.file?.path ?? listed.id) }
}

extension SceneSummary {
  /// `P17 The override`; without a lesson only the name.
  fileprivate var nameWithNumber: LocalizedText {
    guard lesson != nil else { return name }
    return LocalizedText(
      english: "\(id) \(name[.english])", simplifiedChinese: "\(id) \(name[.simplifiedChinese])")
  }
}
