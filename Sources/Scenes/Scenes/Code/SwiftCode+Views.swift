import Foundation

// The views and windows.

extension SwiftCode {
  /// The way of a view into the tree. The names are expressions.
  enum Placement {
    case subview(of: String)
    case row(of: String)
    /// The view of a window's root controller, if it has a controller.
    case root(of: String)
  }

  /// Adds a view with its subviews.
  /// - Parameter parent: the expression for the controller above.
  mutating func add(_ view: ViewDescription, as placement: Placement, under parent: String) {
    let name = object(view.name), type = viewType(view), frame = "\(name).frame = \(SwiftCode.rectangle(view.frame))"
    properties.append("let \(name) = \(initializer(of: view, type))")
    setUp += ["", frame] + details(of: view, name)
    for recognizer in view.recognizers { add(recognizer, to: name) }
    let controller = view.controller.map { add($0, of: name) }
    switch (placement, controller) {
    case (.root(let window), let controller?): setUp += ["\(window).rootViewController = \(controller)", frame]
    case (.root(let window), nil): setUp.append("\(window).addSubview(\(name))")
    case (.row(let table), _): setUp.append("\(table).rows.append(\(name))")
    case (.subview(let superview), nil): setUp.append("\(superview).addSubview(\(name))")
    case (.subview(let superview), let controller?):
      setUp += [
        "\(superview).addSubview(\(name))", "\(parent).addChild(\(controller))",
        "\(controller).didMove(toParent: \(parent))",
      ]
    }
    addSubviews(of: view, to: name, under: controller ?? parent)
  }

  private mutating func addSubviews(of view: ViewDescription, to name: String, under parent: String) {
    for subview in view.views {
      let isRow = view.viewClass == .tableView && subview.viewClass == .tableViewCell
      add(subview, as: isRow ? .row(of: name) : .subview(of: name), under: parent)
    }
  }

  /// Adds the tree of the main controller's own view, and returns the lines of `loadView()`.
  mutating func loadView(_ view: ViewDescription) -> [String] {
    let type = viewType(view)
    setUp += details(of: view, "view")
    for recognizer in view.recognizers { add(recognizer, to: "view") }
    addSubviews(of: view, to: "view", under: "self")
    guard type != "UIView" else { return [] }
    return ["override func loadView() {", "  view = \(type)()", "}"]
  }

  private mutating func add(_ controller: ControllerDescription, of view: String) -> String {
    let members = responderMembers(controller.name, controller.changes)
    let name = names.property(controller.name, suffix: "Controller")
    var type = "UIViewController"
    if !members.isEmpty {
      type = names.type(controller.name, suffix: "ViewController")
      classes.append(["final class \(type): UIViewController {"] + indented(members) + ["}"])
    }
    properties.append("let \(name) = \(type)()")
    setUp.append("\(name).view = \(view)")
    return name
  }

  // MARK: Properties

  private func initializer(of view: ViewDescription, _ type: String) -> String {
    view.viewClass == .tableViewCell && type == "UITableViewCell"
      ? "UITableViewCell(style: .default, reuseIdentifier: nil)" : "\(type)()"
  }

  private mutating func details(of view: ViewDescription, _ name: String) -> [String] {
    var lines = ["\(name).accessibilityIdentifier = \(SwiftCode.quoted(view.name))"]
    lines.append("\(name).backgroundColor = \(SwiftCode.color(view, isMain: name == "view"))")
    if let text = view.text { lines += SwiftCode.title(text, of: view.viewClass, name) }
    lines += view.changes.compactMap { assignment($0, to: name) }
    for action in view.actions { lines.append(registration(action, of: name, view.name)) }
    if view.viewClass.isScrollView {
      lines.append("\(name).panGestureRecognizer.name = \(SwiftCode.quoted(Scene.pan(of: view.name)))")
    }
    return lines
  }

  /// Returns the statement that sets a property; nil if the property is an override.
  mutating func assignment(_ change: Change, to name: String) -> String? {
    let property = change.property.rawValue
    switch change.value {
    case let flag as Bool: return SwiftCode.isOfUIKit(change.property) ? "\(name).\(property) = \(flag)" : nil
    case let number as Double: return "\(name).\(property) = \(text(number))"
    case let number as Int: return "\(name).\(property) = \(number)"
    case let point as CGPoint: return "\(name).bounds.origin = CGPoint(x: \(text(point.x)), y: \(text(point.y)))"
    case let size as CGSize:
      return "\(name).\(property) = CGSize(width: \(text(size.width)), height: \(text(size.height)))"
    case let transform as ViewTransform: return "\(name).transform = \(SwiftCode.rotation(transform))"
    case let directions as [SwipeDirection]:
      return "\(name).direction = [\(directions.map { ".\($0.rawValue)" }.joined(separator: ", "))]"
    case let edge as ScreenEdge: return "\(name).edges = .\(edge.rawValue)"
    case let state as AnimationState:
      if let statement = SwiftCode.animation(state, of: name) { appearing.append(statement) }
      return nil
    case HitTestOverride.returns(let chosen): return "\(name).chosenView = \(object(chosen))"
    default: return nil
    }
  }

  /// Returns the statement for the action of a control.
  private mutating func registration(_ action: ActionDescription, of name: String, _ sceneName: String) -> String {
    let event = ".\(action.event.rawValue)", message = action.message
    switch message.target {
    case .closure:
      let text = "\(sceneName): \(message.action)"
      return "\(name).addAction(UIAction { _ in print(\(SwiftCode.quoted(text))) }, for: \(event))"
    case .chain:
      return "\(name).addTarget(nil, action: Selector((\"\(SwiftNames.method(message.action)):\")), for: \(event))"
    case .object(let target):
      return "\(name).addTarget(\(object(target)), action: \(selector(message.action, target)), for: \(event))"
    }
  }

  // MARK: Windows

  /// Adds what the scene's first window has beyond its content. An app makes the window elsewhere.
  mutating func addFirst(_ window: WindowDescription) {
    if let responder = scene.firstResponder { appearing.append("\(object(responder)).becomeFirstResponder()") }
    if !window.recognizers.isEmpty {
      for recognizer in window.recognizers { add(recognizer, to: nil) }
      let all = window.recognizers.map { object($0.name) }.joined(separator: ", ")
      appearing.append(
        "for recognizer in [\(all)] as [UIGestureRecognizer] { view.window?.addGestureRecognizer(recognizer) }")
    }
    let lines = window.changes.compactMap { assignment($0, to: "view.window?") }
    appearing += lines
    let members = viewMembers(window.name, nil, window.changes)
    if !members.isEmpty {
      let type = names.type(window.name, suffix: "Window")
      classes.append(
        ["/// The class for the window of the app, which the scene delegate makes.", "final class \(type): UIWindow {"]
          + indented(members) + ["}"])
    }
  }

  mutating func add(_ window: WindowDescription) {
    let name = names.property(window.name, suffix: "Window"), members = viewMembers(window.name, nil, window.changes)
    var type = "UIWindow"
    if !members.isEmpty {
      type = names.type(window.name, suffix: "Window")
      classes.append(["final class \(type): UIWindow {"] + indented(members) + ["}"])
    }
    properties.append("let \(name) = \(type)(frame: \(SwiftCode.rectangle(window.frame)))")
    setUp += ["", "\(name).accessibilityIdentifier = \(SwiftCode.quoted(window.name))"]
    if window.level != 0 { setUp.append("\(name).windowLevel = UIWindow.Level(rawValue: \(text(window.level)))") }
    setUp += window.changes.compactMap { assignment($0, to: name) }
    for recognizer in window.recognizers { add(recognizer, to: name) }
    for view in window.views { add(view, as: .root(of: name), under: "self") }
    appearing += ["\(name).windowScene = view.window?.windowScene", "\(name).isHidden = false"]
  }
}
