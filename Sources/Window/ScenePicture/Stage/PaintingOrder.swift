import CoreGraphics
import TouchTrace

/// The order in which the stage paints its views, back to front: parents first. Over drawings, each view has the place that the
/// drawing of its superview gives it, and parts of that drawing may lie in front of it.
struct PaintingOrder {
  enum Step {
    /// A view with the part of its drawing that is behind its subviews.
    case view(StagedView, DisplayList)
    /// A part of a view's drawing in front of a subview.
    case front(StagedView, DisplayList)
  }

  private(set) var steps: [Step] = []
  private let views: [String: StagedView]

  /// - Parameter all: the views in the order of the tree, which is that of painting without drawings.
  init(_ all: [StagedView], showsDrawings: Bool) {
    guard showsDrawings else {
      views = [:]
      steps = all.map { .view($0, DisplayList()) }
      return
    }
    views = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    for view in all where view.node.superview.flatMap({ views[$0] }) == nil { add(view) }
  }

  private mutating func add(_ view: StagedView) {
    var parts = (view.node.drawing?.parts ?? [])[...]
    if case .drawing(let back)? = parts.first {
      steps.append(.view(view, back))
      parts.removeFirst()
    } else {
      steps.append(.view(view, DisplayList()))
    }
    var placed: Set<Int> = []
    for part in parts {
      switch part {
      case .drawing(let drawing): steps.append(.front(view, drawing))
      case .subview(let index):
        if placed.insert(index).inserted { add(subviewAt: index, of: view) }
      }
    }
    for index in view.node.subviews.indices where !placed.contains(index) { add(subviewAt: index, of: view) }
  }

  private mutating func add(subviewAt index: Int, of view: StagedView) {
    let names = view.node.subviews
    if names.indices.contains(index), let subview = views[names[index]] { add(subview) }
  }
}
