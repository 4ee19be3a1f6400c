import Foundation

/// A part of the window and what is drawn in it.
package struct FrameRegion: Equatable {
  package var name: String
  /// In window pixels at scale 1; nothing is drawn outside.
  package var area: CGRect
  package var drawings: [Drawing]

  package init(name: String, area: CGRect, drawings: [Drawing]) {
    self.name = name
    self.area = area
    self.drawings = drawings
  }
}

/// What a bitmap shows, so that only what changed is drawn again.
package struct Frame {
  package private(set) var shown: [FrameRegion] = []

  package init(shown: [FrameRegion] = []) {
    self.shown = shown
  }
  private var isForgotten = true

  /// The next drawing is a full one.
  package mutating func forget() { isForgotten = true }

  /// Draws the regions in order, later ones over earlier ones, and says which device pixels changed.
  package mutating func draw(
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
private struct PaintedParts {
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

extension FrameRegion {
  fileprivate var clipped: [Drawing] {
    [Drawing(element: name, content: .pushClip(area, radius: 0))] + drawings
      + [Drawing(element: name, content: .popClip)]
  }
}

extension Drawing {
  /// It opens or closes a clip.
  package var isClip: Bool {
    switch content {
    case .pushClip, .popClip: true
    case .fill, .stroke, .hatch, .text: false
    }
  }
}
