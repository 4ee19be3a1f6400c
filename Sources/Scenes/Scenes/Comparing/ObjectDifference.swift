import Foundation

/// The values of the objects that two scenes have in common, with the edits of their first variants.
struct ObjectDifference {
  private let old: Objects
  private let new: Objects

  init(_ old: Scene, _ new: Scene) { (self.old, self.new) = (Objects(old), Objects(new)) }

  var changes: [String] {
    let objects = new.scene.namedObjects.flatMap { name, kind -> [String] in
      guard let oldKind = old.kinds[name] else { return [] }
      return described(name) + properties(of: name, oldKind, kind)
    }
    let scene = [
      change("firstResponder", old.scene.firstResponder, new.scene.firstResponder),
      change("numbering", old.scene.numbering.rawValue, new.scene.numbering.rawValue),
    ]
    return objects + scene.compactMap(\.self)
  }

  // MARK: Properties

  private func properties(of name: String, _ oldKind: ObjectKind, _ kind: ObjectKind) -> [String] {
    let all = Property.allCases.filter { kind.properties.contains($0) || oldKind.properties.contains($0) }
    return all.filter { $0 != .class }.compactMap { property in
      let before = old.values[name]?[property], after = new.values[name]?[property]
      if let from = before as? CGRect, let to = after as? CGRect { return frame(name, from, to) }
      // The defaults of another class are part of the change of the class.
      if before == nil && after == nil { return nil }
      return change(
        "\(name).\(property.rawValue)",
        (before ?? property.defaultValue(of: oldKind, old.views[name]?.viewClass))?.sceneText,
        (after ?? property.defaultValue(of: kind, new.views[name]?.viewClass))?.sceneText)
    }
  }

  private func frame(_ name: String, _ old: CGRect, _ new: CGRect) -> String? {
    let parts = [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ]
    let changed = parts.compactMap { change($0.0, text($0.1), text($0.2)) }
    return changed.isEmpty ? nil : "\(name).frame \(changed.joined(separator: ", "))"
  }

  // MARK: What is no property

  private func described(_ name: String) -> [String] {
    let window = (old.windows[name], new.windows[name]), view = (old.views[name], new.views[name])
    let recognizer = (old.recognizers[name], new.recognizers[name])
    let changes = [
      change("\(name).level", window.0.map { text($0.level) }, window.1.map { text($0.level) }),
      change("\(name).kind", recognizer.0?.kind.rawValue, recognizer.1?.kind.rawValue),
      change("\(name).action", recognizer.0?.action?.description, recognizer.1?.action?.description),
      change("\(name).class", old.viewClass(name)?.rawValue, new.viewClass(name)?.rawValue),
      change("\(name).text", view.0?.text.map { "“\($0)”" }, view.1?.text.map { "“\($0)”" }),
      change("\(name).color", view.0?.color?.rawValue, view.1?.color?.rawValue),
      change("\(name).image", view.0?.image?.rawValue, view.1?.image?.rawValue),
      change("\(name).actions", view.0.map { list($0.actions) }, view.1.map { list($0.actions) }),
    ]
    return changes.compactMap(\.self)
  }

  private func list(_ actions: [ActionDescription]) -> String {
    actions.isEmpty ? "none" : actions.map(\.description).joined(separator: ", ")
  }
}

/// The objects of a scene by name, and the values that the tree and the first variant write.
private struct Objects {
  let scene: Scene
  let kinds: [String: ObjectKind]
  private(set) var windows: [String: WindowDescription] = [:]
  private(set) var views: [String: ViewDescription] = [:]
  private(set) var recognizers: [String: RecognizerDescription] = [:]
  private(set) var values: [String: [Property: any PropertyValue]] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    kinds = Dictionary(scene.namedObjects.map { ($0.name, $0.kind) }) { first, _ in first }
    for window in scene.windows {
      windows[window.name] = window
      values[window.name, default: [:]][.frame] = window.frame
    }
    for view in scene.views {
      views[view.name] = view
      values[view.name, default: [:]][.frame] = view.frame
    }
    for recognizer in scene.recognizers { recognizers[recognizer.name] = recognizer }
    for (name, change) in scene.changes { values[name, default: [:]][change.property] = change.value }
    for edit in scene.variants.first?.edits ?? [] {
      values[edit.target, default: [:]][edit.change.property] = edit.change.value
    }
  }

  /// The class of a view, which the variant may set.
  func viewClass(_ name: String) -> ViewClass? {
    values[name]?[.class] as? ViewClass ?? views[name]?.viewClass
  }
}
