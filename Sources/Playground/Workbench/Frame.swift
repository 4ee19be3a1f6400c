import Canvas
import Foundation

/// A part of the window and what is drawn in it.
struct FrameRegion: Equatable {
  var name: String
  /// In window pixels at scale 1; nothing is drawn outside.
  var area: CGRect
  var drawings: [Drawing]
}

/// What a bitmap shows, so that only what changed is drawn again.
struct Frame {
  private var shown: [FrameRegion] = []
  private var isForgotten = true

  /// The next drawing is a full one.
  mutating func forget() { isForgotten = true }

  /// Draws the regions in order, later ones over earlier ones, and says which device pixels changed.
  mutating func draw(
    _ regions: [FrameRegion], into bitmap: Bitmap, scale: Int, typesetter: Typesetter
  ) -> [CGRect] {
    let whole = CGRect(x: 0, y: 0, width: bitmap.width / scale, height: bitmap.height / scale)
    let damage = isForgotten ? [whole] : Frame.damage(from: shown, to: regions, typesetter)
    let drawings = regions.flatMap(\.clipped)
    for area in damage { bitmap.render(drawings, scale: scale, typesetter: typesetter, in: area) }
    (shown, isForgotten) = (regions, false)
    let factor = CGFloat(scale)
    return damage.map {
      CGRect(x: $0.minX * factor, y: $0.minY * factor, width: $0.width * factor, height: $0.height * factor)
    }
  }

  /// The areas, on whole pixels, in which two lists of regions differ.
  private static func damage(
    from old: [FrameRegion], to new: [FrameRegion], _ typesetter: Typesetter
  ) -> [CGRect] {
    let names = new.map(\.name) + old.map(\.name).filter { name in !new.contains { $0.name == name } }
    return names.compactMap { name in
      let before = old.first { $0.name == name }, after = new.first { $0.name == name }
      guard before != after else { return nil }
      guard let before, let after, before.area == after.area else {
        return (before?.area ?? .null).union(after?.area ?? .null).integral
      }
      return after.drawings.difference(from: before.drawings, typesetter).intersection(after.area).integral
    }
    .filter { !$0.isEmpty }
  }
}

extension FrameRegion {
  fileprivate var clipped: [Drawing] {
    [Drawing(element: name, content: .pushClip(area, radius: 0))] + drawings
      + [Drawing(element: name, content: .popClip)]
  }
}

extension [Drawing] {
  /// The box around all drawings that are not the same at the beginning and at the end of both lists.
  fileprivate func difference(from old: [Drawing], _ typesetter: Typesetter) -> CGRect {
    let head = zip(self, old).prefix { $0 == $1 }.count
    let tail = zip(dropFirst(head).reversed(), old.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let changed = dropFirst(head).dropLast(tail) + old.dropFirst(head).dropLast(tail)
    return changed.reduce(.null) { $0.union($1.bounds(typesetter)) }
  }
}

extension Look {
  /// What is seen where no region draws.
  var ground: FrameRegion {
    let area = CGRect(origin: .zero, size: layout.size)
    return FrameRegion(
      name: "ground", area: area, drawings: [Drawing(element: "ground", content: .fill(.rect(area), theme.panel))])
  }
}
