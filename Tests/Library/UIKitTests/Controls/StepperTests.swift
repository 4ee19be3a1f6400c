import Foundation
import Testing

@testable import UIKitCore

/// Steppers that repeat, in the time of the application.
@Suite struct StepperTests {
  private let fixture = PipelineFixture("window 320x200\n  S:stepper 0,0 100x30 sends=valueChanged")

  private func stepper() throws -> UIStepper { try #require(fixture["S"] as? UIStepper) }

  private var changes: Int { fixture.transcript.components(separatedBy: "valueChanged").count - 1 }

  @Test("a touch that stays makes a step after half a second and then each tenth, and none when it is lifted")
  func repeats() throws {
    let stepper = try stepper()
    fixture.down(75, 15)
    fixture.wait(0.45)
    #expect(stepper.value == 0)
    fixture.wait(0.3)
    #expect(stepper.value == 3)
    fixture.up()
    #expect(stepper.value == 3 && changes == 3)
    fixture.wait(2)
    #expect(stepper.value == 3, "nothing repeats after the lift")
  }

  @Test("without autorepeat a touch makes one step, however long it stays")
  func once() throws {
    let stepper = try stepper()
    stepper.autorepeat = false
    fixture.down(75, 15)
    fixture.wait(3)
    fixture.up()
    #expect(stepper.value == 1)
  }

  @Test("a stepper that is not continuous tells of its steps when the touch is lifted")
  func tellsAtTheEnd() throws {
    let stepper = try stepper()
    stepper.isContinuous = false
    fixture.down(75, 15)
    fixture.wait(0.75)
    #expect(stepper.value == 3 && changes == 0)
    fixture.up()
    #expect(stepper.value == 3 && changes == 1)
  }

  @Test("a touch that is cancelled ends the steps")
  func cancelled() throws {
    let stepper = try stepper()
    fixture.down(75, 15)
    fixture.wait(0.55)
    fixture.application.resignActive(at: 0.6)
    fixture.wait(3)
    #expect(stepper.value == 1)
  }
}
