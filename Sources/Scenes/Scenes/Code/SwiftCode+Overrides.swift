import Foundation

// Classes with overrides.

extension SwiftCode {
  /// Returns the class of a view. A view with overrides or methods gets one of its own, which is added once.
  mutating func viewType(_ view: ViewDescription) -> String {
    let base = view.viewClass.baseName, members = viewMembers(view.name, view.viewClass, view.changes)
    guard !members.isEmpty || view.hasRows else { return base }
    let isNew = names.isNewType(view.name), type = names.type(view.name, suffix: view.viewClass.suffix)
    guard isNew else { return type }
    let protocols = view.hasRows ? ", UITableViewDataSource, UITableViewDelegate" : ""
    let rows = view.hasRows ? SwiftCode.rowMembers + (members.isEmpty ? [] : [""]) : []
    classes.append(["final class \(type): \(base)\(protocols) {"] + indented(rows + members) + ["}"])
    return type
  }

  /// The overrides of a view or window, and the methods for its actions.
  func viewMembers(_ name: String, _ viewClass: ViewClass?, _ changes: [Change]) -> [String] {
    let own = (viewClass?.changes ?? []) + changes
    var groups: [[String]] = []
    if let lines = pointInside(own) { groups.append(lines) }
    let hitTest = own.compactMap { $0.value as? HitTestOverride }.last ?? .standard
    if hitTest != .standard { groups.append(SwiftCode.hitTest(hitTest)) }
    let others = responderMembers(name, changes)
    if !others.isEmpty { groups.append(others) }
    return Array(groups.joined(separator: [""]))
  }

  /// The overrides of any responder, and the methods for its actions.
  func responderMembers(_ name: String, _ changes: [Change]) -> [String] {
    var groups: [[String]] = []
    if scene.firstResponder == name { groups.append(["override var canBecomeFirstResponder: Bool { true }"]) }
    let touches = changes.compactMap { $0.value as? TouchHandling }.last ?? .ignores
    if touches != .ignores { groups.append(SwiftCode.touches(touches, name)) }
    let methods = actionMethods(name)
    if !methods.isEmpty { groups.append(methods) }
    return Array(groups.joined(separator: [""]))
  }

  private static func touches(_ handling: TouchHandling, _ name: String) -> [String] {
    let bodies = Input.Phase.allCases.filter { handling[$0] != .ignores }.map { phase in
      let method = "touches" + phase.rawValue.prefix(1).uppercased() + phase.rawValue.dropFirst()
      return [
        "override func \(method)(_ touches: Set<UITouch>, with event: UIEvent?) {", "  print(\"\(name): \(method)\")",
      ]
        + (handling[phase].callsSuper ? ["  super.\(method)(touches, with: event)"] : []) + ["}"]
    }
    return Array(bodies.joined(separator: [""]))
  }

  // MARK: Hit test

  /// Hit outsets also make `point(inside:with:)` use them, unless that is overridden itself.
  private func pointInside(_ changes: [Change]) -> [String]? {
    var answer = PointInsideOverride.bounds, outsets = HitOutsets.none
    for change in changes {
      if let value = change.value as? HitOutsets {
        outsets = value
        if answer != .always { answer = value == .none ? .bounds : .enlarged }
      } else if let value = change.value as? PointInsideOverride {
        answer = value
      }
    }
    let body: String
    switch answer {
    case .bounds: return nil
    case .always: body = "true"
    case .enlarged:
      let sides = [("top", outsets.top), ("left", outsets.left), ("bottom", outsets.bottom), ("right", outsets.right)]
      let insets = sides.map { "\($0.0): \(text($0.1 == 0 ? 0 : -$0.1))" }.joined(separator: ", ")
      body = "bounds.inset(by: UIEdgeInsets(\(insets))).contains(point)"
    }
    return ["override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {", "  \(body)", "}"]
  }

  private static func hitTest(_ override: HitTestOverride) -> [String] {
    let head = [
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
      "  guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }",
    ]
    func loop(_ subviews: String) -> [String] {
      [
        "  for subview in \(subviews) {", "    let converted = subview.convert(point, from: self)",
        "    if let hit = subview.hitTest(converted, with: event) { return hit }", "  }",
      ]
    }
    switch override {
    case .standard: return []
    case .beyondBounds: return head + loop("subviews") + ["  return nil", "}"]
    case .safeBeyondBounds:
      return head + loop("subviews.reversed()") + ["  return self.point(inside: point, with: event) ? self : nil", "}"]
    case .observed:
      return [
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
        "  // The app's own code answered here; a capture has its answers, not the code.",
        "  return super.hitTest(point, with: event)", "}",
      ]
    case .returns:
      return ["weak var chosenView: UIView?", ""] + head
        + ["  return self.point(inside: point, with: event) ? chosenView : nil", "}"]
    }
  }

  /// A table that is its own data source and delegate.
  private static let rowMembers = [
    "var rows: [UITableViewCell] = [] {", "  didSet {", "    dataSource = self", "    delegate = self",
    "    heights = rows.map(\\.frame.height)", "    reloadData()", "  }", "}", "private var heights: [CGFloat] = []",
    "",
    "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }", "",
    "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {",
    "  rows[indexPath.row]", "}", "",
    "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {",
    "  heights[indexPath.row]", "}", "",
    "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {",
    "  print(\"selected row \\(indexPath.row)\")", "}",
  ]
}

extension ViewDescription {
  /// Whether the view is a table with cells.
  fileprivate var hasRows: Bool {
    viewClass == .tableView && views.contains { $0.viewClass == .tableViewCell }
  }
}

extension ViewClass {
  /// UIKit's class.
  fileprivate var baseName: String {
    switch self {
    case .beyondBoundsView, .safeBeyondBoundsView: "UIView"
    case .enlargedButton: "UIButton"
    default: rawValue
    }
  }

  /// The end of the name of a class of one's own.
  fileprivate var suffix: String { baseName == "UIView" ? "View" : String(baseName.dropFirst(2)) }
}
