import Canvas
import Foundation

extension Appearance {
  /// A white screen.
  package var blank: FrameRegion {
    let area = CGRect(origin: .zero, size: layout.size)
    let white = Drawing(element: "blank", content: .fill(.rect(area), Color(0xFFFFFF)))
    return FrameRegion(name: "blank", area: area, drawings: [white])
  }

  /// What is seen where no region draws.
  package var ground: FrameRegion {
    let area = CGRect(origin: .zero, size: layout.size)
    return FrameRegion(
      name: "ground", area: area, drawings: [Drawing(element: "ground", content: .fill(.rect(area), theme.panel))])
  }
}
