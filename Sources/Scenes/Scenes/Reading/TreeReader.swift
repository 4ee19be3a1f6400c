import Foundation
import Yams

/// Reads windows and views. Collects the names that they give and use, and the places for error messages.
final class TreeReader {
  /// The number of levels that a tree of views can have.
  static let maximumDepth = 64

  let report: DiagnosticList
  /// The names that windows, views, controllers, recognizers and targets have so far.
  private var takenNames: Set<String> = []
  /// Tests of names that are made when the whole tree is read, each with its place.
  private var deferredChecks: [(node: Node, check: (SceneNames) throws(TextError) -> Void)] = []
  /// The recognizers with failure requirements, and the places of these.
  private var requirementChecks: [(node: Node, recognizer: String)] = []
  /// The views and windows by name, for problems that are found later.
  private(set) var places: [String: Node] = [:]
  private var viewCount = 0
  var recognizerCount = 0

  init(report: DiagnosticList) { self.report = report }

  // MARK: Windows

  /// Reads `views:`, the content of one window W of 360 × 560 points, or `windows:`.
  func readWindows(_ fields: Fields) -> [WindowDescription] {
    let screen = Scene.screen
    switch (fields["views"], fields["windows"]) {
    case (.some, nil):
      let window = "W"
      takenNames.insert(window)
      let views = readViews(fields, depth: 1)
      return [WindowDescription(name: window, frame: screen, level: 0, changes: [], recognizers: [], views: views)]
    case (nil, .some):
      return fields.list("windows").compactMap { readWindow($0, screen) }
    case (.some, .some(let windows)):
      report.error("a scene has `views` or `windows`, not both; move the views into a window", at: windows)
    case (nil, nil):
      report.error("a scene needs `views:`, a list of views", at: fields.node)
    }
    return []
  }

  static let windowKeys = ["name", "level", "recognizers", "views"] + ObjectKind.window.properties.map(\.rawValue)

  private func readWindow(_ node: Node, _ screen: CGRect) -> WindowDescription? {
    let properties = ObjectKind.window.properties
    guard let fields = Fields(node, of: "a window", keys: TreeReader.windowKeys, report) else { return nil }
    let level = fields.scan("level") { words throws(TextError) in
      try words.number("a level: 0 is normal, 1000 the status bar, 2000 an alert")
    }
    let (frame, changes) = readProperties(fields, properties)
    let name = readName(fields, of: "a window")
    places[name] = node
    return WindowDescription(
      name: name, frame: frame ?? screen, level: level ?? 0, changes: changes,
      recognizers: readRecognizers(fields), views: readViews(fields, depth: 1))
  }

  // MARK: Views

  private func readViews(_ fields: Fields, depth: Int) -> [ViewDescription] {
    let nodes = fields.list("views")
    if let first = nodes.first, depth > TreeReader.maximumDepth {
      report.error("a tree of views has at most \(TreeReader.maximumDepth) levels", at: first)
      return []
    }
    let room = max(0, SceneLimits.views - viewCount)
    viewCount += nodes.count
    if nodes.count > room { report.error("a scene has at most \(SceneLimits.views) views", at: nodes[room]) }
    return nodes.prefix(room).compactMap { readView($0, depth: depth) }
  }

  /// The keys of a view that are no properties.
  static let viewKeys = ["name", "text", "color", "image", "controller", "actions", "views", "recognizers"]

  /// The keys that views of any class have.
  static let allViewKeys =
    viewKeys + (ObjectKind.control.properties + ObjectKind.scrollView.properties).map(\.rawValue)

  private func readView(_ node: Node, depth: Int) -> ViewDescription? {
    guard let fields = Fields(node, of: "a view", keys: TreeReader.allViewKeys, report) else { return nil }
    let viewClass: ViewClass = fields.choice("class", "class") ?? .view
    refuseKeys(fields, of: viewClass)
    let name = readName(fields, of: "a view")
    places[name] = node
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
    if !viewClass.isControl {
      let keys = ["actions"] + ObjectKind.control.properties(missingIn: .view).map(\.rawValue)
      refuse(fields, keys, "controls", "UIButton", viewClass)
    }
    if !viewClass.isScrollView {
      let keys = ObjectKind.scrollView.properties(missingIn: .view).map(\.rawValue)
      refuse(fields, keys, "scroll views", "UIScrollView", viewClass)
    }
  }

  private func refuse(
    _ fields: Fields, _ keys: [String], _ owners: ProblemText, _ example: String, _ viewClass: ViewClass
  ) {
    for key in keys {
      if let node = fields[key] {
        report.error("only \(owners) such as \(example) have `\(key)`; \(viewClass.rawValue) has none", at: node)
      }
    }
  }

  private func readProperties(_ fields: Fields, _ properties: [Property]) -> (frame: CGRect?, changes: [Change]) {
    var frame: CGRect?
    var others: [Change] = []
    for change in readChanges(fields, properties) {
      if change.property == .frame { frame = change.value as? CGRect } else { others.append(change) }
    }
    return (frame, others)
  }

  /// Reads the keys that are properties. The names in their values are tested by `checkReferences(in:)`.
  func readChanges(_ fields: Fields, _ properties: [Property]) -> [Change] {
    let changes = fields.changes(properties)
    for change in changes {
      deferCheck(at: fields[change.property.rawValue]) { names throws(TextError) in
        try names.checkReferences(of: change)
      }
    }
    return changes
  }

  // MARK: Controllers, targets and actions

  static let controllerKeys = ["name"] + ObjectKind.controller.properties.map(\.rawValue)

  /// Reads a name, or a mapping with `name` and properties.
  private func readController(_ fields: Fields) -> ControllerDescription? {
    guard let node = fields["controller"] else { return nil }
    if case .scalar = node {
      guard let name = node.text(for: "`controller`", report) else { return nil }
      return ControllerDescription(name: take(name, at: node), changes: [])
    }
    guard let fields = Fields(node, of: "a controller", keys: TreeReader.controllerKeys, report) else { return nil }
    return ControllerDescription(
      name: readName(fields, of: "a controller"), changes: readChanges(fields, ObjectKind.controller.properties))
  }

  /// Reads the names of the scene's targets.
  func readTargets(_ fields: Fields) -> [String] {
    fields.list("targets").compactMap { node in
      node.text(for: "the name of a target", report).map { take($0, at: node) }
    }
  }

  private func readActions(_ fields: Fields) -> [ActionDescription] {
    fields.list("actions").compactMap { node in
      guard let text = node.text(for: "an action", report) else { return nil }
      let action = report.scan(text, at: node, ActionDescription.parse)
      if let action { checkTargetLater(of: action.message, at: node) }
      return action
    }
  }

  func checkTargetLater(of message: MessageDescription, at node: Node) {
    guard case .object(let name) = message.target else { return }
    deferCheck(at: node) { names throws(TextError) in try names.checkTarget(name) }
  }

  func checkRequirementsLater(of recognizer: String, at node: Node) { requirementChecks.append((node, recognizer)) }

  // MARK: Names

  func readName(_ fields: Fields, of what: ProblemText) -> String {
    guard let node = fields["name"] else {
      report.error("\(what) needs a `name`", at: fields.node)
      return ""
    }
    return node.text(for: "`name`", report).map { take($0, at: node) } ?? ""
  }

  /// Adds a name to those that are taken, and reports it if it cannot be a name.
  private func take(_ name: String, at node: Node) -> String {
    if let error = ObjectName.problem(of: name, taken: takenNames) { report.error(error, at: node) }
    takenNames.insert(name)
    return name
  }

  private func deferCheck(at node: Node?, _ check: @escaping (SceneNames) throws(TextError) -> Void) {
    if let node { deferredChecks.append((node, check)) }
  }

  /// Tests the names that the tree uses. A name may be used before the object that has it.
  func checkReferences(in scene: Scene, _ names: SceneNames) {
    for (node, check) in deferredChecks {
      _ = report.attempt(at: node) { () throws(TextError) in try check(names) }
    }
    guard !requirementChecks.isEmpty else { return }
    let requirements = FailureRequirements(scene)
    for (node, recognizer) in requirementChecks {
      _ = report.attempt(at: node) { () throws(TextError) in try requirements.check(recognizer) }
    }
  }
}
