import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The mouse or a finger that edits views on the stage: it selects, moves and resizes them, and draws new ones.
///
/// All points are screen points of the scene. A press and a drag are worked out from the tree as it was at the press, so
/// that a drag depends on nothing but its two ends.
struct EditCursor: Equatable {
  /// The drag that a press has begun.
  private enum Drag: Equatable {
    case move(String, CGRect)
    case resize(String, CGRect, EditHandle)
    /// Draws a view of a class into this one.
    case draw(ViewClass, into: String)
  }

  /// An effect for the workbench.
  enum Action: Equatable {
    case select(String?)
    /// Gives a view another frame.
    case place(String, CGRect, isResized: Bool)
    /// Adds a view to another one. The frame is in the coordinate space of the latter.
    case add(ViewClass, to: String, CGRect)
    case rename(String)
  }

  var tool = EditTool.pointer
  private(set) var shown = EditState()
  private var drag: Drag?
  private var start = CGPoint.zero
  private var tree: TreeSnapshot?
  private var hasMoved = false
  private var lastClick: (view: String, time: TimeInterval)?

  /// The marks for the stage.
  var state: EditState {
    var state = shown
    state.tool = tool
    return state
  }

  var isDragging: Bool { drag != nil }

  // MARK: Pressing

  /// - Parameters:
  ///   - named: the view whose name is at the point; nil beside the names.
  ///   - selected: the selected view.
  ///   - reach: how near to a handle or a border a press takes it.
  mutating func press(
    at point: CGPoint, named: String? = nil, in tree: TreeSnapshot, selected: String?, reach: CGFloat
  ) -> [Action] {
    (self.tree, start, hasMoved, shown) = (tree, point, false, EditState())
    switch grip(at: point, named: named, in: tree, selected: selected, reach: reach) {
    case .ground:
      drag = nil
      return [.select(nil)]
    case .inside(let view, let viewClass): drag = .draw(viewClass, into: view)
    case .handle(let view, let frame, let handle):
      drag = .resize(view, frame, handle)
      shown.handle = handle
      return []
    case .view(let view, let frame): drag = .move(view, frame)
    }
    guard case .draw = tool else {
      let taken = named ?? EditCursor.taken(at: point, in: tree, selected: selected).first?.name
      return taken == selected ? [] : [.select(taken)]
    }
    return []
  }

  /// The part of the stage that a press takes hold of.
  private enum Grip {
    case ground
    /// The inside of a view, in which a drag draws.
    case inside(String, ViewClass)
    case handle(String, CGRect, EditHandle)
    /// A view, which a drag moves.
    case view(String, CGRect)
  }

  private func grip(
    at point: CGPoint, named: String?, in tree: TreeSnapshot, selected: String?, reach: CGFloat
  ) -> Grip {
    if case .draw(let viewClass) = tool {
      return .inside(tree.view(at: point) ?? tree.nodes.last { $0.isWindow }?.name ?? "", viewClass)
    }
    if let selected, let node = tree.node(selected), !node.isWindow, let frame = tree.untransformedFrame(of: selected),
      let handle = EditHandle.handle(at: point, of: node.corners, within: reach)
    {
      return .handle(selected, frame, handle)
    }
    if let named, tree.node(named)?.isWindow == false, let frame = tree.untransformedFrame(of: named) {
      return .view(named, frame)
    }
    guard let front = tree.view(at: point) else { return .ground }
    let taken = EditCursor.taken(at: point, in: tree, selected: selected)
    let gripped = taken.first { tool == .move || !$0.fillsWindow(of: tree) && $0.hasBorder(at: point, within: reach) }
    guard let gripped, !gripped.isWindow, let frame = tree.untransformedFrame(of: gripped.name) else {
      return .inside(front, .view)
    }
    return .view(gripped.name, frame)
  }

  /// The views that a press can take: the selected one, also where another one covers it, then the frontmost.
  private static func taken(at point: CGPoint, in tree: TreeSnapshot, selected: String?) -> [TreeSnapshot.Node] {
    let own = selected.flatMap { tree.node($0) }.flatMap {
      $0.corners.contain(point) && !$0.fillsWindow(of: tree) ? $0 : nil
    }
    return [own, tree.view(at: point).flatMap { tree.node($0) }].compactMap(\.self)
  }

  /// The shape that says what a press would do.
  func pointer(
    at point: CGPoint, named: String? = nil, in tree: TreeSnapshot, selected: String?, reach: CGFloat
  ) -> PointerShape? {
    if let handle = shown.handle { return handle.pointer }
    switch grip(at: point, named: named, in: tree, selected: selected, reach: reach) {
    case .ground: return nil
    case .inside: return .cross
    case .handle(_, _, let handle): return handle.pointer
    case .view: return .move
    }
  }

  // MARK: Dragging

  /// - Parameters:
  ///   - slack: how far the pointer moves before a press becomes a drag.
  ///   - reach: how near to another view an edge snaps; nil for no snapping.
  mutating func move(to point: CGPoint, slack: CGFloat, reach: CGFloat?) -> [Action] {
    guard let drag, let tree else { return [] }
    if !hasMoved {
      guard hypot(point.x - start.x, point.y - start.y) > slack else { return [] }
      hasMoved = true
    }
    let way = CGVector(dx: point.x - start.x, dy: point.y - start.y)
    switch drag {
    case .move(let view, let frame):
      let placing = ViewPlacing(of: view, frame, in: tree, reach: reach)
      let (moved, guides) = placing.moved(by: way)
      (shown.guides, shown.measure) = (guides, moved.originText)
      return [.place(view, moved, isResized: false)]
    case .resize(let view, let frame, let handle):
      let placing = ViewPlacing(of: view, frame, in: tree, reach: reach)
      let (resized, guides) = placing.resized(by: way, at: handle)
      (shown.guides, shown.measure) = (guides, resized.sizeText)
      return [.place(view, resized, isResized: true)]
    case .draw(_, let parent):
      let (box, guides) = ViewDrawing(into: parent, of: tree, reach: reach).box(from: start, to: point)
      (shown.drawn, shown.guides, shown.measure) = (box, guides, box.sizeText)
      return []
    }
  }

  // MARK: Releasing

  /// - Parameter time: seconds; two clicks at one view in short succession rename it.
  mutating func release(at point: CGPoint, time: TimeInterval) -> [Action] {
    defer { cancel() }
    guard let drag, let tree else { return [] }
    if case .draw(let viewClass, let parent) = drag {
      return finishDrawing(viewClass, into: parent, of: tree, at: point, time)
    }
    return hasMoved ? [] : click(at: point, in: tree, time)
  }

  /// Ends the drag. What it changed stays.
  mutating func cancel() {
    (drag, tree, shown) = (nil, nil, EditState())
  }

  private mutating func finishDrawing(
    _ viewClass: ViewClass, into parent: String, of tree: TreeSnapshot, at point: CGPoint, _ time: TimeInterval
  ) -> [Action] {
    let drawing = ViewDrawing(into: parent, of: tree, reach: nil)
    let isTool = tool == .draw(viewClass)
    if isTool { tool = .pointer }
    if let box = shown.drawn, box.width >= 4, box.height >= 4 {
      return [.add(viewClass, to: parent, drawing.frame(of: box))]
    }
    guard isTool else { return click(at: point, in: tree, time) }
    let box = CGRect(center: point, width: viewClass.newSize.width, height: viewClass.newSize.height)
    return [.add(viewClass, to: parent, drawing.frame(of: box))]
  }

  /// A click selects the frontmost view, and a second one renames it.
  private mutating func click(at point: CGPoint, in tree: TreeSnapshot, _ time: TimeInterval) -> [Action] {
    guard let view = tree.view(at: point) else { return [.select(nil)] }
    if let last = lastClick, last.view == view, time - last.time < EditCursor.doubleClick {
      lastClick = nil
      return [.select(view), .rename(view)]
    }
    lastClick = (view, time)
    return [.select(view)]
  }

  /// The longest time between two clicks of a double click, in seconds.
  private static let doubleClick: TimeInterval = 0.4

  static func == (one: EditCursor, other: EditCursor) -> Bool {
    one.shown == other.shown && one.drag == other.drag && one.tool == other.tool
  }
}

extension ViewClass {
  /// The size of a view that a click adds, in points.
  var newSize: CGSize {
    switch self {
    case .switchControl: CGSize(width: 51, height: 31)
    case .slider: CGSize(width: 150, height: 31)
    case .label: CGSize(width: 100, height: 24)
    case .scrollView, .tableView: CGSize(width: 160, height: 120)
    case .view, .imageView, .beyondBoundsView, .safeBeyondBoundsView: CGSize(width: 80, height: 60)
    case .control, .button, .enlargedButton, .segmentedControl, .stepper, .tableViewCell: CGSize(width: 100, height: 44)
    }
  }
}

extension TreeSnapshot.Node {
  /// Whether a point lies on the border: at most `reach` points from an edge.
  fileprivate func hasBorder(at point: CGPoint, within reach: CGFloat) -> Bool {
    zip(corners, corners.dropFirst() + corners.prefix(1)).contains { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y), length = dx * dx + dy * dy
      let share = length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
      let nearest = min(max(share, 0), 1)
      return hypot(start.x + dx * nearest - point.x, start.y + dy * nearest - point.y) <= reach
    }
  }

  /// Whether it is a window, or covers its window, so that a drag in it draws a view.
  fileprivate func fillsWindow(of tree: TreeSnapshot) -> Bool {
    guard let window = tree.path(to: name).first.flatMap({ tree.node($0) }) else { return true }
    return isWindow || box.contains(window.box)
  }
}

extension CGRect {
  /// `160 × 60`.
  var sizeText: String { "\(EditCursor.number(width)) × \(EditCursor.number(height))" }

  /// `60, 150`.
  var originText: String { "\(EditCursor.number(minX)), \(EditCursor.number(minY))" }
}

extension EditCursor {
  fileprivate static func number(_ value: CGFloat) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}

extension EditHandle {
  /// The pointer over the handle of a view that is not rotated.
  fileprivate var pointer: PointerShape {
    switch self {
    case .left, .right: .resize
    case .top, .bottom: .resizeVertically
    case .topLeft, .bottomRight: .resizeDown
    case .topRight, .bottomLeft: .resizeUp
    }
  }
}
