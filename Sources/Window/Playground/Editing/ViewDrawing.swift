import ScenePicture
import TouchTrace
import UIKit

/// The frame of a view that is drawn into another one.
struct ViewDrawing {
  private let space: ViewSpace
  private let guides: SnapGuides
  private let snaps: Bool

  init(into parent: String, of tree: TreeSnapshot, reach: CGFloat?) {
    space = tree.node(parent).map { ViewSpace($0) } ?? .screen
    guides = SnapGuides(in: tree, moving: nil, in: parent, reach: reach ?? 0)
    snaps = reach != nil
  }

  /// Returns the rectangle between two points of the screen, with its edges on guides or on the grid.
  func box(from start: CGPoint, to end: CGPoint) -> (box: CGRect, guides: [SnapGuide]) {
    let first = snapped(start), last = snapped(end)
    let box = CGRect(
      x: min(first.point.x, last.point.x), y: min(first.point.y, last.point.y),
      width: abs(last.point.x - first.point.x), height: abs(last.point.y - first.point.y))
    return (box, last.guides)
  }

  private func snapped(_ point: CGPoint) -> (point: CGPoint, guides: [SnapGuide]) {
    let grid = snaps ? ViewPlacing.grid : 1
    let local = space.localPoint(point)
    let onGrid = space.screenPoint(
      CGPoint(x: (local.x / grid).rounded() * grid, y: (local.y / grid).rounded() * grid))
    guard snaps, space.isUpright else { return (onGrid, []) }
    let x = guides.nearest(to: [(.start, point.x)], on: .x)?.guide
    let y = guides.nearest(to: [(.start, point.y)], on: .y)?.guide
    return (CGPoint(x: x?.position ?? onGrid.x, y: y?.position ?? onGrid.y), [x, y].compactMap(\.self))
  }

  /// Returns a rectangle of the screen in the coordinate space of the superview.
  func frame(of box: CGRect) -> CGRect {
    let corners = [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)].map { space.localPoint($0) }
    let (x, y) = (min(corners[0].x, corners[1].x), min(corners[0].y, corners[1].y))
    return CGRect(
      x: x.rounded(), y: y.rounded(), width: abs(corners[1].x - corners[0].x).rounded(),
      height: abs(corners[1].y - corners[0].y).rounded())
  }
}
