import Testing

@testable import ProgramWindow

@Suite struct QRCodeTests {
  @Test func anAddressHasThreeCornersThatCamerasLookFor() {
    let code = QRCode.rows(of: "HTTP://10.0.0.7:8642/KTWQXM")
    // Version 2 or 3.
    #expect([25, 29].contains(code.count) && code.allSatisfy { $0.count == code.count })
    let corner = [true, true, true, true, true, true, true, false]
    #expect(code.first.map { Array($0.prefix(8)) } == corner)
    #expect(code.first.map { Array($0.suffix(7)) } == Array(corner.prefix(7)))
    #expect(code.last.map { Array($0.prefix(8)) } == corner)
  }

  @Test func aTextThatIsTooLongHasNone() {
    #expect(QRCode.rows(of: String(repeating: "A", count: 5_000)) == [])
  }
}
