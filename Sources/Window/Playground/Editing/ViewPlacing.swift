import ScenePicture
import TouchTrace
import UIKit

/// The places of a view that is dragged: by whole points, and to the edges and the middles of other views.
///
/// A frame is in the coordinate space of the superview, before the view's transform; distances are screen points.
struct ViewPlacing {
  /// The distance of the grid, in points.
  static let grid: CGFloat = 10

  private let frame: CGRect
  private let node: TreeSnapshot.Node?
  private let space: ViewSpace
  private let guides: SnapGuides
  private let snaps: Bool

  /// - Parameter reach: how near an edge must be to snap; nil for no snapping.
  init(of view: String, _ frame: CGRect, in tree: TreeSnapshot, reach: CGFloat?) {
    self.frame = frame
    node = tree.node(view)
    space = tree.spaceOfFrame(of: view)
    guides = SnapGuides(in: tree, moving: view, in: node?.superview, reach: reach ?? 0)
    snaps = reach != nil
  }

  // MARK: Moving

  func moved(by way: CGVector) -> (frame: CGRect, guides: [SnapGuide]) {
    var way = way, found: [SnapGuide] = []
    if snaps, space.isUpright, let box = node?.box.offsetBy(dx: way.dx, dy: way.dy) {
      if let near = guides.nearest(
        to: [(.start, box.minX), (.end, box.maxX), (.middle, box.midX)], on: .x)
      {
        way.dx += near.distance
        found.append(near.guide)
      }
      if let near = guides.nearest(
        to: [(.start, box.minY), (.end, box.maxY), (.middle, box.midY)], on: .y)
      {
        way.dy += near.distance
        found.append(near.guide)
      }
    }
    let local = space.localVector(way)
    var moved = frame.offsetBy(dx: local.dx, dy: local.dy)
    if !found.contains(where: { $0.axis == .x }) { moved.origin.x = onGrid(moved.minX) }
    if !found.contains(where: { $0.axis == .y }) { moved.origin.y = onGrid(moved.minY) }
    return (moved.roundedToThousandths, found)
  }

  /// Returns the place on the grid; without snapping the nearest whole point.
  private func onGrid(_ value: CGFloat) -> CGFloat {
    snaps ? (value / ViewPlacing.grid).rounded() * ViewPlacing.grid : value.rounded()
  }

  // MARK: Resizing

  /// The edge or corner opposite to the handle stays where it is.
  func resized(by way: CGVector, at handle: EditHandle) -> (frame: CGRect, guides: [SnapGuide]) {
    isTransformed ? (resizedInOwnAxes(by: way, at: handle), []) : resizedUpright(by: way, at: handle)
  }

  /// Whether the view's transform changes what is seen of its frame.
  private var isTransformed: Bool { node?.frame.roundedToThousandths != frame.roundedToThousandths }

  private func resizedUpright(by way: CGVector, at handle: EditHandle) -> (frame: CGRect, guides: [SnapGuide]) {
    let box = node?.box ?? .zero
    var way = way, found: [SnapGuide] = []
    if snaps, space.isUpright {
      let edges = handle.edges
      if edges.x != 0,
        let near = guides.nearest(to: [SnapGuide.edge(of: box.minX, box.maxX, edges.x, by: way.dx)], on: .x)
      {
        way.dx += near.distance
        found.append(near.guide)
      }
      if edges.y != 0,
        let near = guides.nearest(to: [SnapGuide.edge(of: box.minY, box.maxY, edges.y, by: way.dy)], on: .y)
      {
        way.dy += near.distance
        found.append(near.guide)
      }
    }
    let local = space.localVector(way), edges = handle.edges
    let isFree = (x: !found.contains { $0.axis == .x }, y: !found.contains { $0.axis == .y })
    let x = extent(from: frame.minX, to: frame.maxX, by: local.dx, edges.x, isFree: isFree.x)
    let y = extent(from: frame.minY, to: frame.maxY, by: local.dy, edges.y, isFree: isFree.y)
    let result = CGRect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
    return (result.roundedToThousandths, found)
  }

  /// Moves one of two edges: −1 the first, 1 the second, 0 none.
  private func extent(
    from start: CGFloat, to end: CGFloat, by way: CGFloat, _ side: CGFloat, isFree: Bool
  ) -> (start: CGFloat, end: CGFloat) {
    func place(_ value: CGFloat) -> CGFloat { isFree ? onGrid(value) : value }
    if side < 0 { return (min(place(start + way), end), end) }
    return (start, side > 0 ? max(place(end + way), start) : end)
  }

  private func resizedInOwnAxes(by way: CGVector, at handle: EditHandle) -> CGRect {
    guard let node else { return frame }
    // The movement in the view's own axes; half of the growth moves the middle.
    let own = ViewSpace(node).localVector(way), edges = handle.edges
    let width = max((frame.width + edges.x * own.dx).rounded(), 0)
    let height = max((frame.height + edges.y * own.dy).rounded(), 0)
    let shift = ViewSpace(node).screenVector(
      CGVector(dx: edges.x * (width - frame.width) / 2, dy: edges.y * (height - frame.height) / 2))
    let local = space.localVector(shift)
    let center = CGPoint(x: frame.midX + local.dx, y: frame.midY + local.dy)
    return CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height).roundedToThousandths
  }
}

extension SnapGuide {
  /// Returns the first (−1) or second (1) edge after a movement.
  fileprivate static func edge(
    of first: CGFloat, _ second: CGFloat, _ side: CGFloat, by way: CGFloat
  ) -> (part: Part, place: CGFloat) {
    side < 0 ? (.start, first + way) : (.end, second + way)
  }
}
