import Foundation
import Yams

/// Reads windows and views, and remembers where names are given and used, so that wrong ones can be shown.
final class TreeReader {
  /// How deep views may lie in one another.
  static let deepest = 64

  let report: DiagnosticList
  private var given: Set<String> = []
  /// What must hold once everything has its name, with the place in the file that says it.
  private var claims: [(node: Node, check: (Scene) throws(TextError) -> Void)] = []

  init(report: DiagnosticList) { self.report = report }

  // MARK: Windows

  /// `views:` alone is one window, W, of 360 × 560 points; `windows:` describes each.
  func readWindows(_ fields: Fields) -> [WindowDescription] {
    let screen = CGRect(x: 0, y: 0, width: 360, height: 560)
    switch (fields["views"], fields["windows"]) {
    case (.some, nil):
      let views = readViews(fields, depth: 1)
      return [WindowDescription(name: "W", frame: screen, level: 0, changes: [], recognizers: [], views: views)]
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
    let properties = ObjectKind.window.properties
    let keys = ["name", "level", "recognizers", "views"] + properties.map(\.rawValue)
    guard let fields = Fields(node, of: "a window", keys: keys, report) else { return nil }
    let level = fields.scan("level") { words throws(TextError) in
      try words.number("a level: 0 is normal, 1000 the status bar, 2000 an alert")
    }
    let (frame, changes) = readProperties(fields, properties)
    return WindowDescription(
      name: readName(fields, of: "a window"), frame: frame ?? screen, level: level ?? 0, changes: changes,
      recognizers: readRecognizers(fields), views: readViews(fields, depth: 1))
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

  /// What a view may have besides properties.
  static let viewKeys = ["name", "text", "color", "image", "controller", "actions", "views", "recognizers"]

  private func readView(_ node: Node, depth: Int) -> ViewDescription? {
    let all = TreeReader.viewKeys + (ObjectKind.control.properties + ObjectKind.scrollView.properties).map(\.rawValue)
    guard let fields = Fields(node, of: "a view", keys: all, report) else { return nil }
    let viewClass: ViewClass = fields.choice("class", "class") ?? .view
    refuseKeys(fields, of: viewClass)
    let name = readName(fields, of: "a view")
    let properties = viewClass.kind.properties.filter { $0 != .class }
    let (frame, changes) = readProperties(fields, properties)
    if frame == nil, fields["frame"] == nil {
      report.error("the view `\(name)` needs a frame: `frame: x y width height`", at: node)
    }
    return ViewDescription(
      name: name, viewClass: viewClass, frame: frame ?? .zero, changes: changes, text: fields.text("text"),
      color: fields.choice("color", "color"), image: fields.choice("image", "picture"),
      controller: readController(fields), actions: readActions(fields),
      recognizers: readRecognizers(fields), views: readViews(fields, depth: depth + 1))
  }

  private func refuseKeys(_ fields: Fields, of viewClass: ViewClass) {
    let ofScrollViews: [Property] = [.contentSize, .delaysContentTouches, .canCancelContentTouches]
    if !viewClass.isControl { refuse(fields, ["actions", "isEnabled"], "controls", "UIButton", viewClass) }
    if !viewClass.isScrollView {
      refuse(fields, ofScrollViews.map(\.rawValue), "scroll views", "UIScrollView", viewClass)
    }
  }

  private func refuse(
    _ fields: Fields, _ keys: [String], _ owners: String, _ example: String, _ viewClass: ViewClass
  ) {
    for key in keys {
      if let node = fields[key] {
        report.error("only \(owners) have `\(key)`; \(viewClass.rawValue) is none, \(example) is one", at: node)
      }
    }
  }

  private func readProperties(_ fields: Fields, _ properties: [Property]) -> (frame: CGRect?, changes: [Change]) {
    var frame: CGRect?
    var others: [Change] = []
    for change in readChanges(fields, properties) {
      if case .frame(let value) = change { frame = value } else { others.append(change) }
    }
    return (frame, others)
  }

  /// What is set by keys that are properties; what they name is looked for when everything has its name.
  func readChanges(_ fields: Fields, _ properties: [Property]) -> [Change] {
    let changes = fields.changes(properties)
    for change in changes {
      claim(at: fields[change.property.rawValue]) { scene throws(TextError) in
        try scene.checkReferences(of: change)
      }
    }
    return changes
  }

  // MARK: Controllers, targets and actions

  /// A name alone, or a group with `name` and properties.
  private func readController(_ fields: Fields) -> ControllerDescription? {
    guard let node = fields["controller"] else { return nil }
    if case .scalar = node {
      guard let name = node.text(for: "`controller`", report) else { return nil }
      return ControllerDescription(name: give(name, at: node), changes: [])
    }
    let properties = ObjectKind.controller.properties
    guard let fields = Fields(node, of: "a controller", keys: ["name"] + properties.map(\.rawValue), report) else {
      return nil
    }
    return ControllerDescription(
      name: readName(fields, of: "a controller"), changes: readChanges(fields, properties))
  }

  /// The names of the scene's targets.
  func readTargets(_ fields: Fields) -> [String] {
    fields.list("targets").compactMap { node in
      node.text(for: "the name of a target", report).map { give($0, at: node) }
    }
  }

  private func readActions(_ fields: Fields) -> [ActionDescription] {
    fields.list("actions").compactMap { node in
      guard let text = node.text(for: "an action", report) else { return nil }
      let action = report.scan(text, at: node, ActionDescription.parse)
      if let action { claimTarget(of: action.message, at: node) }
      return action
    }
  }

  func claimTarget(of message: MessageDescription, at node: Node) {
    guard case .object(let name) = message.target else { return }
    claim(at: node) { scene throws(TextError) in try scene.checkTarget(name) }
  }

  // MARK: Names

  func readName(_ fields: Fields, of what: String) -> String {
    guard let node = fields["name"] else {
      report.error("\(what) needs a `name`", at: fields.node)
      return ""
    }
    return node.text(for: "`name`", report).map { give($0, at: node) } ?? ""
  }

  private func give(_ name: String, at node: Node) -> String {
    if let error = nameError(name) { report.error(error, at: node) }
    given.insert(name)
    return name
  }

  private static let reservedNames =
    ["none", "nil", "dropped", "nobody", "to", Expectation.end, Scene.applicationName, Scene.delegateName]
    + NameFilter.words

  private func nameError(_ name: String) -> String? {
    if given.contains(name) { return "the name `\(name)` is already taken" }
    if TreeReader.reservedNames.contains(name) {
      return "`\(name)` has a meaning of its own and cannot be a name"
    }
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord ? nil : "a name consists of letters, digits and `_`; `\(name)` does not"
  }

  private func claim(at node: Node?, _ check: @escaping (Scene) throws(TextError) -> Void) {
    if let node { claims.append((node, check)) }
  }

  /// What the tree itself says about others must exist; a later one may be named before it is described.
  func checkReferences(in scene: Scene) {
    for claim in claims {
      _ = report.attempt(at: claim.node) { () throws(TextError) in try claim.check(scene) }
    }
  }
}
