import ElementMaps
import Foundation

extension Bitmap {
  /// Returns the pixels that `area` touches, with their elements. `area` is in pixels at scale 1 and touches at least one pixel.
  package func part(_ area: CGRect, scale: Int) -> Bitmap {
    let whole = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    let rect = DeviceRect(touchedBy: area, scale: scale).intersection(whole)
    let part = Bitmap(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      memcpy(part.pixels + y * rect.width, pixels + (rect.top + y) * width + rect.left, rect.width * 4)
    }
    part.elements = elements?.part(rect)
    return part
  }
}

extension ElementMap {
  fileprivate func part(_ rect: DeviceRect) -> ElementMap {
    let part = ElementMap(width: rect.width, height: rect.height)
    let runs = runs(in: rect)
    // Only the names of the part are copied, in their order.
    var isSeen = names.map { _ in false }
    for run in runs { isSeen[Int(run.number)] = true }
    let numbers = zip(names, isSeen).map { name, isSeen in isSeen ? part.number(of: name) : 0 }
    for run in runs { (part.cells + run.start).fill(with: numbers[Int(run.number)], count: run.count) }
    for row in 0..<rect.height where isLikeRowAbove(row, in: rect) {
      memcpy(part.cells + row * rect.width, part.cells + (row - 1) * rect.width, rect.width * 2)
    }
    return part
  }

  /// Cells of one number beside each other.
  private struct Run {
    /// The index of the first one in the cells of the part.
    var start: Int
    var count: Int
    var number: UInt16
  }

  /// The cells of a row of a part.
  private func cells(ofRow row: Int, in rect: DeviceRect) -> UnsafeMutablePointer<UInt16> {
    cells + (rect.top + row) * width + rect.left
  }

  /// Whether a row of a part has the cells of the row above it, as most have.
  private func isLikeRowAbove(_ row: Int, in rect: DeviceRect) -> Bool {
    row > 0 && memcmp(cells(ofRow: row, in: rect), cells(ofRow: row - 1, in: rect), rect.width * 2) == 0
  }

  /// Returns the runs of a part, row by row, but for rows that are like the one above. A run does not go on in the next row.
  private func runs(in rect: DeviceRect) -> [Run] {
    let partWidth = rect.width
    var runs: [Run] = []
    for row in 0..<rect.height where !isLikeRowAbove(row, in: rect) {
      let cells = cells(ofRow: row, in: rect)
      var start = 0
      while start < partWidth {
        let number = cells[start]
        var end = start + 1
        while end < partWidth, cells[end] == number { end += 1 }
        runs.append(Run(start: row * partWidth + start, count: end - start, number: number))
        start = end
      }
    }
    return runs
  }
}
