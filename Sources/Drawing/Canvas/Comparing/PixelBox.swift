/// A rectangle of whole device pixels, with the origin at the top left of the picture.
public struct PixelBox: Hashable, Codable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The top row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle of device pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns the smallest rectangle around both.
  package func union(_ other: PixelBox) -> PixelBox {
    let left = min(x, other.x)
    let top = min(y, other.y)
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column - x < width && row >= y && row - y < height
  }
}

extension PixelBox: CustomStringConvertible {
  /// `140,220 80×40`: the top left corner and the size.
  public var description: String { "\(x),\(y) \(width)×\(height)" }
}
