import Testing
@testable import Panels

@Suite struct AlphaScaleTests {
  @Test func theWallIsAtTheHighestAlphaThatReceivesNoTouches() {
    #expect(AlphaScale.position(of: 0.01) == AlphaScale.wall)
    #expect(AlphaScale.alpha(at: AlphaScale.wall) == 0.01)
  }

  @Test func everyStepOfTheScaleRoundTrips() {
    for step in 0...110 {
      let alpha = step <= 10 ? Double(step) / 1000 : Double(step - 10) / 100
      #expect(AlphaScale.alpha(at: AlphaScale.position(of: alpha)) == alpha)
    }
  }

  @Test func valuesBeyondTheEndsAreClamped() {
    #expect(AlphaScale.position(of: -1) == 0)
    #expect(AlphaScale.position(of: 2) == 1)
    #expect(AlphaScale.alpha(at: -1) == 0)
    #expect(AlphaScale.alpha(at: 2) == 1)
    #expect(AlphaScale.step(from: 1, by: 1) == 1)
    #expect(AlphaScale.step(from: 0, by: -1) == 0)
  }

  @Test(arguments: [(0, "0.00"), (0.005, "0.005"), (0.01, "0.01"), (0.02, "0.02"), (0.5, "0.50"), (1, "1.00")])
  func textHasThreeDecimalsBelowTheWall(_ alpha: Double, _ text: String) {
    #expect(AlphaScale.text(alpha) == text)
  }
}
