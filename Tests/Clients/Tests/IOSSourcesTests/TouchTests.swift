import Testing
import TouchTesting
import UIKit

/// `TouchTesting` in a package: it links no SDL, as `Scripts/test` checks with `TouchTestingProgram`.
@MainActor @Suite struct TouchTests {
  final class Pad: UIView {
    private(set) var timesUp = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      // `Timer` and `DispatchQueue` are those of UIKit, in the time of the screen.
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in self.timesUp += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { self.timesUp += 1 }
    }
  }

  @Test func timersRunInTheTimeOfTheScreen() {
    let pad = Pad(), screen = TestScreen(pad)
    screen.tap(pad)
    #expect(pad.timesUp == 0)
    screen.wait(300)
    #expect(pad.timesUp == 1)
    screen.wait(300)
    #expect(pad.timesUp == 2)
  }
}
