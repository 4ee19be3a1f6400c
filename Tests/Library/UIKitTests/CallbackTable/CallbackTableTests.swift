import Testing

@testable import UIKitCore

/// The table of callbacks and changes: whatever the program's code does in a callback, the rules of delivery hold.
@Suite struct CallbackTableTests {
  @Test(
    "every change in every callback keeps the rules of delivery",
    .statements("RE-10", "RE-11", "RE-12", "RE-13", "RE-15", "TE-20", "TE-30", "TE-32"),
    arguments: Callback.allCases, Change.allCases)
  func cell(callback: Callback, change: Change) {
    let fixture = CallbackFixture(callback, change)
    fixture.play()
    #expect(fixture.isReached)
    #expect(fixture.checker.finish() == [])
    let (hasTouches, before) = fixture.atChange
    if !change.cancelsTouches { checkThatTouchesGoOn(fixture, since: before, callback, change) }
    if hasTouches && cancelsAll(change) { #expect(fixture.checker.interruptions > before) }
    let application = fixture.application
    #expect(application.gestureEnvironment.activeRecognizers.isEmpty)
    #expect(application.lingeringTouches.isEmpty && application.touchesEvent.touches.isEmpty)
    #expect(fixture.tapInANewWindow() == [.viewBegan, .viewEnded])
    #expect(application.nextDeadline == nil)
  }

  /// The removal of a view by the script itself is the only interruption.
  private func checkThatTouchesGoOn(
    _ fixture: CallbackFixture, since before: Int, _ callback: Callback, _ change: Change
  ) {
    let ofReload = change == .reload ? 1 : 0
    #expect(fixture.checker.interruptions - before <= 1 + ofReload)
  }

  private func cancelsAll(_ change: Change) -> Bool {
    change == .applicationResigns || change == .ignoringInteraction || change == .windowReleased
  }
}
