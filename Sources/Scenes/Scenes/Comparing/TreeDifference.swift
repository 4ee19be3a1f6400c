/// The objects of two trees: which are gone, new, elsewhere, or in another order.
struct TreeDifference {
  private let old: Tree
  private let new: Tree

  init(_ old: Scene, _ new: Scene) { (self.old, self.new) = (Tree(old), Tree(new)) }

  var changes: [String] { gone + added + moved + orders }

  /// The outermost objects that only the first tree has.
  private var gone: [String] {
    old.names(missingIn: new).map { name in
      let count = old.children(of: name, Tree.views).count
      return "\(name) is gone" + (count == 0 ? "" : ", with \(count) \(count == 1 ? "subview" : "subviews")")
    }
  }

  private var added: [String] {
    new.names(missingIn: old).map { name in
      "\(name) is new" + (new.parents[name].map { " in \($0)" } ?? "")
    }
  }

  private var moved: [String] {
    new.order.compactMap { name in
      guard let from = old.parents[name], let to = new.parents[name], from != to else { return nil }
      return "\(name) moved from \(from) to \(to)"
    }
  }

  private var orders: [String] {
    [Tree.windows, Tree.views, Tree.recognizers].flatMap { kind in
      ([""] + new.order).flatMap { order(of: kind, in: $0) }
    }
  }

  /// Returns the changes of the order of children that both parents have: `compose now behind feed`.
  private func order(of kind: String, in parent: String) -> [String] {
    let before = old.children(of: parent, kind), after = new.children(of: parent, kind)
    let common = before.filter(after.contains), now = after.filter(before.contains)
    guard common != now else { return [] }
    return now.difference(from: common).inferringMoves().compactMap { move in
      guard case .insert(let place, let name, let origin?) = move else { return nil }
      if kind == Tree.recognizers {
        return place == 0 ? "\(name) now before \(now[1])" : "\(name) now after \(now[place - 1])"
      }
      if place < origin || place == 0 { return "\(name) now behind \(now[place + 1])" }
      // Two neighbours have changed places: name the one that is covered now.
      return place == origin + 1
        ? "\(now[place - 1]) now behind \(name)" : "\(name) now in front of \(now[place - 1])"
    }
  }
}

/// The names in the tree of a scene, with their parents.
private struct Tree {
  static let windows = "window", views = "view", recognizers = "recognizer"

  /// All names, parents before children.
  private(set) var order: [String] = []
  /// The window or view that a view, recognizer or controller belongs to.
  private(set) var parents: [String: String] = [:]
  private var lists: [String: [String]] = [:]

  init(_ scene: Scene) {
    for window in scene.windows {
      note(window.name, Tree.windows, in: nil)
      add(window)
    }
    for target in scene.targets { note(target, "target", in: nil) }
  }

  private mutating func add(_ container: some ViewContainer) {
    for recognizer in container.recognizers { note(recognizer.name, Tree.recognizers, in: container.name) }
    for view in container.views {
      note(view.name, Tree.views, in: container.name)
      if let controller = view.controller { note(controller.name, "controller", in: view.name) }
      add(view)
    }
  }

  private mutating func note(_ name: String, _ kind: String, in parent: String?) {
    order.append(name)
    parents[name] = parent
    lists["\(kind) \(parent ?? "")", default: []].append(name)
  }

  /// The children of one kind, back to front; the windows for an empty name.
  func children(of parent: String, _ kind: String) -> [String] { lists["\(kind) \(parent)"] ?? [] }

  /// The outermost names that another tree does not have.
  func names(missingIn other: Tree) -> [String] {
    let known = Set(other.order)
    return order.filter { name in !known.contains(name) && (parents[name].map(known.contains) ?? true) }
  }
}
