import Foundation
import Testing

@testable import UIKitCore

/// States that code sets on recognizers that have no touch.
@Suite struct IdleStateTests {
  private let tree = """
    window 400x400
      V 0,0 400x400 handles
      W 0,0 10x10 +G=plain
    """

  @Test(
    "a recognizer without a touch that code fails is reset", .statements("GR-03"),
    arguments: [UIGestureRecognizer.State.failed, .cancelled])
  func failing(state: UIGestureRecognizer.State) {
    let fixture = PipelineFixture(tree), gesture = fixture.plain("G")
    gesture.state = state
    #expect(gesture.state == .possible && gesture.resets == 1)
  }

  @Test("it is reset too if it fails while views are searched for", .statements("GR-03", "RE-02"))
  func failingInASearch() throws {
    let fixture = PipelineFixture(tree), gesture = fixture.plain("G")
    try #require(fixture["V"] as? TestView).onPointInside = { _ in
      gesture.state = .failed
      return true
    }
    fixture.tap("V")
    #expect(gesture.state == .possible && gesture.resets > 0)
    #expect(fixture.application.gestureEnvironment.activeRecognizers.isEmpty)
  }

  @Test("a bid that code makes in the reset of another recognizer gets its verdict", .statements("GR-03", "GR-05"))
  func bidInReset() {
    let fixture = PipelineFixture(tree), gesture = fixture.plain("G")
    let other = ResettingRecognizer { gesture.state = .ended }
    fixture["V"].addGestureRecognizer(other)
    fixture.tap("V")
    let lines = ["ResettingRecognizer.began", "V.began", "ResettingRecognizer.ended", "V.ended", "G action(ended)"]
    #expect(fixture.transcript == lines.joined(separator: "\n"))
    #expect(gesture.state == .possible && fixture.application.gestureEnvironment.activeRecognizers.isEmpty)
  }

  @Test("a bid without a touch that waits for itself fails", .statements("RE-05"))
  func circle() {
    let fixture = PipelineFixture(tree), gesture = fixture.plain("G")
    gesture.require(toFail: gesture)
    gesture.state = .began
    #expect(gesture.state == .possible && gesture.resets == 1 && fixture.transcript == "")
    #expect(fixture.application.gestureEnvironment.activeRecognizers.isEmpty)
  }
}

/// Never decides, and calls code in its reset.
private final class ResettingRecognizer: UIGestureRecognizer {
  private let onReset: () -> Void

  init(_ onReset: @escaping () -> Void) {
    self.onReset = onReset
    super.init(target: nil, action: nil)
  }

  override func reset() { onReset() }
}
