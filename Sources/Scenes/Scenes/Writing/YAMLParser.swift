import CYaml

/// Reads a YAML text into nodes with their places.
struct YAMLParser {
  fileprivate var events: [Event] = []
  private var position = 0

  fileprivate struct Event {
    var kind: yaml_event_type_t
    var isFlow = false
    var text = ""
    var start: YAMLPlace
    var end: YAMLPlace
  }

  /// Returns the outermost value; nil for a text that is not YAML, has no value, or has aliases.
  static func parse(_ text: String) -> YAMLNode? {
    var parser = YAMLParser()
    guard parser.readEvents(text) else { return nil }
    return parser.node()
  }

  private mutating func readEvents(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      withYAMLParser(of: bytes) { parser in
        var event = yaml_event_t()
        while yaml_parser_parse(parser, &event) == 1 {
          defer { yaml_event_delete(&event) }
          if event.type == YAML_STREAM_END_EVENT { return true }
          events.append(Event(event))
        }
        return false
      } ?? false
    }
  }

  // MARK: Nodes

  private mutating func node() -> YAMLNode? {
    while position < events.count {
      let event = events[position]
      position += 1
      switch event.kind {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_SCALAR_EVENT: return YAMLNode(.scalar, start: event.start, end: event.end)
      case YAML_SEQUENCE_START_EVENT: return list(event)
      case YAML_MAPPING_START_EVENT: return fields(event)
      default: return nil
      }
    }
    return nil
  }

  private var isAtEndOfCollection: Bool {
    guard position < events.count else { return false }
    return events[position].kind == YAML_SEQUENCE_END_EVENT || events[position].kind == YAML_MAPPING_END_EVENT
  }

  private mutating func list(_ event: Event) -> YAMLNode? {
    var items: [YAMLNode.Item] = []
    while !isAtEndOfCollection {
      guard let value = node() else { return nil }
      items.append(YAMLNode.Item(value: value))
    }
    return finish(.list(items, isFlow: event.isFlow), event, lastEnd: items.last?.value.end)
  }

  private mutating func fields(_ event: Event) -> YAMLNode? {
    var items: [YAMLNode.Item] = []
    while !isAtEndOfCollection {
      let name = position < events.count ? events[position].text : ""
      guard let key = node(), let value = node() else { return nil }
      items.append(YAMLNode.Item(key: key, name: name, value: value))
    }
    return finish(.fields(items, isFlow: event.isFlow), event, lastEnd: items.last?.value.end)
  }

  /// The parser ends a list without brackets at the start of the next node, after comments and blank lines.
  private mutating func finish(_ content: YAMLNode.Content, _ event: Event, lastEnd: YAMLPlace?) -> YAMLNode? {
    let end = events[position].end
    position += 1
    return YAMLNode(content, start: event.start, end: event.isFlow ? end : lastEnd ?? event.start)
  }
}

extension YAMLParser.Event {
  init(_ event: yaml_event_t) {
    kind = event.type
    start = YAMLPlace(line: event.start_mark.line, column: event.start_mark.column)
    end = YAMLPlace(line: event.end_mark.line, column: event.end_mark.column)
    switch event.type {
    case YAML_SCALAR_EVENT:
      if let value = event.data.scalar.value { text = String(cString: value) }
    case YAML_SEQUENCE_START_EVENT: isFlow = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_START_EVENT: isFlow = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    default: break
    }
  }
}

/// Runs `body` with libyaml's parser of a text in UTF-8; nil without memory for it.
func withYAMLParser<Result>(
  of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeMutablePointer<yaml_parser_t>) -> Result
) -> Result? {
  // The parser has a pointer to itself, so that it must not move.
  let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  defer { parser.deallocate() }
  guard yaml_parser_initialize(parser) == 1 else { return nil }
  defer { yaml_parser_delete(parser) }
  yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  return body(parser)
}
