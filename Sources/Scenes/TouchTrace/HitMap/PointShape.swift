import Foundation

/// A part of a screen: points with whole coordinates, as rectangles that do not overlap. A point stands for the square
/// between it and the next one to the right and below.
package struct PointShape: Equatable, Sendable, Codable {
  /// From top to bottom.
  package private(set) var rects: [CGRect] = []
  /// The number of points.
  package private(set) var count = 0

  /// The smallest rectangle around the shape.
  package var box: CGRect { rects.reduce(rects.first ?? .zero) { $0.union($1) } }

  /// The largest of the rectangles.
  package var largest: CGRect? { rects.max { $0.width * $0.height < $1.width * $1.height } }

  package func contains(_ point: CGPoint) -> Bool { rects.contains { $0.contains(point) } }

  mutating func add(_ rect: CGRect) {
    rects.append(rect)
    count += Int(rect.width) * Int(rect.height)
  }

  /// Divides a screen into one shape for each number.
  /// - Parameters:
  ///   - numbers: of all points, row by row; 0 for points of no shape.
  ///   - count: the largest number.
  static func shapes(of numbers: [UInt32], width: Int, count: Int) -> [PointShape] {
    var shapes = Array(repeating: PointShape(), count: count)
    guard width > 0 else { return shapes }
    var open: [Run] = []
    numbers.withUnsafeBufferPointer { numbers in
      let height = numbers.count / width
      for row in 0...height {
        let runs = row < height ? Run.all(in: numbers[(row * width)..<((row + 1) * width)], row: row) : []
        var next = 0
        var kept: [Run] = []
        for run in runs {
          // Runs of the row above that end before this one have no continuation.
          while next < open.count, open[next].columns.lowerBound < run.columns.lowerBound {
            shapes[Int(open[next].number) - 1].add(open[next].rect(until: row))
            next += 1
          }
          if next < open.count, open[next].columns == run.columns, open[next].number == run.number {
            kept.append(open[next])
            next += 1
          } else {
            kept.append(run)
          }
        }
        for run in open[next...] { shapes[Int(run.number) - 1].add(run.rect(until: row)) }
        open = kept
      }
    }
    return shapes
  }

  /// Neighbouring points of one number, with all rows below in which they are the same.
  private struct Run {
    var columns: Range<Int>
    var number: UInt32
    var top: Int

    static func all(in numbers: Slice<UnsafeBufferPointer<UInt32>>, row: Int) -> [Run] {
      var runs: [Run] = [], start = numbers.startIndex
      while start < numbers.endIndex {
        let number = numbers[start]
        var end = start + 1
        while end < numbers.endIndex, numbers[end] == number { end += 1 }
        if number != 0 {
          runs.append(
            Run(columns: start - numbers.startIndex..<end - numbers.startIndex, number: number, top: row))
        }
        start = end
      }
      return runs
    }

    func rect(until bottom: Int) -> CGRect {
      CGRect(x: columns.lowerBound, y: top, width: columns.count, height: bottom - top)
    }
  }
}
