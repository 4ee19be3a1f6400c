import Algorithms
import Foundation

/// The areas, on whole pixels, in which two frames differ.
struct FrameDamage {
  private(set) var areas: [CGRect] = []
  private let typesetter: Typesetter
  /// More areas than this are merged into one.
  private static let mostAreas = 24
  /// Drawing as many unchanged pixels takes about as long as drawing one more area does.
  private static let mostWaste: CGFloat = 40_000

  init(from old: [FrameRegion], to new: [FrameRegion], _ typesetter: Typesetter) {
    self.typesetter = typesetter
    for name in (new.map(\.name) + old.map(\.name)).uniqued() {
      compare(old.first { $0.name == name }, new.first { $0.name == name })
    }
    if areas.count > FrameDamage.mostAreas { areas = [areas.reduce(.null) { $0.union($1) }] }
  }

  private mutating func compare(_ old: FrameRegion?, _ new: FrameRegion?) {
    guard let old, let new, old.area == new.area else { return add((old?.area ?? .null).union(new?.area ?? .null)) }
    for area in DrawingChanges(from: old.drawings, to: new.drawings, typesetter).areas {
      add(area.intersection(new.area))
    }
  }

  /// Adds an area, merged with one that it touches unless many unchanged pixels would be redrawn.
  private mutating func add(_ area: CGRect) {
    guard !area.isEmpty else { return }
    let area = area.integral
    if let index = areas.firstIndex(where: { $0.intersects(area) && $0.wastes(with: area) < FrameDamage.mostWaste }) {
      let union = areas.remove(at: index).union(area)
      add(union)
    } else {
      areas.append(area)
    }
  }
}

extension CGRect {
  /// Returns how much larger the rectangle around two areas is than both together, in square pixels.
  fileprivate func wastes(with other: CGRect) -> CGFloat {
    let union = union(other), shared = intersection(other)
    return union.width * union.height - width * height - other.width * other.height + shared.width * shared.height
  }
}
