import Canvas
import Foundation
import Scenes
import TouchTrace

/// A view as it lies on the stage: where, in window pixels, and how it stands in the search.
struct StagedView: Equatable {
  var node: TreeSnapshot.Node
  /// Top left, top right, bottom right, bottom left.
  var corners: [CGPoint]
  /// The upright rectangle around the corners.
  var box: CGRect
  var state: ViewState
  /// Its place in the order of asking.
  var number: Int?
  /// Its own alpha times that of all around it; 0 when it or one of them is hidden.
  var opacity: CGFloat
  /// Its ground, without its own transparency.
  var color: Color
  /// The rectangle that a clipping ancestor leaves visible.
  var clip: CGRect?
  /// How far its plane lies from its place on the device, in window pixels.
  var shift = CGPoint.zero
  /// The corners of the area that the view says yes to, where it is larger or smaller than the view.
  var hitArea: [CGPoint]?

  var name: String { node.name }

  /// How far right the view can be seen at a height.
  func rightEdge(at y: CGFloat) -> CGFloat { min(corners.rightEdge(at: y), clip?.maxX ?? .infinity) }

  /// The largest upright rectangle of the box's shape that lies in the view: all of it unless the view is turned.
  var space: CGRect {
    guard !isUpright else { return box }
    let sizes = stride(from: CGFloat(1), to: 0, by: -0.05).lazy.map { [box] share in
      CGRect(center: box.center, width: box.width * share, height: box.height * share)
    }
    return sizes.first { rect in rect.corners.allSatisfy { corners.contain($0) } } ?? box
  }

  /// Whether its edges run along those of the screen.
  var isUpright: Bool { Path.polygon(corners) == Path.polygon(box.corners) }

  /// The views of a tree in its order, parents first, back to front.
  static func all(in tree: TreeSnapshot, _ story: TouchStory?, _ geometry: StageGeometry, _ theme: Theme)
    -> [StagedView]
  {
    let states = ViewState.all(in: tree, story)
    var views: [StagedView] = []
    for node in tree.nodes {
      let parent = views.first { $0.name == node.superview }
      let level = geometry.levels?.level(of: node.name) ?? 0, shift = geometry.shift(ofLevel: level)
      let corners = node.corners.map { geometry.windowPoint($0, level: level) }
      let state = states[node.name] ?? .notReached
      views.append(
        StagedView(
          node: node, corners: corners, box: CGRect(around: corners), state: state,
          number: story?.number(of: node.name),
          opacity: (parent?.opacity ?? 1) * (node.isHidden ? 0 : node.alpha),
          color: theme.ground(of: node, state), clip: parent?.clipOfSubviews(onPlaneAt: shift), shift: shift,
          hitArea: node.hitArea?.map { geometry.windowPoint($0, level: level) }))
    }
    return views
  }

  /// What its subviews are clipped to, on the plane of one of them.
  private func clipOfSubviews(onPlaneAt shift: CGPoint) -> CGRect? {
    let own = node.clipsToBounds ? clip.map { $0.intersection(box) } ?? box : clip
    return own.map { $0.offsetBy(dx: shift.x - self.shift.x, dy: shift.y - self.shift.y) }
  }

  /// Where the view says yes, on the plane of another one.
  func limit(onPlaneOf other: StagedView) -> CGRect {
    let limit = hitArea.map { CGRect(around: $0) } ?? box
    return limit.offsetBy(dx: other.shift.x - shift.x, dy: other.shift.y - shift.y)
  }
}

extension TreeSnapshot.Node {
  /// The corners of the area that an enlarged view says yes to, in screen points; nil where that is the view itself.
  var hitArea: [CGPoint]? {
    guard pointInside == .enlarged, hitOutsets != .none, bounds.width > 0, bounds.height > 0, corners.count == 4
    else { return nil }
    let (origin, right, down) = (corners[0], corners[1], corners[3])
    let place = { (x: CGFloat, y: CGFloat) in
      let (u, v) = (x / bounds.width, y / bounds.height)
      return CGPoint(
        x: origin.x + (right.x - origin.x) * u + (down.x - origin.x) * v,
        y: origin.y + (right.y - origin.y) * u + (down.y - origin.y) * v)
    }
    let (left, top) = (-hitOutsets.left, -hitOutsets.top)
    let (far, low) = (bounds.width + hitOutsets.right, bounds.height + hitOutsets.bottom)
    return [place(left, top), place(far, top), place(far, low), place(left, low)]
  }
}

extension Theme {
  /// The ground of a view: its own colour or that of its depth, with the tint of what it said.
  fileprivate func ground(of node: TreeSnapshot.Node, _ state: ViewState) -> Color {
    let base = node.color.map { color($0) } ?? depths[min(node.depth, depths.count - 1)]
    return switch state {
    case .inside: yes.mixed(into: base, insideTint)
    case .result: result.mixed(into: base, resultTint)
    case .notReached, .asking, .outside, .skipped, .inSkipped, .notAsked: base
    }
  }
}

extension CGRect {
  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    var low = points.first ?? .zero, high = low
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(from: low, to: high)
  }

  /// The smallest rectangle around two points.
  init(from start: CGPoint, to end: CGPoint) {
    self.init(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }

  init(center: CGPoint, width: CGFloat, height: CGFloat) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Whether the two have more in common than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Larger by `distance` on every side.
  func grown(_ distance: CGFloat) -> CGRect { insetBy(dx: -distance, dy: -distance) }
}
