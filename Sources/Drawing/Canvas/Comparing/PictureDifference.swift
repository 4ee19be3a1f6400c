/// The pixels in which two pictures of the same size differ.
package struct PictureDifference: Sendable {
  /// The result of comparing one pixel.
  package enum Finding: UInt8, CaseIterable, Sendable {
    case same
    /// It differs and counts.
    case different
    /// It differs by at most the threshold.
    case tolerated
    /// It differs only in the anti-aliasing of an edge, and the rules ignore that.
    case antiAliased
    /// It differs under a mask.
    case masked
  }

  /// The number of columns, in device pixels.
  let width: Int
  /// The number of rows, in device pixels.
  let height: Int
  /// The raw value of each pixel's finding, row by row.
  private(set) var findings: [UInt8]
  private var counts: [Int]
  /// The smallest rectangle around all pixels that count; nil when none does.
  package private(set) var box: PixelBox?

  /// A difference in which no pixel differs.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    findings = Array(repeating: Finding.same.rawValue, count: width * height)
    counts = Finding.allCases.map { _ in 0 }
    counts[Int(Finding.same.rawValue)] = width * height
  }

  /// Returns the number of pixels with this finding.
  package func count(_ finding: Finding) -> Int { counts[Int(finding.rawValue)] }

  /// The share of pixels that count, in percent.
  package var percentage: Double { 100 * Double(count(.different)) / Double(width * height) }

  func finding(x: Int, y: Int) -> Finding { Finding(rawValue: findings[y * width + x]) ?? .same }

  /// Calls `body` for each pixel that counts, row by row.
  package func forEachDifferentPixel(_ body: (_ x: Int, _ y: Int) -> Void) {
    guard let box else { return }
    for y in box.y..<(box.y + box.height) {
      for x in box.x..<(box.x + box.width) where findings[y * width + x] == Finding.different.rawValue { body(x, y) }
    }
  }

  mutating func note(_ finding: Finding, x: Int, y: Int) {
    let index = y * width + x
    counts[Int(findings[index])] -= 1
    counts[Int(finding.rawValue)] += 1
    findings[index] = finding.rawValue
    guard finding == .different else { return }
    let pixel = PixelBox(x: x, y: y, width: 1, height: 1)
    box = box?.union(pixel) ?? pixel
  }
}
