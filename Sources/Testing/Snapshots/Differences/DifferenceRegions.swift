import Canvas

/// The places in which two pictures differ: pixels that lie near each other belong to one region.
///
/// The picture is divided into cells of 8 × 8 pixels. Two cells with pixels that differ belong to one region if at most one cell
/// lies between them.
struct DifferenceRegions {
  /// The smallest rectangle around the pixels of each region, in device pixels.
  private(set) var boxes: [PixelBox] = []

  private static let side = 8
  private static let reach = 2

  private let columns: Int
  /// The region of each cell that has a pixel, row by row.
  private var regions: [Int?] = []

  init(_ difference: PictureDifference) {
    guard let whole = difference.box else {
      columns = 0
      return
    }
    columns = (whole.x + whole.width) / Self.side + 1
    let rows = (whole.y + whole.height) / Self.side + 1
    var cells = [PixelBox?](repeating: nil, count: columns * rows)
    regions = [Int?](repeating: nil, count: columns * rows)
    difference.forEachDifferentPixel { x, y in
      let pixel = PixelBox(x: x, y: y, width: 1, height: 1), cell = cell(x, y)
      cells[cell] = cells[cell]?.union(pixel) ?? pixel
    }
    for first in cells.indices where regions[first] == nil {
      if let box = join(from: first, cells) { boxes.append(box) }
    }
  }

  /// Returns the index of the region of a pixel that differs.
  func index(x: Int, y: Int) -> Int? { regions[cell(x, y)] }

  private func cell(_ x: Int, _ y: Int) -> Int { y / Self.side * columns + x / Self.side }

  /// Makes all cells that are connected with one of them the next region.
  /// - Returns: the rectangle around their pixels; nil for a cell without any.
  private mutating func join(from first: Int, _ cells: [PixelBox?]) -> PixelBox? {
    guard var box = cells[first] else { return nil }
    var open = [first]
    regions[first] = boxes.count
    while let cell = open.popLast() {
      if let own = cells[cell] { box = box.union(own) }
      for next in neighbours(of: cell) where cells[next] != nil && regions[next] == nil {
        regions[next] = boxes.count
        open.append(next)
      }
    }
    return box
  }

  private func neighbours(of cell: Int) -> [Int] {
    let (column, row) = (cell % columns, cell / columns)
    let rows = regions.count / columns
    return (max(0, row - Self.reach)...min(rows - 1, row + Self.reach)).flatMap { row in
      (max(0, column - Self.reach)...min(columns - 1, column + Self.reach)).map { row * columns + $0 }
    }
  }
}
