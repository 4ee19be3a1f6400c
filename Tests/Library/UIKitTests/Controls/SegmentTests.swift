import Foundation
import Testing

@testable import UIKitCore

/// The segments of a segmented control: their widths, and those that are disabled.
@Suite struct SegmentTests {
  private let fixture = PipelineFixture("window 320x200\n  S:segments 10,10 300x30 sends=valueChanged")

  private func control() throws -> UISegmentedControl { try #require(fixture["S"] as? UISegmentedControl) }

  @Test("a width of its own moves the segments beside it, and the rest is shared")
  func widths() throws {
    let control = try control()
    control.setWidth(200, forSegmentAt: 0)
    #expect(control.segmentFrames.map(\.width) == [200, 50, 50])
    fixture.tap(150, 20)
    #expect(control.selectedSegmentIndex == 0)
    fixture.tap(235, 20)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("shares follow the contents if the control says so")
  func shares() throws {
    let control = try control()
    control.setTitle("a much longer title", forSegmentAt: 2)
    control.apportionsSegmentWidthsByContent = true
    let widths = control.segmentFrames.map(\.width)
    #expect(widths[2] > widths[0] && abs(widths.reduce(0, +) - 300) < 0.001)
  }

  @Test("a disabled segment is not selected, and sends nothing")
  func disabled() throws {
    let control = try control()
    control.setEnabled(false, forSegmentAt: 1)
    fixture.tap(160, 20)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!fixture.transcript.contains("valueChanged"))
  }

  @Test("the selection stays at its segment when others come and go")
  func insertion() throws {
    let control = try control()
    control.selectedSegmentIndex = 1
    control.insertSegment(with: UIImage(), at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == nil)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
  }
}
