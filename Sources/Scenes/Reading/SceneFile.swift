import Foundation
import Yams

extension Scene {
  /// The size of the largest file that is read, in bytes. Presets have about 2000.
  package static let largestFile = 1_000_000

  /// Reads a scene file.
  /// - Throws: `SceneError` with all problems.
  package static func load(_ file: URL) throws(SceneError) -> Scene {
    let path = file.relativePath
    let text = try readText(file, named: path)
    var scene = try parse(text, file: path)
    scene.source = file
    return scene
  }

  /// Reads a scene from YAML.
  /// - Parameter file: the name for error messages, from which the slug is made.
  /// - Throws: `SceneError` with all problems.
  package static func parse(_ text: String, file: String) throws(SceneError) -> Scene {
    if let aliased = firstAlias(in: text) {
      let message = "a scene file cannot have an alias (`*name`); repeat the value, or put the text in quotes"
      throw SceneError([Diagnostic(file: file, position: aliased, message: message)])
    }
    guard let root = try compose(text, file: file), root.mapping?.isEmpty != true, root.scalar?.string.isEmpty != true
    else {
      throw SceneError(file: file, "the file is empty; a scene has at least `views:`")
    }
    return try SceneReader(file: file).read(root)
  }

  /// Returns the nodes of a text. All scalars are texts, which the scene reader reads.
  static func compose(_ text: String, file: String) throws(SceneError) -> Node? {
    do {
      return try Yams.compose(yaml: text, .basic, .default, .utf8)
    } catch {
      throw SceneError([Diagnostic(file: file, yaml: error, in: text)])
    }
  }

  static func readText(_ file: URL, named path: String) throws(SceneError) -> String {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory) else {
      throw SceneError(file: path, "there is no such file")
    }
    guard !isDirectory.boolValue else {
      throw SceneError(file: path, "this is a folder; write the path of a scene file in it")
    }
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: file)
      defer { try? handle.close() }
      data = try handle.read(upToCount: largestFile + 1) ?? Data()
    } catch {
      throw SceneError(file: path, "the file cannot be read: \(error.localizedDescription)")
    }
    guard data.count <= largestFile else {
      throw SceneError(file: path, "the file has more than \(largestFile / 1_000_000) MB, the limit for scenes")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SceneError(file: path, "the file is not UTF-8 text")
    }
    return text
  }

  /// Returns the place of the first alias. Aliases are refused because nested ones can have more values than fit in memory.
  private static func firstAlias(in text: String) -> Diagnostic.Position? {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var previous: Unicode.Scalar = "-"
      for (column, scalar) in line.unicodeScalars.enumerated() {
        if scalar == "#", column == 0 || previous == " " { break }
        if scalar == "*", "-:,[{?".unicodeScalars.contains(previous),
          let next = line.unicodeScalars.dropFirst(column + 1).first, next.properties.isAlphabetic
        {
          return Diagnostic.Position(line: index + 1, column: column + 1)
        }
        if !scalar.properties.isWhitespace { previous = scalar }
      }
    }
    return nil
  }
}

extension Diagnostic {
  /// An error of the YAML parser.
  init(file: String, yaml error: any Error, in text: String) {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      let place = context.map { ", \($0.text) from line \($0.mark.line)" } ?? ""
      self.init(
        file: file, position: Position(line: mark.line, column: mark.column),
        message: "this is not YAML: \(problem)\(place)")
    case YamlError.duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.map { "`\($0)`" }.joined(separator: ", ")
      self.init(
        file: file, position: Position(line: context.mark.line, column: context.mark.column),
        message: "the key \(keys) occurs twice in one mapping")
    case YamlError.reader(let problem, let offset, _, _):
      let before = text.prefix(offset ?? 0)
      let line = before.count { $0.isNewline } + 1
      let column = before.reversed().prefix { !$0.isNewline }.count + 1
      self.init(
        file: file, position: offset == nil ? nil : Position(line: line, column: column),
        message: "this is not YAML: \(problem)")
    default:
      self.init(file: file, position: nil, message: "this is not YAML: \(error)")
    }
  }
}
