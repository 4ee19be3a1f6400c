import Foundation

extension LessonPlan {
  /// Reads the file of a plan.
  /// - Throws: `SceneError` with all problems.
  package static func load(_ file: URL, library: SceneLibrary) throws(SceneError) -> LessonPlan {
    let path = file.relativePath
    let text = try Scene.readText(file, named: path)
    var plan = try parse(text, file: path, folder: file.absoluteURL.deletingLastPathComponent(), library: library)
    plan.source = file
    return plan
  }

  /// Reads a plan from YAML.
  /// - Parameters:
  ///   - file: the name for error messages.
  ///   - folder: the folder to which the paths of scenes are relative.
  static func parse(
    _ text: String, file: String, folder: URL, library: SceneLibrary
  ) throws(SceneError) -> LessonPlan {
    guard let root = try Scene.compose(text, file: file) else {
      throw SceneError(file: file, "the file is empty; a lesson plan has `parts:`")
    }
    var reader = PlanReader(file: file, folder: folder, library: library)
    return try reader.read(root)
  }

  /// Whether a file holds a plan and not a scene: whether it has `parts:` and no views. False if it cannot be read.
  package static func isPlan(_ file: URL) -> Bool {
    guard let text = try? Scene.readText(file, named: file.path) else { return false }
    let keys = text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    return keys.contains("parts") && !keys.contains("views") && !keys.contains("windows")
  }

  /// Returns the file of a plan that a person names: its path, or the name of a plan that comes with the program.
  /// - Returns: nil if the name is not that of a plan.
  package static func file(named name: String, of library: SceneLibrary) -> URL? {
    if name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      let file = URL(fileURLWithPath: name)
      return isPlan(file) ? file : nil
    }
    return bundledFiles(of: library).first { $0.deletingPathExtension().lastPathComponent == name.lowercased() }
  }

  /// The plans that come with the program, in the order of their names.
  package static func bundledFiles(of library: SceneLibrary) -> [URL] {
    files(in: library.folder.appendingPathComponent("plans"))
  }

  /// The plans in a folder, in the order of their names.
  package static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0) }.filter(isPlan)
  }
}
