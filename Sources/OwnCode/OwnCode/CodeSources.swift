import AppFiles
import Files
import Foundation

/// The Swift files of a person: one file, or all in a folder.
package struct CodeSources: Equatable, Sendable {
  /// The file or folder.
  package let root: String
  /// With their paths as messages show them, sorted by path.
  package let files: [(path: String, text: String)]

  /// The most files of a folder, the most bytes of all files, and the most names that are looked at in a folder.
  private static let mostFiles = 1_000, mostBytes = 20_000_000
  static let mostNames = 200_000

  package static func == (one: CodeSources, other: CodeSources) -> Bool {
    one.root == other.root && one.files.elementsEqual(other.files, by: ==)
  }

  /// Whether a path is code: a Swift file, or a folder with Swift files and without scenes. Other tools have their YAML files there, too.
  package static func isCode(_ path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    guard URL(filePath: path).isFolder else { return path.hasSuffix(".swift") }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    if names.contains(where: { isScene(path + "/" + $0) }) { return false }
    if Playground(path) != nil { return true }
    return NamesBelow(path, most: 20_000).contains { isSource($0, in: path) || Playground.isOne($0) }
  }

  /// A folder can be called `Dial.swift`, as repositories are.
  private static func isSource(_ name: String, in folder: String) -> Bool {
    CodeFiles.isSource((name as NSString).lastPathComponent) && !URL(filePath: folder + "/" + name).isFolder
  }

  private static func isScene(_ path: String) -> Bool {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"), let data = try? RegularFile(path).read(upTo: 1_000_000)
    else { return false }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
      ["views:", "windows:", "code:"].contains(where: line.hasPrefix)
    }
  }

  /// Reads the files.
  /// - Throws: `CodeProblems`.
  package init(_ root: String) throws(CodeProblems) {
    self.root = root
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw CodeProblems("there is no such file or folder", path: root)
    }
    let playground = Playground(root)
    let paths = try playground?.paths() ?? (isFolder.boolValue ? Self.paths(in: root) : [root])
    guard !paths.isEmpty else {
      let names = Playground.all(in: root).joined(separator: ", ")
      guard names.isEmpty else {
        throw CodeProblems(
          "the folder has no Swift files but those of playgrounds; open one of them: \(names)", path: root)
      }
      throw CodeProblems("the folder has no Swift files", path: root)
    }
    guard paths.count <= Self.mostFiles else {
      throw CodeProblems(
        "the folder has \(paths.count) Swift files; at most \(Self.mostFiles) can be opened", path: root)
    }
    var files: [(path: String, text: String)] = [], bytes = 0
    for path in paths {
      // Nobody else has chosen a single file.
      if path != root { try Self.check(path, liesIn: playground?.folder ?? root) }
      let data = try Self.contents(of: path, upTo: Self.mostBytes - bytes + 1)
      bytes += data.count
      guard bytes <= Self.mostBytes else {
        throw CodeProblems("the files have more than \(Self.mostBytes / 1_000_000) MB", path: root)
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw CodeProblems("the file is not UTF-8 text", path: path, line: Self.firstBadLine(data))
      }
      files.append((path, text))
    }
    self.files = files
  }

  /// - Throws: `CodeProblems` for a link that leads out of the folder.
  private static func check(_ path: String, liesIn folder: String) throws(CodeProblems) {
    let place = URL(filePath: path).resolvingSymlinksInPath().path
    let outer = URL(filePath: folder).resolvingSymlinksInPath().path
    guard (place + "/").hasPrefix(outer + "/") else {
      throw CodeProblems("the link leads out of the folder, to \(place): it is not read", path: path)
    }
  }

  private static func contents(of path: String, upTo most: Int) throws(CodeProblems) -> Data {
    do throws(RegularFileError) {
      return try RegularFile(path).read(upTo: most)
    } catch {
      switch error {
      case .special, .folder: throw CodeProblems("it is a pipe, a device or a folder, and no file", path: path)
      case .missing, .system: throw CodeProblems("the file cannot be read", path: path)
      }
    }
  }

  /// The Swift files below a folder, sorted. Hidden folders, builds, tests, playgrounds and package manifests are left out.
  static func paths(in folder: String) -> [String] {
    NamesBelow(folder, most: mostNames).filter { isSource($0, in: folder) }
      .map { (folder as NSString).appendingPathComponent($0) }.sorted()
  }

  private static func firstBadLine(_ data: Data) -> Int? {
    var line = 0
    for part in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      if String(data: Data(part), encoding: .utf8) == nil { return line }
    }
    return nil
  }
}
