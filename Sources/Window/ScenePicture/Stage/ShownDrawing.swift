import Canvas
import CoreGraphics
import TouchTrace
import ViewPictures

/// The drawing of a view of own code, or a part of it, at its place on the stage.
struct ShownDrawing: Equatable {
  private var content: DisplayList
  /// From points of the view, with zero at its top left corner, to window pixels.
  private var place: CGAffineTransform
  /// The area around the view, and the visible part of it.
  private var area: CGRect

  /// Nil for a view that draws nothing. A view without a size, whose sublayers are seen, has the scale of the nearest view with a
  /// size around it.
  init?(_ content: DisplayList, of view: StagedView, in plan: StagePlan) {
    guard view.drawnOpacity > 0, view.corners.count == 4 else { return nil }
    var sized = view
    while sized.node.bounds.isEmpty, let around = sized.node.superview.flatMap({ plan.view($0) }) { sized = around }
    let size = sized.node.bounds.size
    guard size.width > 0, size.height > 0, sized.corners.count == 4 else { return nil }
    let (origin, right, down) = (sized.corners[0], sized.corners[1], sized.corners[3])
    self.content = content
    place = CGAffineTransform(
      a: (right.x - origin.x) / size.width, b: (right.y - origin.y) / size.width,
      c: (down.x - origin.x) / size.height, d: (down.y - origin.y) / size.height, tx: view.corners[0].x,
      ty: view.corners[0].y)
    area = view.clip ?? view.box.insetBy(dx: -view.box.width - 200, dy: -view.box.height - 200)
  }

  /// - Parameters:
  ///   - ground: what is behind the view.
  ///   - opacity: of the view and those around it.
  func draw(_ typesetter: Typesetter, ground: Color, opacity: CGFloat, _ list: inout DrawingList) {
    var painter = DisplayListPainter(typesetter, ground: ground)
    painter.draw(content, place, in: area, opacity: opacity, to: &list)
  }
}

extension StagePlan {
  /// The colour behind a view of a person's own code, in which it is erased: that of the nearest view around it that has
  /// one.
  func drawnGround(behind view: StagedView) -> Color {
    var name = view.node.superview
    while let around = name.flatMap({ self.view($0) }) {
      if let color = around.node.drawnGround { return color }
      name = around.node.superview
    }
    return .black
  }
}

extension TreeSnapshot.Node {
  /// The colour that fills the view, if it draws one: an opaque fill of all of it, or of all but its round corners.
  fileprivate var drawnGround: Color? {
    guard case .fill(let figure, _, let color) = drawing?.commands.first?.kind, color.opacity > 0.5 else { return nil }
    let xs = figure.elements.flatMap(\.ends).map(\.x), ys = figure.elements.flatMap(\.ends).map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    let isWhole = left <= 0.5 && top <= 0.5 && right >= bounds.width - 0.5 && bottom >= bounds.height - 0.5
    return isWhole ? Color(color) : nil
  }
}

extension CGPath.Element {
  fileprivate var ends: [CGPoint] {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): [point]
    case .close: []
    }
  }
}
