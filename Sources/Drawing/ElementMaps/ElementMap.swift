import Foundation

/// For every pixel of a picture, the name of the element that drew it, or `nothing`. A hit map has a view for every point.
///
/// Names are in the order of their first use, which is back to front.
package final class ElementMap {
  /// The name of pixels without an element.
  package static let nothing = ""

  /// Returns the name for the text of an element, which differs from that of its shapes.
  package static func text(of element: String) -> String { isText(element) ? element : element + ".text" }

  /// Returns whether the element of this name is a text.
  package static func isText(_ element: String) -> Bool { element.hasSuffix(".text") }

  /// The number of columns, in device pixels.
  package let width: Int
  /// The number of rows, in device pixels.
  package let height: Int
  /// The names, indexed by number; number 0 is `nothing`.
  package private(set) var names = [ElementMap.nothing]
  private var numbers = [ElementMap.nothing: UInt16(0)]
  /// The number of the element of each pixel, row by row.
  package let cells: UnsafeMutablePointer<UInt16>

  /// The longest side of a map, in pixels.
  package static let maximumSide = 16_384

  /// Returns whether the size is valid: each side from 1 to `maximumSide`.
  static func canHave(width: Int, height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
  }

  /// Makes a map without elements.
  package init(width: Int, height: Int) {
    precondition(Self.canHave(width: width, height: height), "invalid size of a map: \(width) × \(height) pixels")
    self.width = width
    self.height = height
    cells = .zeroed(count: width * height)
  }

  deinit { cells.freeZeroed() }

  /// Returns the name of the element at a pixel.
  package func name(x: Int, y: Int) -> String { names[number(x: x, y: y)] }

  /// Returns the index in `names` of the element at a pixel.
  package func number(x: Int, y: Int) -> Int {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at \(x), \(y)")
    return Int(cells[y * width + x])
  }

  /// Returns the index of a name in `names`; a larger index is further to the front. Nil if the name was never used.
  package func place(of name: String) -> Int? { numbers[name].map(Int.init) }

  /// Assigns `count` pixels of a row to an element.
  package func give(x: Int, y: Int, count: Int = 1, to name: String) {
    precondition(x >= 0 && count >= 0 && x + count <= width && (0..<height).contains(y), "no such row of pixels")
    (cells + y * width + x).fill(with: number(of: name), count: count)
  }

  /// Returns the same map with the numbers, and therefore the colours, of the names in `other`.
  package func numbered(like other: ElementMap) -> ElementMap {
    let map = ElementMap(width: width, height: height)
    for name in other.names { _ = map.number(of: name) }
    let numbers = names.map { map.number(of: $0) }
    for index in 0..<(width * height) { map.cells[index] = numbers[Int(cells[index])] }
    return map
  }

  /// Returns the number of a name, a new one for a new name. Line feeds become spaces. When no numbers are left, it is that of
  /// `nothing`.
  package func number(of name: String) -> UInt16 {
    if let number = numbers[name] { return number }
    if name.contains(where: \.isNewline) {
      return number(of: name.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    guard names.count <= Int(UInt16.max) else { return 0 }
    let number = UInt16(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}

extension ElementMap: Equatable {
  /// Returns whether both have the same names at the same pixels, whatever their numbers.
  package static func == (left: ElementMap, right: ElementMap) -> Bool {
    guard left.width == right.width && left.height == right.height else { return false }
    let count = left.width * left.height
    if left.names == right.names { return memcmp(left.cells, right.cells, count * 2) == 0 }
    let translation = left.names.map { right.numbers[$0] }
    // The numbers that were compared last; most cells are like the one before.
    var (last, same) = (left.cells[0], right.cells[0]), index = 0
    while index < count {
      let (one, other) = (left.cells[index], right.cells[index])
      if index == 0 || one != last || other != same {
        guard translation[Int(one)] == other else { return false }
        (last, same) = (one, other)
      }
      index += 1
    }
    return true
  }
}
