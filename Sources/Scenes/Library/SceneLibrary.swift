import Foundation

/// The lessons that come with the program, in their order, and the way from what a person types to a scene.
nonisolated public struct SceneLibrary: Sendable {
  /// The folder of the scene files.
  public let folder: URL
  /// The files in the order of their numbers.
  public let files: [URL]

  /// - Throws: `SceneError` that names the folder if it cannot be read.
  public init(folder: URL) throws(SceneError) {
    self.folder = folder
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      files = names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0) }
    } catch {
      throw SceneError(file: folder.path, "the folder of the bundled scenes cannot be read")
    }
  }

  /// The lessons beside the executable (`share/touchstone/samples`) when installed, else those of the build.
  /// - Throws: `SceneError` that names the folder if it is missing.
  @MainActor public static func bundled() throws(SceneError) -> SceneLibrary {
    for folder in installedFolders where FileManager.default.fileExists(atPath: folder.path) {
      return try SceneLibrary(folder: folder)
    }
    return try SceneLibrary(folder: Bundle.module.bundleURL.appendingPathComponent("samples"))
  }

  /// `PREFIX/share` for an executable in `PREFIX/bin`, and `share` beside the executable itself.
  private static var installedFolders: [URL] {
    guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [] }
    let place = executable.deletingLastPathComponent()
    return [place, place.deletingLastPathComponent()].map { $0.appendingPathComponent("share/touchstone/samples") }
  }

  /// What a list of the lessons shows, in order; much cheaper than the scenes themselves.
  /// - Throws: `SceneError` with everything that is wrong with any of the heads.
  public func lessons() throws(SceneError) -> [Lesson] {
    var lessons: [Lesson] = []
    for file in files { lessons.append(try Lesson(file: file)) }
    return lessons
  }

  /// All lessons, in order.
  /// - Throws: `SceneError` with everything that is wrong with any of them.
  public func scenes() throws(SceneError) -> [Scene] {
    var scenes: [Scene] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
      do throws(SceneError) {
        scenes.append(try Scene.load(file))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw SceneError(diagnostics) }
    return scenes
  }

  /// Finds a scene by id (`P01`), number (`1`), slug (`five-views`) or path.
  /// - Throws: `SceneError`; an unknown name gets the nearest known one.
  public func scene(_ name: String) throws(SceneError) -> Scene {
    if name.contains("/") || name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      return try Scene.load(URL(fileURLWithPath: name))
    }
    let wanted = name.lowercased()
    for file in files {
      let number = Scene.number(ofFile: file.lastPathComponent)
      let slug = Scene.slug(ofFile: file.lastPathComponent)
      if wanted == slug || (number != nil && [Int(wanted), Scene.lesson(wanted)].contains(number)) {
        return try Scene.load(file)
      }
    }
    let slugs = files.map { Scene.slug(ofFile: $0.lastPathComponent) }
    let hint =
      nearestName(to: name, among: slugs).map { "did you mean `\($0)`?" } ?? "`touchstone list` names them all."
    throw SceneError(file: name, "there is no such scene; \(hint) A file needs its path, such as `./\(name).yaml`")
  }
}

nonisolated extension Scene {
  /// `five-views` for `samples/01-five-views.yaml`.
  public static func slug(ofFile path: String) -> String {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    guard let dash = name.firstIndex(of: "-"), Int(name[..<dash]) != nil else { return name }
    return String(name[name.index(after: dash)...])
  }

  /// 1 for `01-five-views.yaml`.
  static func number(ofFile name: String) -> Int? {
    name.firstIndex(of: "-").flatMap { Int(name[..<$0]) }
  }

  /// 1 for `p01`.
  static func lesson(_ id: String) -> Int? {
    id.hasPrefix("p") ? Int(id.dropFirst()) : nil
  }
}
