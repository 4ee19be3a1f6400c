import CYaml

/// Looks for what a scene's YAML must not have, before any value is made.
///
/// Nested aliases can stand for more values than fit in memory, and deep nesting for more calls than fit on the stack. The
/// parser's own events decide what is an alias: a star in quotes, a comment or a block of text is none.
enum YAMLCheck {
  /// The number of lists and mappings that can lie in each other. A tree of views with all its levels has 130.
  static let maximumDepth = 300
  /// The number of keys and values, counting lists and mappings.
  static let maximumCount = 200_000

  /// - Throws: `SceneError` with the first problem. Of a text that is not YAML, only the part before the error is checked.
  static func check(_ text: String, file: String) throws(SceneError) {
    var text = text
    if let (position, problem) = text.withUTF8(firstProblem) {
      throw SceneError([Diagnostic(file: file, position: position, text: problem)])
    }
  }

  private typealias Problem = (Diagnostic.Position, text: ProblemText)

  private static func firstProblem(in bytes: UnsafeBufferPointer<UInt8>) -> Problem? {
    withYAMLParser(of: bytes) { firstProblem(of: $0, in: bytes) } ?? nil
  }

  private static func firstProblem(
    of parser: UnsafeMutablePointer<yaml_parser_t>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Problem? {
    var depth = 0, count = 0
    var event = yaml_event_t()
    while yaml_parser_parse(parser, &event) == 1 {
      defer { yaml_event_delete(&event) }
      let place = Diagnostic.Position(line: event.start_mark.line + 1, column: event.start_mark.column + 1)
      switch event.type {
      case YAML_STREAM_END_EVENT: return nil
      case YAML_ALIAS_EVENT: return (place, aliasMessage)
      case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: (depth, count) = (depth + 1, count + 1)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
      case YAML_SCALAR_EVENT: count += 1
      default: break
      }
      if depth > maximumDepth {
        return (place, depthMessage)
      }
      if count > maximumCount { return (place, "a scene file has at most \(maximumCount) keys and values") }
    }
    guard parser.pointee.error == YAML_READER_ERROR else { return nil }
    return readerProblem(of: parser.pointee, in: bytes)
  }

  static let depthMessage: ProblemText = "lists and mappings can be nested \(maximumDepth) levels deep, not deeper"

  private static let aliasMessage: ProblemText =
    "a scene file cannot have an alias (`*name`); repeat the value, or put the text in quotes"

  /// A character that no YAML file may contain. The parser gives its place in bytes.
  private static func readerProblem(of parser: yaml_parser_t, in bytes: UnsafeBufferPointer<UInt8>) -> Problem {
    var place = Diagnostic.Position.start
    for scalar in String(decoding: bytes.prefix(parser.problem_offset), as: UTF8.self).unicodeScalars {
      place.advance(over: scalar)
    }
    let code = parser.problem_value >= 0 ? ": U+" + String(parser.problem_value, radix: 16, uppercase: true) : ""
    return (place, "this is not YAML: \(String(cString: parser.problem))\(code)")
  }
}
