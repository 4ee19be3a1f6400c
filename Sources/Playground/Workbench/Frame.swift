import Canvas
import Foundation

/// A part of the window and what is drawn in it.
nonisolated struct FrameRegion: Equatable {
  var name: String
  /// In window pixels at scale 1; nothing is drawn outside.
  var area: CGRect
  var drawings: [Drawing]
}

/// What a bitmap shows, so that only what changed is drawn again.
nonisolated struct Frame {
  private(set) var shown: [FrameRegion] = []
  private var isForgotten = true

  /// The next drawing is a full one.
  mutating func forget() { isForgotten = true }

  /// Draws the regions in order, later ones over earlier ones, and says which device pixels changed.
  mutating func draw(
    _ regions: [FrameRegion], into bitmap: Bitmap, scale: Int, typesetter: Typesetter
  ) -> [CGRect] {
    let whole = CGRect(x: 0, y: 0, width: bitmap.width / scale, height: bitmap.height / scale)
    let damage = isForgotten ? [whole] : FrameDamage(from: shown, to: regions, typesetter).areas
    if isForgotten {
      bitmap.render(regions.flatMap(\.clipped), scale: scale, typesetter: typesetter, in: whole)
    } else {
      let parts = PaintedParts(regions.filter { region in damage.contains { $0.intersects(region.area) } }, typesetter)
      for area in damage { bitmap.render(parts.drawings(in: area), scale: scale, typesetter: typesetter, in: area) }
    }
    (shown, isForgotten) = (regions, false)
    let factor = CGFloat(scale)
    return damage.map {
      CGRect(x: $0.minX * factor, y: $0.minY * factor, width: $0.width * factor, height: $0.height * factor)
    }
  }
}

/// Drawings and how far each reaches, so that a part of them can be drawn without looking at the rest.
nonisolated private struct PaintedParts {
  private let regions: [(region: FrameRegion, bounds: [CGRect])]

  init(_ regions: [FrameRegion], _ typesetter: Typesetter) {
    self.regions = regions.map { ($0, $0.drawings.map { $0.bounds(typesetter) }) }
  }

  /// What is seen in `area`, in order.
  func drawings(in area: CGRect) -> [Drawing] {
    var drawings: [Drawing] = []
    for (region, bounds) in regions where region.area.intersects(area) {
      let seen = zip(region.drawings, bounds).filter { $0.isClip || $1.intersects(area) }.map(\.0)
      drawings += FrameRegion(name: region.name, area: region.area, drawings: seen).clipped
    }
    return drawings
  }
}

nonisolated extension FrameRegion {
  fileprivate var clipped: [Drawing] {
    [Drawing(element: name, content: .pushClip(area, radius: 0))] + drawings
      + [Drawing(element: name, content: .popClip)]
  }
}

nonisolated extension Drawing {
  /// It opens or closes a clip.
  var isClip: Bool {
    switch content {
    case .pushClip, .popClip: true
    case .fill, .stroke, .hatch, .text: false
    }
  }
}

nonisolated extension Look {
  /// A white screen.
  var blank: FrameRegion {
    let area = CGRect(origin: .zero, size: layout.size)
    let white = Drawing(element: "blank", content: .fill(.rect(area), Color(0xFFFFFF)))
    return FrameRegion(name: "blank", area: area, drawings: [white])
  }

  /// What is seen where no region draws.
  var ground: FrameRegion {
    let area = CGRect(origin: .zero, size: layout.size)
    return FrameRegion(
      name: "ground", area: area, drawings: [Drawing(element: "ground", content: .fill(.rect(area), theme.panel))])
  }
}
