import Files
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
    guard let root = try compose(text, file: file), root.mapping?.isEmpty != true, root.scalar?.string.isEmpty != true
    else {
      throw SceneError(
        file: file,
        text.hasPrefix(CaptureText.empty)
          ? "the capture has no touch: call `TouchRecorder.start()` before the touch, and `save()` after it"
          : "the file is empty; a scene has at least `views:`")
    }
    var scene = try SceneReader(file: file).read(root)
    scene.isCutOff = CaptureText.isCutOff(text)
    if scene.isCutOff { scene.warnings.append(CaptureText.warning(text, file: file)) }
    return scene
  }

  /// Returns the nodes of a text. All scalars are texts, which the scene reader reads.
  static func compose(_ text: String, file: String) throws(SceneError) -> Node? {
    try YAMLCheck.check(text, file: file)
    do {
      return try composeUnchecked(text)
    } catch {
      throw SceneError([Diagnostic(file: file, yaml: error)])
    }
  }

  /// Reads the YAML of a text that is too short for nested aliases and for deep nesting.
  static func composeUnchecked(_ text: String) throws -> Node? {
    try Yams.compose(yaml: text, .basic, constructor, .utf8)
  }

  /// Makes no values here, and making one takes as long as reading the head of a preset.
  nonisolated(unsafe) private static let constructor = Constructor.default

  static func readText(_ file: URL, named path: String) throws(SceneError) -> String {
    var data: Data
    do throws(RegularFileError) {
      data = try RegularFile(file.path).read(upTo: largestFile + 1)
    } catch {
      throw SceneError(file: path, message(of: error))
    }
    guard data.count <= largestFile else {
      throw SceneError(file: path, "the file has more than \(largestFile / 1_000_000) MB, the limit for scenes")
    }
    // The mark that some editors write before UTF-8 text; the parser takes only the first line after it.
    let mark = "\u{FEFF}".utf8
    if data.starts(with: mark) { data.removeFirst(mark.count) }
    guard let text = String(validating: data, as: UTF8.self) else {
      let problem: ProblemText = "the file is not UTF-8 text"
      throw SceneError([Diagnostic(file: path, position: .ofFirstInvalidByte(in: data), text: problem)])
    }
    return text
  }

  private static func message(of error: RegularFileError) -> ProblemText {
    switch error {
    case .missing: "there is no such file"
    case .folder: "this is a folder; write the path of a scene file in it"
    case .special(let kind): "this is \(ProblemText(key: kind)); a scene is a file"
    case .system(let reason): "the file cannot be read: \(reason)"
    }
  }
}

extension Diagnostic.Position {
  /// The place of the first byte that is not part of a UTF-8 character.
  fileprivate static func ofFirstInvalidByte(in data: Data) -> Diagnostic.Position {
    var place = start, decoder = UTF8(), bytes = data.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { place.advance(over: scalar) }
    return place
  }
}

extension Diagnostic {
  /// An error of the YAML parser.
  init(file: String, yaml error: any Error) {
    switch error {
    // The parser has a limit of its own, which it may reach before the check does.
    case YamlError.parser(_, let problem, let mark, _) where problem.hasPrefix("Maximum nesting level"):
      self.init(
        file: file, position: Position(line: mark.line, column: mark.column), text: YAMLCheck.depthMessage)
    case YamlError.scanner(let context, let problem, let mark, _),
      YamlError.parser(let context, let problem, let mark, _),
      YamlError.composer(let context, let problem, let mark, _):
      let place: ProblemText = context.map { ", \($0.text) from line \($0.mark.line)" } ?? ""
      self.init(
        file: file, position: Position(line: mark.line, column: mark.column),
        text: "this is not YAML: \(problem)\(place)")
    case YamlError.duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.map { "`\($0)`" }.joined(separator: ", ")
      self.init(
        file: file, position: Position(line: context.mark.line, column: context.mark.column),
        text: "the key \(keys) occurs twice in one mapping")
    default:
      self.init(file: file, position: nil, text: "this is not YAML that can be read: \(error)")
    }
  }
}
