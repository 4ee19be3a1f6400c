import Testing

@testable import Canvas

/// The colours of pixels that a drawing covers partly.
struct EdgeColorTests {
  /// Pairs of colours with much and with little contrast, of which one lies over the other.
  private static let pairs: [(over: UInt32, under: UInt32)] = [
    (0x000000, 0xFFFFFF), (0xFFFFFF, 0x000000), (0x5F6B7A, 0xFFFFFF), (0x8B949E, 0x15181C), (0xC4C9D0, 0xF5F6F8),
    (0x1D3291, 0xE9EDF6), (0xA63603, 0xF7E8B8), (0xC02AD5, 0xF3F4F6), (0x11755A, 0xD2DFDE), (0xFF0000, 0x00FF00),
    (0x0000FF, 0xFFFF00), (0xF3F4F6, 0xFFFFFF), (0x808080, 0x838383),
  ]

  @Test func aWhollyCoveredPixelHasTheExactColor() {
    for (over, under) in Self.pairs { #expect(EdgeColor.mix(over, under, coverage: 255) == over) }
  }

  @Test func aPixelThatIsNotCoveredKeepsItsColor() {
    for (over, under) in Self.pairs { #expect(EdgeColor.mix(over, under, coverage: 0) == under) }
  }

  @Test func aColorOnItselfStaysForEveryCoverage() {
    let colors = Self.pairs.flatMap { [$0.over, $0.under] }
    for coverage in UInt32(0)...255 {
      let changed = colors.filter { EdgeColor.mix($0, $0, coverage: coverage) != $0 }
      #expect(changed.isEmpty)
    }
  }

  /// Red and blue: half a step of brightness, 10, a quarter of one of hue in each direction, 8 and 5, and their roundings.
  @Test func noChannelIsFarFromTheExactMixture() {
    var farthest = 0
    for (over, under) in Self.pairs {
      for coverage in UInt32(0)...255 {
        let exact = Blend.over(over, under, alpha: coverage)
        let mixed = EdgeColor.mix(over, under, coverage: coverage)
        for shift in [0, 8, 16] {
          farthest = max(farthest, abs(Int(mixed >> shift & 0xFF) - Int(exact >> shift & 0xFF)))
        }
      }
    }
    #expect((1...24).contains(farthest))
  }

  @Test func greysOnGreysAreGreyAndGrowWithTheCoverage() {
    let colors = (UInt32(0)...255).map { EdgeColor.mix(0xFFFFFF, 0x15_1515, coverage: $0) }
    for color in colors { #expect(color == color & 0xFF &* 0x01_0101) }
    #expect(colors == colors.sorted())
  }

  @Test func allCoveragesHaveFewColors() {
    let colors = Set((UInt32(0)...255).map { EdgeColor.mix(0x000000, 0xFFFFFF, coverage: $0) })
    // Black, white, and the multiples of 20 between them.
    #expect(colors.count == 14)
    #expect(colors.contains(0x787878))
  }

  @Test func aTintOverAnEdgeIsMeasuredFromItsOwnColor() throws {
    let sheet = try Sheet(4, 1)
    sheet.bitmap.hasReducedEdges = true
    sheet.draw { $0.fill(rect(0.5, 0, 3, 1), black.opacity(0.5)) }
    // Wholly covered: the exact tint. Half covered: 191, of which the nearest multiple of 20 is 200.
    #expect((0..<4).map { sheet.bitmap.pixel($0, 0) } == [0xC8C8C8, 0x7F7F7F, 0x7F7F7F, 0xC8C8C8])
  }

  @Test func aTextHasFewColors() throws {
    let sheet = try Sheet(200, 40)
    let lines = { (list: inout DrawingList) in
      list.text("Point Inside 视图", .sans(13), at: point(8, 18), Color(0x5F6B7A))
      list.text("hitTest(_:with:)", .mono(12), at: point(8, 34), Color(0x1D3291))
    }
    sheet.draw(lines)
    let exact = colorCount(sheet.bitmap)
    sheet.bitmap.hasReducedEdges = true
    sheet.draw { $0.fill(rect(0, 0, 200, 40), Color(0xFFFFFF)) }
    sheet.draw(lines)
    #expect(exact > 150)
    #expect(colorCount(sheet.bitmap) < 40)
  }

  private func colorCount(_ bitmap: Bitmap) -> Int { bitmap.withUnsafePixels { Set($0).count } }
}
