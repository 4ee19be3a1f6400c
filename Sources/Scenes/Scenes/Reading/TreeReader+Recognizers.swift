import Yams

extension TreeReader {
  private static let kindHint: ProblemText =
    "a recognizer needs a `kind`: \(RecognizerKind.ordinary.map(\.rawValue).joined(separator: ", "))"

  /// Reads the recognizers of a view or window.
  func readRecognizers(_ fields: Fields) -> [RecognizerDescription] {
    let nodes = fields.list("recognizers")
    let room = max(0, SceneLimits.recognizers - recognizerCount)
    recognizerCount += nodes.count
    if nodes.count > room {
      report.error("a scene has at most \(SceneLimits.recognizers) recognizers", at: nodes[room])
    }
    return nodes.prefix(room).compactMap(readRecognizer)
  }

  private static let recognizerProperties =
    RecognizerKind.allCases.flatMap { ObjectKind.recognizer($0).properties.map(\.rawValue) }

  /// The keys that recognizers of any kind have.
  static let recognizerKeys = ["name", "kind", "action"] + recognizerProperties

  private func readRecognizer(_ node: Node) -> RecognizerDescription? {
    guard let fields = Fields(node, of: "a recognizer", keys: TreeReader.recognizerKeys, report) else { return nil }
    let name = readName(fields, of: "a recognizer")
    if fields["kind"] == nil { report.error(TreeReader.kindHint, at: node) }
    guard let kind: RecognizerKind = fields.choice("kind", "kind of recognizer") else { return nil }
    let properties = ObjectKind.recognizer(kind).properties
    if let node = fields[Property.requires.rawValue] { checkRequirementsLater(of: name, at: node) }
    let own = Set(properties.map(\.rawValue))
    refuse(fields, TreeReader.recognizerProperties.filter { !own.contains($0) }, of: kind)
    return RecognizerDescription(
      name: name, kind: kind, changes: readChanges(fields, properties), action: readMessage(fields))
  }

  private func refuse(_ fields: Fields, _ keys: [String], of kind: RecognizerKind) {
    for key in Set(keys).sorted() {
      guard let node = fields[key] else { continue }
      let own = kind.ownProperties.map(\.rawValue).joined(separator: ", ")
      let known: ProblemText = own.isEmpty ? "" : "; it has \(own)"
      report.error("a \(kind.rawValue) has no `\(key)`\(known)", at: node)
    }
  }

  private func readMessage(_ fields: Fields) -> MessageDescription? {
    guard let node = fields["action"] else { return nil }
    let message = fields.scan("action") { words throws(TextError) in try MessageDescription.parse(&words) }
    if let message { checkTargetLater(of: message, at: node) }
    return message
  }
}
