import Canvas
import Foundation
import TouchTrace

/// Draws a thumbnail: the device, and a small column of the responder chain to the right of it.
package struct ThumbnailDrawing {
  private let thumbnail: Thumbnail
  /// The screen, in pixels.
  private let screen: CGRect
  private let theme: Theme
  /// Pixels for a point of the screen.
  private let scale: CGFloat

  /// Whether the responder chain stands beside the screen.
  private let hasChain: Bool

  /// - Parameters:
  ///   - screen: the place of the screen, in the shape of the thumbnail.
  ///   - hasChain: whether the responder chain stands beside it.
  package init(_ thumbnail: Thumbnail, in screen: CGRect, _ theme: Theme, hasChain: Bool = true) {
    (self.thumbnail, self.screen, self.theme, self.hasChain) = (thumbnail, screen, theme, hasChain)
    scale = screen.height / max(thumbnail.size.height, 1)
  }

  package func draw(_ list: inout DrawingList) {
    ThumbnailDrawing.drawDevice(in: screen, theme, &list)
    list.clip(screen, radius: 2) { list in
      for view in thumbnail.views { draw(view, &list) }
      for finger in thumbnail.fingers { draw(finger: place(finger), &list) }
    }
    if hasChain { drawChain(&list) }
  }

  /// Draws the empty device.
  package static func drawDevice(in screen: CGRect, _ theme: Theme, _ list: inout DrawingList) {
    list.box(screen.insetBy(dx: -3, dy: -3), radius: 5, fill: theme.device, border: theme.bezel)
  }

  /// The width of the chain beside a screen of this height, with the gap between them.
  package static func chainWidth(besides height: CGFloat) -> CGFloat { 9 + card(besides: height).width }

  private static func card(besides height: CGFloat) -> CGSize {
    let scale = min(max(height / 110, 0.7), 1.6)
    return CGSize(width: (20 * scale).rounded(), height: (8 * scale).rounded())
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: screen.minX + point.x * scale, y: screen.minY + point.y * scale)
  }

  // MARK: Views

  private func draw(_ view: Thumbnail.View, _ list: inout DrawingList) {
    let corners = view.corners.map(place), shape = Path.polygon(corners)
    if view.isVisible, view.color != .clear { list.fill(shape, ground(of: view)) }
    let color = theme.color(view.outcome.tone)
    switch view.outcome {
    case .skipped:
      list.hatch(shape, Hatch(pitch: 4), theme.skip.opacity(0.5))
      outline(corners, Stroke(1, dash: [1, 2]), color, &list)
    case .result: outline(corners, Stroke(2), color, &list)
    case .outside: outline(corners, Stroke(1, dash: [3, 2]), color, &list)
    case .inside, .overridden, .asking: outline(corners, Stroke(1), color, &list)
    case .pending, .notAsked, .insideSkipped:
      outline(corners, Stroke(1, dash: view.isVisible ? [] : [2, 2]), theme.inactive, &list)
    }
    guard view.hasRecognizer, corners.count == 4 else { return }
    let corner = CGPoint(x: corners[1].x - 6, y: corners[1].y + 6)
    list.icon(.diamond, at: corner, magnification: 0.75, theme.recognizer)
  }

  private func ground(of view: Thumbnail.View) -> Color {
    let base = view.color.map { theme.color($0) } ?? theme.depths[min(view.depth, theme.depths.count - 1)]
    switch view.outcome {
    case .inside, .overridden: return theme.yes.mixed(into: base, theme.insideTint)
    case .result: return theme.result.mixed(into: base, 0.24)
    case .pending, .asking, .outside, .skipped, .insideSkipped, .notAsked: return base
    }
  }

  /// Draws a line inside the edge of a view.
  private func outline(_ corners: [CGPoint], _ stroke: Stroke, _ color: Color, _ list: inout DrawingList) {
    list.stroke(.polygon(corners.outset(by: -stroke.width / 2)), stroke, color)
  }

  private func draw(finger center: CGPoint, _ list: inout DrawingList) {
    list.fill(.circle(center: center, radius: 6), theme.panel.opacity(0.6))
    list.stroke(.circle(center: center, radius: 4.5), width: 1.5, theme.text)
    list.fill(.circle(center: center, radius: 1.5), theme.text)
  }

  // MARK: Chain

  private func drawChain(_ list: inout DrawingList) {
    let size = ThumbnailDrawing.card(besides: screen.height), pitch = size.height + 5
    for (index, card) in thumbnail.chain.enumerated() {
      let top = screen.maxY - size.height - CGFloat(index) * pitch
      let frame = CGRect(x: screen.maxX + 9, y: top.rounded(), width: size.width, height: size.height)
      if index + 1 < thumbnail.chain.count {
        let color = thumbnail.chain[index + 1].state == nil ? theme.line : theme.chain
        list.fill(CGRect(x: frame.midX - 0.5, y: frame.minY - 5, width: 1, height: 5), color)
      }
      draw(card, in: frame, &list)
    }
  }

  private func draw(_ card: Thumbnail.Card, in frame: CGRect, _ list: inout DrawingList) {
    let (ground, border): (Color, Color) =
      switch card.state {
      case .handles?: (theme.chain, theme.chain)
      case .handlesAndPassesOn?: (theme.chain.mixed(into: theme.panel, 0.3), theme.chain)
      case .cancelled?: (theme.no.mixed(into: theme.panel, 0.14), theme.no)
      case _ where card.acts: (theme.recognizer.mixed(into: theme.panel, 0.3), theme.recognizer)
      case .called?, .passesOn?: (theme.panel, theme.chain)
      case nil: (theme.panel, theme.controlBorder)
      }
    list.box(frame, radius: 2, fill: ground, border: border)
  }
}
