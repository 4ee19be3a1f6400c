import Algorithms
import Foundation
import SeededRandom

/// Random numbers and points, which depend only on a seed.
struct Dice {
  private var random: SplitMix64

  init(_ seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns a number from 0 up to but not including 1.
  private mutating func roll() -> Double { Double(random.next() >> 11) / 0x1p53 }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + roll() * (range.upperBound - range.lowerBound)
  }

  mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }
}

/// Returns the coverage of a pixel by a shape, 0 to 255, from 16 × 16 samples.
func sampledCoverage(_ x: Int, _ y: Int, _ isInside: (CGPoint) -> Bool) -> Int {
  var inside = 0
  for row in 0..<16 {
    for column in 0..<16 {
      let sample = CGPoint(x: Double(x) + (Double(column) + 0.5) / 16, y: Double(y) + (Double(row) + 0.5) / 16)
      if isInside(sample) { inside += 1 }
    }
  }
  return Int((Double(inside) / 256 * 255).rounded())
}

/// Returns the coverage of a pixel by a line with round ends and corners: all points within half the width of the lines between
/// `points`.
func sampledLineCoverage(_ x: Int, _ y: Int, along points: [CGPoint], width: CGFloat) -> Int {
  let middle = distance(of: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5), from: points) - width / 2
  // No point of a pixel is more than 0.71 from its centre.
  if abs(middle) > 0.75 { return middle < 0 ? 255 : 0 }
  return sampledCoverage(x, y) { distance(of: $0, from: points) <= width / 2 }
}

/// Returns the distance of `point` from the lines between `points`.
func distance(of point: CGPoint, from points: [CGPoint]) -> CGFloat {
  points.adjacentPairs().map { start, end in
    let run = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let length = run.x * run.x + run.y * run.y
    let share = length == 0 ? 0 : ((point.x - start.x) * run.x + (point.y - start.y) * run.y) / length
    let nearest = min(max(share, 0), 1)
    let x = point.x - start.x - nearest * run.x
    let y = point.y - start.y - nearest * run.y
    return (x * x + y * y).squareRoot()
  }.min() ?? .infinity
}
