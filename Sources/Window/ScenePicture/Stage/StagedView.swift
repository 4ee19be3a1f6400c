import Canvas
import Foundation
import Scenes
import TouchTrace

/// A view on the stage: its place in window pixels, and its outcome in the search.
struct StagedView: Equatable {
  var node: TreeSnapshot.Node
  /// Top left, top right, bottom right, bottom left.
  var corners: [CGPoint]
  /// The upright rectangle around the corners.
  var box: CGRect
  var outcome: ViewOutcome
  /// Its place in the order of asking.
  var number: Int?
  /// The product of its alpha and those of the views around it; 0 if one of them is hidden.
  var opacity: CGFloat
  /// The same for its drawing, which an animation may have left with another opacity.
  var drawnOpacity: CGFloat
  /// The opacity of its ground: 0 for a clear view, whose subviews are seen.
  var groundOpacity: CGFloat { node.color == .clear ? 0 : opacity }
  /// Its ground, without its own transparency. Over a drawing, which can have any colour, marks have the ground of a panel.
  var color: Color
  /// The visible part, where a view around it clips.
  var clip: CGRect?
  /// The offset of its layer from its place on the device, in window pixels.
  var shift = CGPoint.zero
  /// The point that it was asked about, in its own coordinate space, in a scene in which a view has scrolled.
  var point: CGPoint?
  /// The corners of the hit area, where it differs from the view.
  var hitArea: [CGPoint]?

  var name: String { node.name }

  /// The right end of the visible part of the view at a height.
  func rightEdge(at y: CGFloat) -> CGFloat { min(corners.rightEdge(at: y), clip?.maxX ?? .infinity) }

  /// The largest upright rectangle of the box's shape that lies inside the view: the box unless the view is rotated.
  var innerFrame: CGRect {
    guard !isUpright else { return box }
    let sizes = stride(from: CGFloat(1), to: 0, by: -0.05).lazy.map { [box] share in
      CGRect(center: box.center, width: box.width * share, height: box.height * share)
    }
    return sizes.first { rect in rect.corners.allSatisfy { corners.contain($0) } } ?? box
  }

  /// The view with the box that is visible where a view around it clips; marks belong there. A rotated view, and one
  /// that is clipped away, are returned as they are.
  var visible: StagedView {
    guard let clip, isUpright, !clip.intersection(box).isEmpty else { return self }
    var view = self
    view.box = clip.intersection(box)
    view.corners = view.box.corners
    return view
  }

  /// The part of the box that is visible; empty if none is.
  var visibleBox: CGRect {
    guard let clip else { return box }
    return clip.overlaps(box) ? clip.intersection(box) : .zero
  }

  /// Whether the views around it leave a part of it.
  var isSeen: Bool { clip?.overlaps(box) ?? true }

  /// Whether its edges are parallel to those of the screen.
  var isUpright: Bool { Path.polygon(corners) == Path.polygon(box.corners) }

  /// Returns the views of a tree in its order: parents first, back to front.
  /// - Parameter other: a second finger, which says more about views that the first one did not reach.
  static func all(
    in tree: TreeSnapshot, _ story: TouchStory?, and other: TouchStory? = nil, _ geometry: StageGeometry,
    _ theme: Theme, numbering: Numbering = .views, showsDrawings: Bool = false
  ) -> [StagedView] {
    let outcomes = ViewOutcomes(of: story, and: other, in: tree)
    let hasScrolled = !showsDrawings && tree.nodes.contains { $0.bounds.origin != .zero }
    let numbers = story?.numbers ?? [:], others = other?.numbers ?? [:]
    var views: [StagedView] = [], places: [String: Int] = [:]
    for node in tree.nodes {
      let parent = node.superview.flatMap { places[$0] }.map { views[$0] }
      let layer = geometry.layers?.layer(of: node.name) ?? 0, shift = geometry.shift(ofLayer: layer)
      let corners = node.corners.map { geometry.windowPoint($0, layer: layer) }
      let outcome = outcomes[node.name], number = numbers[node.name] ?? others[node.name]
      views.append(
        StagedView(
          node: node, corners: corners, box: CGRect(around: corners), outcome: outcome,
          number: number.map { $0 + numbering.offset },
          opacity: (parent?.opacity ?? 1) * (node.isHidden ? 0 : node.alpha),
          drawnOpacity: (parent?.drawnOpacity ?? 1) * (node.isHidden ? 0 : node.shownAlpha ?? node.alpha),
          color: showsDrawings ? theme.panel : theme.ground(of: node, outcome),
          clip: parent?.clipOfSubviews(onLayerAt: shift), shift: shift,
          point: hasScrolled ? story?.question(of: node.name)?.point : nil,
          hitArea: node.hitArea?.map { geometry.windowPoint($0, layer: layer) }))
      places[node.name] = views.count - 1
    }
    return views
  }

  /// Returns the rectangle that its subviews are clipped to, on the layer of one of them.
  private func clipOfSubviews(onLayerAt shift: CGPoint) -> CGRect? {
    let own = node.clipsToBounds ? clip.map { $0.intersection(box) } ?? box : clip
    return own.map { $0.offsetBy(dx: shift.x - self.shift.x, dy: shift.y - self.shift.y) }
  }

  /// Returns the area in which the view can be hit, on the layer of another view.
  func limit(onLayerOf other: StagedView) -> CGRect {
    let limit = hitArea.map { CGRect(around: $0) } ?? box
    return limit.offsetBy(dx: other.shift.x - shift.x, dy: other.shift.y - shift.y)
  }
}

extension TreeSnapshot.Node {
  /// The corners of an enlarged hit area, in screen points; nil where the hit area is the view itself.
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
  /// Returns the ground of a view: its own colour or that of its depth, with the tint of its outcome.
  fileprivate func ground(of node: TreeSnapshot.Node, _ outcome: ViewOutcome) -> Color {
    let base = node.color.map { color($0) } ?? depths[min(node.depth, depths.count - 1)]
    return switch outcome {
    case .inside: yes.mixed(into: base, insideTint)
    case .result: result.mixed(into: base, resultTint)
    case .pending, .asking, .outside, .overridden, .skipped, .insideSkipped, .notAsked: base
    }
  }
}
