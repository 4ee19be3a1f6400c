import ElementMaps
import Foundation

extension Bitmap {
  /// Returns the pixels that `area` touches, with their elements. `area` is in pixels at scale 1 and touches at least one pixel.
  package func part(_ area: CGRect, scale: Int) -> Bitmap {
    let whole = DeviceRect(left: 0, top: 0, right: width, bottom: height)
    let rect = DeviceRect(touchedBy: area, scale: scale).intersection(whole)
    let part = Bitmap(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      (part.pixels + y * rect.width).update(from: pixels + (rect.top + y) * width + rect.left, count: rect.width)
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
    return part
  }

  /// Cells of one number beside each other.
  private struct Run {
    /// The index of the first one in the cells of the part.
    var start: Int
    var count: Int
    var number: UInt16
  }

  /// Returns the runs of a part, row by row. A run does not go on in the next row.
  private func runs(in rect: DeviceRect) -> [Run] {
    let partWidth = rect.width, height = rect.height
    var runs: [Run] = []
    var row = 0
    while row < height {
      let cells = self.cells + (rect.top + row) * width + rect.left
      var start = 0
      while start < partWidth {
        let number = cells[start]
        var end = start + 1
        while end < partWidth, cells[end] == number { end += 1 }
        runs.append(Run(start: row * partWidth + start, count: end - start, number: number))
        start = end
      }
      row += 1
    }
    return runs
  }
}
