import ElementMaps

/// Records in a map which element draws a pixel.
struct Signature {
  /// The smallest opacity, of 255, at which a drawing owns a pixel. A light tint does not own the pixels of the view below.
  static let leastAlpha: UInt32 = 64

  private let cells: UnsafeMutablePointer<UInt16>
  private let width: Int
  private let number: UInt16

  init(in map: ElementMap, of element: String) {
    cells = map.cells
    width = map.width
    number = map.number(of: element)
  }

  /// Records `count` pixels of row `y` that were drawn with `alpha` of 255.
  @inline(__always)
  func sign(x: Int, y: Int, count: Int, alpha: UInt32) {
    guard alpha >= Signature.leastAlpha else { return }
    (cells + y * width + x).fill(with: number, count: count)
  }

  /// Records those of `count` pixels whose opacity, `alpha` times a value of `seen`, is large enough.
  func sign(x: Int, y: Int, count: Int, alpha: UInt32, seen: UnsafePointer<UInt8>) {
    for index in 0..<count {
      sign(x: x + index, y: y, count: 1, alpha: Blend.by255(UInt32(seen[index]) &* alpha))
    }
  }
}
