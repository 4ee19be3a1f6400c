/// Detects pixels that differ only because an edge was anti-aliased in another way.
///
/// The test is that of pixelmatch, after Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): such a pixel
/// lies between a darker and a brighter one, and one of these two belongs to a flat area in both pictures.
struct SmoothedEdge {
  let expected: UnsafePointer<UInt32>
  let actual: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  func contains(x: Int, y: Int) -> Bool {
    isSmoothed(x, y, in: expected, beside: actual) || isSmoothed(x, y, in: actual, beside: expected)
  }

  private func isSmoothed(
    _ x: Int, _ y: Int, in picture: UnsafePointer<UInt32>, beside other: UnsafePointer<UInt32>
  ) -> Bool {
    let center = picture[y * width + x]
    var equal = isOnBorder(x, y) ? 1 : 0
    var darkest = (delta: 0.0, x: 0, y: 0)
    var brightest = (delta: 0.0, x: 0, y: 0)
    // Column by column as in pixelmatch: of equally dark neighbours the first counts.
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        let delta = PerceivedColor.brightness(of: center, over: picture[row * width + column])
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return [darkest, brightest].contains { isFlat($0.x, $0.y, picture) && isFlat($0.x, $0.y, other) }
  }

  /// Returns whether at least three neighbours have the pixel's colour; the border of the picture counts as one.
  private func isFlat(_ x: Int, _ y: Int, _ picture: UnsafePointer<UInt32>) -> Bool {
    let center = picture[y * width + x]
    var equal = isOnBorder(x, y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if picture[row * width + column] == center { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
