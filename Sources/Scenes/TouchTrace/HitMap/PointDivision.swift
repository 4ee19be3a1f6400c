/// The points of a screen, divided into groups. Two points are in one group if no division has told them apart.
nonisolated struct PointDivision {
  let width: Int
  /// The number of each point's group, from 1, row by row.
  private(set) var numbers: [UInt32]
  /// The largest number. Groups with some of the numbers may have no points left.
  private(set) var count = 1

  init(width: Int, height: Int) {
    self.width = width
    numbers = Array(repeating: 1, count: width * height)
  }

  /// Tells the points of a region from all others.
  mutating func divide(at region: PointRegion) {
    var renamed = Array(repeating: UInt32(0), count: count + 1)
    var count = count
    for span in region.spans {
      for index in (span.row * width + span.columns.lowerBound)..<(span.row * width + span.columns.upperBound) {
        let number = Int(numbers[index])
        if renamed[number] == 0 {
          count += 1
          renamed[number] = UInt32(count)
        }
        numbers[index] = renamed[number]
      }
    }
    self.count = count
  }

  /// Tells points with different labels apart.
  /// - Parameter labels: of all points, row by row.
  mutating func divide(by labels: [UInt32]) {
    var renamed: [UInt64: UInt32] = [:]
    var last: (key: UInt64, number: UInt32) = (0, 0)
    for index in numbers.indices {
      let key = UInt64(numbers[index]) << 32 | UInt64(labels[index])
      if key != last.key {
        let number = renamed[key] ?? UInt32(renamed.count + 1)
        renamed[key] = number
        last = (key, number)
      }
      numbers[index] = last.number
    }
    count = renamed.count
  }

  /// The groups that have points.
  var shapes: [PointShape] {
    PointShape.shapes(of: numbers, width: width, count: count).filter { $0.count > 0 }
  }
}
