import Canvas
import Files
import Foundation
import Scenes

/// The layers that a suite compares, and its rules: the content of the file `touchstone.yaml` at its root, or the
/// defaults.
///
/// The command line, `SceneTesting` and therefore every workflow read the same file.
package struct SuiteConfiguration: Equatable, Sendable {
  /// The name of the file.
  package static let fileName = "touchstone.yaml"

  /// Whether a file has this name.
  package static func isConfiguration(_ file: URL) -> Bool { file.lastPathComponent == fileName }

  /// The file; nil if the suite has none.
  package var file: URL?
  package var layers = SuiteOptions().layers
  package var frames = SuiteOptions().frames
  package var appearance = SuiteOptions().appearance
  package var rules = SuiteOptions().rules
  /// The files and folders that are tested when no path is given, relative to the file's folder.
  var paths: [String] = []
  /// Patterns of YAML files that are not scenes, relative to the file's folder.
  var ignored: [String] = []

  /// The defaults.
  package init() {}

  /// Returns options that compare what the configuration says.
  package var options: SuiteOptions {
    var options = SuiteOptions()
    (options.layers, options.frames, options.appearance, options.rules) = (layers, frames, appearance, rules)
    return options
  }

  /// The root of the suite; nil without a file.
  private var root: URL? { file?.deletingLastPathComponent() }

  /// The paths that are tested when none is given: those of the file, or its folder.
  var ownPaths: [String] {
    guard let root else { return [] }
    return paths.isEmpty ? [root.shownPath] : paths.map { root.appending(path: $0).shownPath }
  }

  /// Returns whether a file is listed as something else than a scene.
  func ignores(_ url: URL) -> Bool {
    guard let root else { return false }
    let folder = root.standardizedFileURL.path + "/", path = url.standardizedFileURL.path
    guard path.hasPrefix(folder) else { return false }
    return ignored.contains { fnmatch($0, String(path.dropFirst(folder.count)), FNM_PATHNAME | FNM_PERIOD) == 0 }
  }
}

extension SuiteConfiguration {
  /// Returns the configuration of the suite that the paths belong to.
  /// - Parameter names: paths, or names of presets; empty for the suite of the current folder.
  /// - Throws: `SceneError` if the file is not as it should be, or if the paths belong to several suites.
  package static func load(for names: [String]) throws(SceneError) -> SuiteConfiguration {
    let places = names.isEmpty ? [FileManager.default.currentDirectoryPath] : names
    let files = places.map { find(for: URL(fileURLWithPath: $0)) }
    guard let file = files[0] else {
      if let other = files.compactMap(\.self).first { throw several(names, [nil, other]) }
      return SuiteConfiguration()
    }
    if let other = files.firstIndex(where: { $0 != file }) { throw several(names, [file, files[other]]) }
    return try read(file)
  }

  private static func several(_ names: [String], _ files: [URL?]) -> SceneError {
    let found = files.map { $0.map(\.shownPath) ?? "none" }.joined(separator: ", ")
    return SceneError([
      Diagnostic(
        file: names.joined(separator: " "),
        message: "these belong to several suites, whose \(fileName) differ (\(found)); test one after the other")
    ])
  }

  /// Returns the file of the suite that a scene or a folder belongs to: the nearest one in its folder and the folders above,
  /// up to that of a git repository. Nil if there is none, or no such scene or folder.
  private static func find(for url: URL) -> URL? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    // As the search for scenes does, so that patterns and paths fit together.
    var folder = url.resolvingSymlinksInPath()
    if !isFolder.boolValue { folder.deleteLastPathComponent() }
    while true {
      let file = folder.appending(path: fileName, directoryHint: .notDirectory)
      if FileManager.default.fileExists(atPath: file.path) { return URL(fileURLWithPath: file.path) }
      let isRoot = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      // The path of a folder that is gone has no root above it.
      guard !isRoot, folder.path != "/", parent.path.utf8.count < folder.path.utf8.count else { return nil }
      folder = parent
    }
  }
}
