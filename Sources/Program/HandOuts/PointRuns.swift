import Foundation
import TouchTrace

/// A rectangle of whole points, as a page keeps it.
struct PointRuns: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The rectangles of a shape, from top to bottom.
  static func all(of shape: PointShape) -> [PointRuns] {
    shape.rects.map {
      PointRuns(x: Int($0.minX), y: Int($0.minY), width: Int($0.width), height: Int($0.height))
    }
  }
}
