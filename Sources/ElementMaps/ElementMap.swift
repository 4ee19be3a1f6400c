import Foundation

/// Who drew what: for every pixel of a picture the name of one element, or of nothing.
///
/// Names stand in the order in which they were first used; where drawings lie over each other, a later one lies on top.
package final class ElementMap {
  /// The name of a pixel that nothing was drawn on.
  package static let nothing = ""

  /// The name of the text of an element: what is drawn with glyphs is told apart from what is drawn with shapes.
  package static func text(of element: String) -> String { isText(element) ? element : element + ".text" }

  /// Whether an element of this name is a text.
  package static func isText(_ element: String) -> Bool { element.hasSuffix(".text") }

  /// Device pixels.
  package let width: Int
  /// Device pixels.
  package let height: Int
  /// The name of a number; number 0 is `nothing`.
  package private(set) var names = [ElementMap.nothing]
  private var numbers = [ElementMap.nothing: UInt16(0)]
  package let cells: UnsafeMutablePointer<UInt16>

  /// The longest side of a map or a picture, in pixels: more is a mistake, and would not fit into memory.
  package static let maximumSide = 16_384

  /// Whether a map of this size can be: each side from 1 to `maximumSide`.
  static func canHave(width: Int, height: Int) -> Bool {
    (1...maximumSide).contains(width) && (1...maximumSide).contains(height)
  }

  /// A map of nothing.
  package init(width: Int, height: Int) {
    precondition(Self.canHave(width: width, height: height), "a map of \(width) × \(height) pixels cannot be")
    self.width = width
    self.height = height
    cells = .allocate(capacity: width * height)
    cells.initialize(repeating: 0, count: width * height)
  }

  deinit { cells.deallocate() }

  /// The element at a pixel.
  package func name(x: Int, y: Int) -> String { names[number(x: x, y: y)] }

  /// The place in `names` of the element at a pixel.
  package func number(x: Int, y: Int) -> Int {
    precondition((0..<width).contains(x) && (0..<height).contains(y), "no pixel at \(x), \(y)")
    return Int(cells[y * width + x])
  }

  /// The place of a name in `names`: what comes later lies on top. Nil if it was never used.
  package func place(of name: String) -> Int? { numbers[name].map(Int.init) }

  /// Gives pixels of a row to an element.
  package func give(x: Int, y: Int, count: Int = 1, to name: String) {
    precondition(x >= 0 && count >= 0 && x + count <= width && (0..<height).contains(y), "no such row of pixels")
    (cells + y * width + x).update(repeating: number(of: name), count: count)
  }

  /// The same map with the numbers, and so the colours, that the names of `other` have there.
  package func numbered(like other: ElementMap) -> ElementMap {
    let map = ElementMap(width: width, height: height)
    for name in other.names { _ = map.number(of: name) }
    let numbers = names.map { map.number(of: $0) }
    for index in 0..<(width * height) { map.cells[index] = numbers[Int(cells[index])] }
    return map
  }

  /// The number of a name, which has one line, and a new number if it was never used. When there are no more numbers, that of `nothing`.
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
  /// Whether the same elements are at the same pixels, whatever their numbers.
  package static func == (left: ElementMap, right: ElementMap) -> Bool {
    guard left.width == right.width && left.height == right.height else { return false }
    let count = left.width * left.height
    if left.names == right.names { return memcmp(left.cells, right.cells, count * 2) == 0 }
    let translation = left.names.map { right.numbers[$0] }
    return (0..<count).allSatisfy { translation[Int(left.cells[$0])] == right.cells[$0] }
  }
}
