import Files
import Foundation
import Yams

/// Makes a plan from a file's YAML. The scenes of its parts are read, too, so that a plan that opens can be taught to its
/// end.
struct PlanReader {
  private let report: DiagnosticList
  private let texts: SceneReader
  private let library: SceneLibrary
  /// The folder to which the paths of scenes are relative.
  private let folder: URL
  /// The scenes that were read, by what the plan calls them: a plan can name one scene in each of very many parts.
  private var scenes: [String: Scene] = [:]

  static let keys = ["title", "parts"]
  static let partKeys = ["scene", "variant", "title", "minutes", "ask", "notes"]
  private static let mostMinutes = 600

  init(file: String, folder: URL, library: SceneLibrary) {
    texts = SceneReader(file: file)
    (report, self.folder, self.library) = (texts.report, folder, library)
  }

  /// - Throws: `SceneError` with all problems.
  mutating func read(_ root: Node) throws(SceneError) -> LessonPlan {
    guard let fields = Fields(root, of: "a lesson plan", keys: PlanReader.keys, report) else {
      throw report.error ?? SceneError(file: report.file, "the file has no lesson plan")
    }
    let parts = fields.list("parts")
    if parts.isEmpty { report.error("a lesson plan has at least one part, such as `- scene: five-views`", at: root) }
    let name = Scene.slug(ofFile: report.file)
    let plan = LessonPlan(
      title: texts.readText(fields, "title") ?? LocalizedText(name), parts: parts.compactMap { readPart($0) })
    if let error = report.error { throw error }
    return plan
  }

  private mutating func readPart(_ node: Node) -> LessonPlan.Part? {
    guard let fields = Fields(node, of: "a part", keys: PlanReader.partKeys, report) else { return nil }
    guard let scene = readScene(fields) else { return nil }
    return LessonPlan.Part(
      title: texts.readText(fields, "title") ?? scene.name, scene: name(of: scene),
      variant: readVariant(fields, of: scene).name, minutes: readMinutes(fields), questions: readQuestions(fields),
      notes: fields.list("notes").compactMap { texts.readText($0, of: "a note") })
  }

  /// Reads the scene of a part: a preset, or a file beside the plan.
  private mutating func readScene(_ fields: Fields) -> Scene? {
    guard let node = fields["scene"], let text = node.text(for: "`scene`", report) else {
      if fields["scene"] == nil {
        report.error("a part needs `scene:`, the name of a preset or the path of a scene file", at: fields.node)
      }
      return nil
    }
    if let scene = scenes[text] { return scene }
    let isPath = text.contains("/") || text.hasSuffix(".yaml") || text.hasSuffix(".yml")
    do throws(SceneError) {
      let scene = try library.scene(isPath ? folder.appendingPathComponent(text).standardizedFileURL.path : text)
      scenes[text] = scene
      return scene
    } catch {
      let reason = error.diagnostics.first?.text ?? "\(error)"
      report.error("the scene `\(text)` cannot be read: \(reason)", at: node)
      return nil
    }
  }

  private func name(of scene: Scene) -> String {
    let isPreset = scene.source?.isInside(library.folder) ?? true
    return isPreset ? scene.id : scene.source?.path ?? scene.id
  }

  private func readVariant(_ fields: Fields, of scene: Scene) -> Variant {
    let variant: Variant? = fields.value("variant") { name throws(TextError) in
      guard let variant = scene.variants.first(where: { $0.name == name }) else {
        let known = scene.variants.map(\.name)
        throw TextError("`\(scene.slug)` has no variant `\(name)`\(suggestion(for: name, among: known))")
      }
      return variant
    }
    return variant ?? scene.variants[0]
  }

  private func readMinutes(_ fields: Fields) -> Int? {
    fields.value("minutes") { text throws(TextError) in
      guard let minutes = Int(text), (1...PlanReader.mostMinutes).contains(minutes) else {
        throw TextError("`minutes` is a number from 1 to \(PlanReader.mostMinutes), not `\(text)`")
      }
      return minutes
    }
  }

  /// `all`, which is the default, `none`, or a list of kinds.
  private func readQuestions(_ fields: Fields) -> [QuestionKind] {
    guard let node = fields["ask"] else { return QuestionKind.allCases }
    if case .scalar(let scalar) = node {
      switch scalar.string {
      case "all": return QuestionKind.allCases
      case "none": return []
      default: break
      }
    }
    let names: [Node] = if case .sequence(let sequence) = node { Array(sequence) } else { [node] }
    let kinds = names.compactMap { node -> QuestionKind? in
      guard let text = node.text(for: "`ask`", report) else { return nil }
      return report.attempt(at: node) { () throws(TextError) in
        guard let kind = QuestionKind(rawValue: text) else {
          let known = QuestionKind.allCases.map(\.rawValue) + ["all", "none"]
          throw TextError("there is no question `\(text)`\(suggestion(for: text, among: known))")
        }
        return kind
      }
    }
    return QuestionKind.allCases.filter(kinds.contains)
  }
}
