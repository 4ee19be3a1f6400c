import Canvas
import Foundation

extension Appearance {
  /// A white screen.
  package var blank: FrameRegion {
    let area = CGRect(origin: .zero, size: layout.size)
    var list = DrawingList(element: .blank)
    list.fill(area, Color(0xFFFFFF))
    return FrameRegion(.blank, area: area, drawings: list.drawings)
  }

  /// The ground that is visible where no region draws.
  package var ground: FrameRegion {
    let area = CGRect(origin: .zero, size: layout.size)
    var list = DrawingList(element: .ground)
    list.fill(area, theme.panel)
    return FrameRegion(.ground, area: area, drawings: list.drawings)
  }
}
