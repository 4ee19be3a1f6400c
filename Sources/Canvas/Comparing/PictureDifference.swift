/// Where two pictures of one size differ, pixel by pixel.
package struct PictureDifference: Sendable {
  /// What was found at a pixel.
  package enum Finding: UInt8, CaseIterable, Sendable {
    case same
    /// Counts.
    case different
    /// Differs less than the threshold.
    case tolerated
    /// Differs only in how an edge is smoothed.
    case antiAliased
    /// Differs where nothing is compared.
    case masked
  }

  /// Device pixels.
  let width: Int
  /// Device pixels.
  let height: Int
  /// The raw value of each pixel's finding, row by row.
  private(set) var findings: [UInt8]
  private var counts: [Int]
  /// Around all pixels that count; nil when none does.
  package private(set) var box: PixelBox?

  /// No pixel differs.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    findings = Array(repeating: Finding.same.rawValue, count: width * height)
    counts = Finding.allCases.map { _ in 0 }
    counts[Int(Finding.same.rawValue)] = width * height
  }

  /// How many pixels are of a kind.
  package func count(_ finding: Finding) -> Int { counts[Int(finding.rawValue)] }

  /// The pixels that count, in percent of the picture.
  package var percentage: Double { 100 * Double(count(.different)) / Double(width * height) }

  func finding(x: Int, y: Int) -> Finding { Finding(rawValue: findings[y * width + x]) ?? .same }

  /// Each pixel that counts, row by row.
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
