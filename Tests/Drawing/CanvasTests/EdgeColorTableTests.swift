import Testing

@testable import Canvas

struct EdgeColorTableTests {
  /// Each mixture is asked for again after thousands of others have taken its slot.
  @Test func aMixtureIsTheSameWhetherItIsKeptOrNot() {
    let table = EdgeColorTable()
    defer { table.free() }
    var wrong = 0
    for _ in 0..<2 {
      for number in UInt32(0)..<20_000 {
        let color = number &* 0x9E37_79B1 >> 8, under = number &* 0x85EB_CA6B >> 8
        let alpha = number % 255 + 1, coverage = number % 256
        let exact = EdgeColor.mix(Blend.over(color, under, alpha: alpha), under, coverage: coverage)
        if table.mix(color, alpha: alpha, under, coverage: coverage) != exact { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func blackOnBlackIsNotTakenForAFreeSlot() {
    let table = EdgeColorTable()
    defer { table.free() }
    #expect(table.mix(0, alpha: 1, 0, coverage: 0) == 0)
    #expect(table.mix(0, alpha: 255, 0xFFFFFF, coverage: 255) == 0)
  }
}
