import ElementMaps

/// Writes into a map who draws.
struct Signature {
  /// What is seen through more than three quarters of it does not own a pixel: a tint is not who drew a view.
  static let leastAlpha: UInt32 = 64

  private let cells: UnsafeMutablePointer<UInt16>
  private let width: Int
  private let number: UInt16

  init(in map: ElementMap, of element: String) {
    cells = map.cells
    width = map.width
    number = map.number(of: element)
  }

  /// Signs `count` pixels of row `y` that were drawn with `alpha` of 255.
  @inline(__always)
  func sign(x: Int, y: Int, count: Int, alpha: UInt32) {
    guard alpha >= Signature.leastAlpha else { return }
    (cells + y * width + x).update(repeating: number, count: count)
  }

  /// Signs those of `count` pixels of which enough is seen, each through its own share of 255.
  func sign(x: Int, y: Int, count: Int, alpha: UInt32, seen: UnsafePointer<UInt8>) {
    for index in 0..<count {
      sign(x: x + index, y: y, count: 1, alpha: Blend.by255(UInt32(seen[index]) &* alpha))
    }
  }
}
