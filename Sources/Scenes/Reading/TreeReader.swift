import Foundation
import Yams

/// Reads windows and views, and remembers where names are given and used, so that wrong ones can be shown.
nonisolated final class TreeReader {
  /// How deep views may lie in one another.
  static let deepest = 64

  private let report: Report
  private var given: [(name: String, node: Node)] = []
  private var usedViews: [(name: String, node: Node)] = []
  private var usedResponders: [(name: String, node: Node)] = []

  init(report: Report) { self.report = report }

  // MARK: Windows

  /// `views:` alone is one window, W, of 360 × 560 points; `windows:` describes each.
  func readWindows(_ fields: Fields) -> [WindowDescription] {
    let screen = CGRect(x: 0, y: 0, width: 360, height: 560)
    switch (fields["views"], fields["windows"]) {
    case (.some, nil):
      let views = readViews(fields, depth: 1)
      return [WindowDescription(name: "W", frame: screen, level: 0, changes: [], views: views)]
    case (nil, .some):
      return fields.list("windows").compactMap { readWindow($0, screen) }
    case (.some, .some(let windows)):
      report.error("a scene has `views` or `windows`, not both; put the views into a window", at: windows)
    case (nil, nil):
      report.error("a scene needs `views:`, a list of views", at: fields.node)
    }
    return []
  }

  private func readWindow(_ node: Node, _ screen: CGRect) -> WindowDescription? {
    let properties = Subject.window.properties
    let keys = ["name", "level", "views"] + properties.map(\.rawValue)
    guard let fields = Fields(node, of: "a window", keys: keys, report) else { return nil }
    let level = fields.value("level") { text throws(TextError) in
      var words = Words(text)
      let level = try words.number("a level: 0 is normal, 1000 the status bar, 2000 an alert")
      try words.end()
      return level
    }
    let (frame, changes) = readProperties(fields, properties)
    return WindowDescription(
      name: readName(fields, of: "a window"), frame: frame ?? screen, level: level ?? 0, changes: changes,
      views: readViews(fields, depth: 1))
  }

  // MARK: Views

  private func readViews(_ fields: Fields, depth: Int) -> [ViewDescription] {
    let nodes = fields.list("views")
    guard let first = nodes.first, depth > TreeReader.deepest else {
      return nodes.compactMap { readView($0, depth: depth) }
    }
    report.error("views lie at most \(TreeReader.deepest) deep in one another", at: first)
    return []
  }

  private static let viewKeys = ["name", "class", "text", "color", "controller", "actions", "views", "recognizers"]

  private func readView(_ node: Node, depth: Int) -> ViewDescription? {
    let all = TreeReader.viewKeys + Subject.control.properties.map(\.rawValue)
    guard let fields = Fields(node, of: "a view", keys: all, report) else { return nil }
    refuseRecognizers(fields)
    let viewClass: ViewClass = fields.choice("class", "class") ?? .view
    refuseControlKeys(fields, of: viewClass)
    let name = readName(fields, of: "a view")
    let (frame, changes) = readProperties(fields, (viewClass.isControl ? Subject.control : .view).properties)
    if frame == nil, fields["frame"] == nil {
      report.error("the view `\(name)` needs a frame: `frame: x y width height`", at: node)
    }
    return ViewDescription(
      name: name, viewClass: viewClass, frame: frame ?? .zero, changes: changes, text: fields.text("text"),
      color: fields.choice("color", "color"), controller: readController(fields), actions: readActions(fields),
      views: readViews(fields, depth: depth + 1))
  }

  /// The key is kept for gesture recognizers, so that no scene uses it for something else.
  private func refuseRecognizers(_ fields: Fields) {
    if let node = fields["recognizers"] {
      report.error("`recognizers` is kept for gesture recognizers, which scenes cannot have yet", at: node)
    }
  }

  private func refuseControlKeys(_ fields: Fields, of viewClass: ViewClass) {
    guard !viewClass.isControl else { return }
    for key in ["actions", Property.isEnabled.rawValue] {
      if let node = fields[key] {
        report.error("only controls have `\(key)`; \(viewClass.rawValue) is none, UIButton is one", at: node)
      }
    }
  }

  private func readProperties(_ fields: Fields, _ properties: [Property]) -> (frame: CGRect?, changes: [Change]) {
    var frame: CGRect?
    var others: [Change] = []
    for change in fields.changes(properties) {
      if case .frame(let value) = change { frame = value } else { others.append(change) }
      if case .hitTest(.returns(let name)) = change, let node = fields["hitTest"] { usedViews.append((name, node)) }
    }
    return (frame, others)
  }

  // MARK: Controllers and actions

  /// A name alone, or a group with `name` and `touches`.
  private func readController(_ fields: Fields) -> ControllerDescription? {
    guard let node = fields["controller"] else { return nil }
    if case .scalar = node {
      guard let name = node.text(for: "`controller`", report) else { return nil }
      return ControllerDescription(name: give(name, at: node), touches: .ignores)
    }
    guard let fields = Fields(node, of: "a controller", keys: ["name", "touches"], report) else { return nil }
    let touches: TouchHandling = fields.choice("touches", "way to handle touches") ?? .ignores
    return ControllerDescription(name: readName(fields, of: "a controller"), touches: touches)
  }

  private func readActions(_ fields: Fields) -> [ActionDescription] {
    fields.list("actions").compactMap { node in
      guard let text = node.text(for: "an action", report) else { return nil }
      let action = report.attempt(at: node) { () throws(TextError) in try ActionDescription.parse(text) }
      if case .responder(let name) = action?.target { usedResponders.append((name, node)) }
      return action
    }
  }

  // MARK: Names

  private func readName(_ fields: Fields, of what: String) -> String {
    guard let node = fields["name"] else {
      report.error("\(what) needs a `name`", at: fields.node)
      return ""
    }
    return node.text(for: "`name`", report).map { give($0, at: node) } ?? ""
  }

  private func give(_ name: String, at node: Node) -> String {
    if let error = nameError(name) { report.error(error, at: node) }
    given.append((name, node))
    return name
  }

  private func nameError(_ name: String) -> String? {
    if given.contains(where: { $0.name == name }) { return "the name `\(name)` is already taken" }
    if ["none", "nil", "dropped", Expectation.end, Scene.applicationName, Scene.delegateName].contains(name) {
      return "`\(name)` has a meaning of its own and cannot be a name"
    }
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord ? nil : "a name consists of letters, digits and `_`; `\(name)` does not"
  }

  /// What the tree itself says about other views must exist; a later view may be named before it is described.
  func checkReferences(in scene: Scene) {
    for (name, node) in usedViews {
      _ = report.attempt(at: node) { () throws(TextError) in try scene.checkView(name) }
    }
    for (name, node) in usedResponders {
      _ = report.attempt(at: node) { () throws(TextError) in try scene.checkResponder(name) }
    }
  }
}
