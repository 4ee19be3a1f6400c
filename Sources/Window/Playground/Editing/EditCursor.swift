import Foundation
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
    /// Draws a view into this one.
    case draw(into: String)
  }

  /// An effect for the workbench.
  enum Action: Equatable {
    case select(String?)
    /// Gives a view another frame.
    case place(String, CGRect, isResized: Bool)
    /// Adds a view to another one. The frame is in the coordinate space of the latter.
    case add(to: String, CGRect)
    case rename(String)
  }

  /// Whether the next press draws a new view.
  var drawsNewView = false
  private(set) var shown = EditState()
  private var drag: Drag?
  private var start = CGPoint.zero
  private var tree: TreeSnapshot?
  private var hasMoved = false
  private var lastClick: (view: String, time: TimeInterval)?

  /// The marks for the stage.
  var state: EditState {
    var state = shown
    state.drawsNewView = drawsNewView
    return state
  }

  var isDragging: Bool { drag != nil }

  // MARK: Pressing

  /// - Parameters:
  ///   - selected: the selected view.
  ///   - reach: how near to a handle a press takes it.
  mutating func press(at point: CGPoint, in tree: TreeSnapshot, selected: String?, reach: CGFloat) -> [Action] {
    (self.tree, start, hasMoved, shown) = (tree, point, false, EditState())
    let under = tree.view(at: point)
    if drawsNewView {
      drag = .draw(into: under ?? tree.nodes.last { $0.isWindow }?.name ?? "")
      return []
    }
    if let selected, let node = tree.node(selected), !node.isWindow, let frame = tree.untransformedFrame(of: selected),
      let handle = EditHandle.handle(at: point, of: node.corners, within: reach)
    {
      drag = .resize(selected, frame, handle)
      shown.handle = handle
      return []
    }
    guard let under, let taken = EditCursor.taken(at: point, in: tree, selected: selected) else {
      drag = nil
      return [.select(nil)]
    }
    if taken.fillsWindow(of: tree) {
      drag = .draw(into: under)
    } else if let frame = tree.untransformedFrame(of: taken.name) {
      drag = .move(taken.name, frame)
    }
    return taken.name == selected ? [] : [.select(taken.name)]
  }

  /// The view that a press takes: the selected one, also where another one covers it, else the frontmost.
  private static func taken(at point: CGPoint, in tree: TreeSnapshot, selected: String?) -> TreeSnapshot.Node? {
    let own = selected.flatMap { tree.node($0) }.flatMap { $0.corners.contain(point) ? $0 : nil }
    return own ?? tree.view(at: point).flatMap { tree.node($0) }
  }

  /// The shape that says what a press would do.
  func pointer(at point: CGPoint, in tree: TreeSnapshot, selected: String?, reach: CGFloat) -> PointerShape? {
    if let handle = shown.handle { return handle.pointer }
    if drawsNewView { return .cross }
    if let node = selected.flatMap({ tree.node($0) }), !node.isWindow,
      let handle = EditHandle.handle(at: point, of: node.corners, within: reach)
    {
      return handle.pointer
    }
    return EditCursor.taken(at: point, in: tree, selected: selected).map { $0.fillsWindow(of: tree) ? .cross : .move }
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
    case .draw(let parent):
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
    if case .draw(let parent) = drag { return finishDrawing(into: parent, of: tree, at: point, time) }
    return hasMoved ? [] : click(at: point, in: tree, time)
  }

  /// Ends the drag. What it changed stays.
  mutating func cancel() {
    (drag, tree, shown) = (nil, nil, EditState())
  }

  private mutating func finishDrawing(
    into parent: String, of tree: TreeSnapshot, at point: CGPoint, _ time: TimeInterval
  ) -> [Action] {
    let drawing = ViewDrawing(into: parent, of: tree, reach: nil)
    if let box = shown.drawn, box.width >= 4, box.height >= 4 {
      drawsNewView = false
      return [.add(to: parent, drawing.frame(of: box))]
    }
    guard drawsNewView else { return click(at: point, in: tree, time) }
    drawsNewView = false
    return [.add(to: parent, drawing.frame(of: CGRect(x: point.x - 40, y: point.y - 30, width: 80, height: 60)))]
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
    one.shown == other.shown && one.drag == other.drag && one.drawsNewView == other.drawsNewView
  }
}

extension TreeSnapshot.Node {
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
