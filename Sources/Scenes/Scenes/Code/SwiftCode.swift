import Foundation

/// A scene as Swift source that builds the same tree with UIKit, to be pasted into an iOS app.
///
/// One view controller holds the views; views and controllers with overrides, targets and delegates are classes of their
/// own. Actions and touches print what is called.
struct SwiftCode {
  let scene: Scene
  var names = SwiftNames()
  /// The stored properties of the main controller.
  var properties: [String] = []
  /// The body of `viewDidLoad()`.
  var setUp: [String] = []
  /// The body of `viewDidAppear(_:)`: what needs a window.
  var appearing: [String] = []
  /// The classes beside the main controller.
  var classes: [[String]] = []
  /// Comments at the end of the file.
  var remarks: [String] = []
  /// The names of the methods that each object needs, because actions are sent to it.
  private(set) var methods: [String: [String]] = [:]
  /// The methods of the main controller for recognizers without a target.
  var ownMethods: [String] = []

  init(_ scene: Scene) {
    self.scene = scene
    for (name, change) in scene.changes {
      if let actions = change.value as? [String], change.property == .implements {
        methods[name, default: []] += actions
      }
    }
    for (receiver, action) in scene.sentToObjects where methods[receiver]?.contains(action) != true {
      methods[receiver, default: []].append(action)
    }
  }

  /// The view that is the main controller's own: the only one of the first window, if it fills it and has a controller.
  private var mainView: ViewDescription? {
    guard let window = scene.windows.first, window.views.count == 1, let view = window.views.first,
      view.controller != nil, view.frame == CGRect(origin: .zero, size: window.frame.size)
    else { return nil }
    return view
  }

  /// The lines of the file.
  mutating func lines() -> [String] {
    guard let first = scene.windows.first else { return [] }
    let main = mainView, controller = main?.controller
    let type =
      controller.map { names.type($0.name, suffix: "ViewController") } ?? names.type("Scene", suffix: "ViewController")
    if let controller { mainProperty = (controller.name, "self") }
    for target in scene.targets { addTarget(target) }
    var loading: [String] = []
    if let main {
      loading = loadView(main)
    } else {
      for view in first.views { add(view, as: .subview(of: "view"), under: "self") }
    }
    addFirst(first)
    for window in scene.windows.dropFirst() { add(window) }
    connectRecognizers()
    addRemarks()
    let overrides = controller.map { responderMembers($0.name, $0.changes) } ?? []
    let own = [loading, viewDidLoad, viewDidAppear, ownMethods, overrides].filter { !$0.isEmpty }
    let body = properties.sorted { $0.hasPrefix("let") && !$1.hasPrefix("let") } + own.flatMap { [""] + $0 }
    return header(hasMain: main != nil, first.name) + ["final class \(type): UIViewController {"]
      + body.drop { $0.isEmpty }.map { $0.isEmpty ? "" : "  " + $0 } + ["}"] + classes.flatMap { [""] + $0 } + remarks
  }

  /// The controller whose property is `self`.
  private var mainProperty: (name: String, property: String)?

  /// The expression for an object of the scene in the main controller.
  mutating func object(_ name: String) -> String {
    if let mainProperty, mainProperty.name == name { return mainProperty.property }
    if mainView?.name == name { return "view" }
    let isRecognizer = scene.recognizers.contains { $0.name == name }
    return names.property(name, suffix: isRecognizer ? "Recognizer" : "View")
  }

  // MARK: Parts of the file

  private func header(hasMain: Bool, _ window: String) -> [String] {
    let title = scene.title[.english].split(whereSeparator: \.isNewline).joined(separator: " ")
    let place = hasMain ? [] : ["/// Its view stands for the window `\(window)`."]
    return ["import UIKit", "", "/// \(title)."] + place
  }

  private var viewDidLoad: [String] {
    ["override func viewDidLoad() {", "  super.viewDidLoad()"] + setUp.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  private var viewDidAppear: [String] {
    guard !appearing.isEmpty else { return [] }
    return ["override func viewDidAppear(_ animated: Bool) {", "  super.viewDidAppear(animated)"]
      + appearing.map { "  " + $0 } + ["}"]
  }

  /// Adds remarks about things that an app has in other files, and about things that UIKit does not let an app say.
  private mutating func addRemarks() {
    for change in scene.applicationChanges {
      if change == Change(.isIgnoringInteractionEvents, true) {
        appearing.append("UIApplication.shared.beginIgnoringInteractionEvents()")
      } else {
        remarks.append("// UIApplication: \(change)")
      }
    }
    for change in scene.delegateChanges { remarks.append("// AppDelegate: \(change)") }
    if !remarks.isEmpty { remarks = ["", "// The scene also changes what the app has in other files:"] + remarks }
  }

  private mutating func addTarget(_ name: String) {
    let type = names.type(name, suffix: "Target")
    properties.append("let \(names.property(name, suffix: "Target")) = \(type)()")
    classes.append(
      ["/// Receives actions.", "final class \(type): NSObject {"] + indented(actionMethods(name)) + ["}"])
  }

  /// The methods that an object needs for the actions that are sent to it.
  func actionMethods(_ name: String) -> [String] {
    (methods[name] ?? []).map { action in
      "@objc func \(SwiftNames.method(action))(_ sender: Any?) { print(\"\(name): \(action)\") }"
    }
  }

  func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }
}

extension Scene {
  /// Swift source that builds the scene's tree with UIKit, ready to be pasted into an iOS app.
  /// - Parameter variant: the variant whose edits the tree has.
  package func swiftCode(of variant: Variant) -> String {
    var code = SwiftCode(applyingEdits(of: variant))
    return code.lines().joined(separator: "\n") + "\n"
  }

  /// Returns the scene whose tree has a variant's edits.
  func applyingEdits(of variant: Variant) -> Scene {
    var scene = applyingFixedEdits(of: variant)
    for edit in variant.edits where !edit.change.property.isFixed {
      scene = (try? scene.applying(.set(edit))) ?? scene
    }
    return scene
  }

  /// The objects that actions are sent to by name, with the actions.
  fileprivate var sentToObjects: [(receiver: String, action: String)] {
    let messages = views.flatMap { view in view.actions.map(\.message) } + recognizers.compactMap(\.action)
    return messages.compactMap { message in
      guard case .object(let name) = message.target else { return nil }
      return (name, message.action)
    }
  }
}
