import Canvas
import Foundation
import TouchTrace

/// One map of the stage: coloured areas, hatched dead zones and the outlines of the views, in window pixels.
struct HitMapLayer {
  let areas: HitAreas
  let views: [StagedView]
  let geometry: StageGeometry
  let theme: Theme
  let measures: StageMeasures
  /// The winners that have colours: those of the theme in turn. Two maps beside each other have the same winners.
  let winners: [String]

  func color(of view: String) -> Color? {
    winners.firstIndex(of: view).map { theme.hitMapColors[$0 % theme.hitMapColors.count] }
  }

  /// The lines over the colour of a view that the theme has no colour of its own for.
  func pattern(of view: String) -> WinnerPattern? {
    winners.firstIndex(of: view).flatMap { WinnerPattern(round: $0 / theme.hitMapColors.count) }
  }

  func draw(_ list: inout DrawingList) {
    for area in areas.areas {
      guard let color = color(of: area.view) else { continue }
      list.element(.hitMapArea(of: area.view)) { list in
        let pattern = pattern(of: area.view)
        for rect in area.shape.rects {
          list.fill(pixels(rect), color)
          pattern?.draw(in: pixels(rect), pitch: (10 * measures.scale).rounded(), color, theme, &list)
        }
      }
    }
    for zone in areas.deadZones { list.element(.deadArea(of: zone.view)) { draw(zone, &$0) } }
    for view in views where !view.node.isWindow { list.element(.view(view.name, .outline)) { outline(view, &$0) } }
  }

  private func draw(_ zone: HitAreas.DeadZone, _ list: inout DrawingList) {
    let hatch = Hatch(pitch: 8 * measures.scale, width: 1.2 * measures.scale)
    for rect in zone.shape.rects { list.hatch(.rect(pixels(rect)), hatch, theme.no) }
    let pen = Stroke(1.5 * measures.scale, dash: measures.dashes(5, 3))
    for line in zone.shape.outline {
      let (start, end) = (pixel(line.start), pixel(line.end))
      list.stroke(.line(from: start, to: end), pen, theme.no)
    }
  }

  private func outline(_ view: StagedView, _ list: inout DrawingList) {
    guard view.opacity > 0 || view.node.refusal != nil else { return }
    let isFaint = view.opacity < 0.1 || view.node.refusal != nil
    let pen = Stroke(measures.hairline, dash: isFaint ? measures.dashes(3, 3) : [])
    let body = { (list: inout DrawingList) in
      list.stroke(.polygon(view.corners.outset(by: -measures.hairline / 2)), pen, theme.faintText)
    }
    if let clip = view.clip { list.clip(clip, body) } else { body(&list) }
  }

  // MARK: Pixels

  /// The whole pixels of a rectangle of points, so that neighbouring areas meet without a seam.
  func pixels(_ rect: CGRect) -> CGRect {
    let corner = pixel(rect.origin), end = pixel(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
  }

  private func pixel(_ point: CGPoint) -> CGPoint {
    let point = geometry.windowPoint(point, layer: 0)
    return CGPoint(x: point.x.rounded(), y: point.y.rounded())
  }
}

extension PointShape {
  /// The sides of the shape: of its rectangles, without those between two of them.
  fileprivate var outline: [LineSegment] {
    var lines: [LineSegment] = []
    for rect in rects {
      lines += [
        LineSegment(start: rect.origin, end: CGPoint(x: rect.minX, y: rect.maxY)),
        LineSegment(start: CGPoint(x: rect.maxX, y: rect.minY), end: CGPoint(x: rect.maxX, y: rect.maxY)),
      ]
      for (y, beyond) in [(rect.minY, rect.minY - 0.5), (rect.maxY, rect.maxY + 0.5)] {
        var start = rect.minX
        let covers = rects.filter { $0.minY < beyond && beyond < $0.maxY && $0.minX < rect.maxX && rect.minX < $0.maxX }
        for cover in covers.sorted(by: { $0.minX < $1.minX }) {
          if cover.minX > start {
            lines.append(LineSegment(start: CGPoint(x: start, y: y), end: CGPoint(x: cover.minX, y: y)))
          }
          start = max(start, cover.maxX)
        }
        if start < rect.maxX {
          lines.append(LineSegment(start: CGPoint(x: start, y: y), end: CGPoint(x: rect.maxX, y: y)))
        }
      }
    }
    return lines
  }
}
