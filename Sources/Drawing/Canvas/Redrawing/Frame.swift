import Foundation

/// A part of the window and its drawings.
package struct FrameRegion: Equatable {
  package var name: String
  /// In window pixels at scale 1. Drawings are clipped to it.
  package var area: CGRect
  package var drawings: [Drawing]

  package init(name: String, area: CGRect, drawings: [Drawing]) {
    self.name = name
    self.area = area
    self.drawings = drawings
  }
}

/// The regions that a bitmap shows, so that only changes are redrawn.
package struct Frame {
  package private(set) var shown: [FrameRegion] = []

  private var isForgotten = true

  package init(shown: [FrameRegion] = []) {
    self.shown = shown
  }

  /// Makes the next call of `draw` draw everything.
  package mutating func forget() { isForgotten = true }

  /// Draws the regions back to front.
  /// - Returns: the rectangles that changed, in device pixels.
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

/// Drawings with their bounds, to select those of an area.
private struct PaintedParts {
  private let regions: [(region: FrameRegion, bounds: [CGRect])]

  init(_ regions: [FrameRegion], _ typesetter: Typesetter) {
    self.regions = regions.map { ($0, $0.drawings.map { $0.bounds(typesetter) }) }
  }

  /// Returns the drawings that touch `area`, in order.
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
  /// The drawings, clipped to the area.
  package var clipped: [Drawing] {
    [Drawing(element: name, content: .pushClip(area, radius: 0))] + drawings
      + [Drawing(element: name, content: .popClip)]
  }
}

extension Drawing {
  /// Whether it opens a clip.
  package var opensClip: Bool {
    switch content {
    case .pushClip, .pushPathClip: true
    case .fill, .stroke, .hatch, .text, .picture, .popClip: false
    }
  }

  /// Whether it opens or closes a clip.
  package var isClip: Bool {
    if case .popClip = content { true } else { opensClip }
  }
}
