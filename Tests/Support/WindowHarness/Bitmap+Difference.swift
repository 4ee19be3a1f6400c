import Canvas

extension Bitmap {
  /// Describes where this picture differs from another; nil if all pixels are the same.
  /// - Parameter top: the number of rows that are not compared.
  package func difference(from other: Bitmap, below top: Int = 0) -> String? {
    if self == other { return nil }
    guard width == other.width, height == other.height else {
      return "\(width) × \(height) pixels instead of \(other.width) × \(other.height)"
    }
    let rows = (top..<height).filter { y in (0..<width).contains { pixel($0, y) != other.pixel($0, y) } }
    let columns = (0..<width).filter { x in rows.contains { pixel(x, $0) != other.pixel(x, $0) } }
    if rows.isEmpty { return nil }
    return "they differ in columns \(columns.first ?? 0) to \(columns.last ?? 0), "
      + "rows \(rows.first ?? 0) to \(rows.last ?? 0)"
  }
}
