import Foundation
import Testing

@testable import UIKitCore

/// Segmented controls, steppers and page controls.
@Suite struct MoreControlsTests {
  @Test("a tap selects the segment under the finger and sends valueChanged once")
  func segments() throws {
    let fixture = PipelineFixture("window 320x200\n  S:segments 10,10 300x30 sends=valueChanged")
    let control = try #require(fixture["S"] as? UISegmentedControl)
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    fixture.tap(160, 20)
    fixture.tap(160, 20)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "two")
    #expect(fixture.transcript.components(separatedBy: "valueChanged").count == 2)
  }

  @Test("an action of the touch may remove the segment that it ended in")
  func removedSegment() throws {
    let fixture = PipelineFixture("window 320x200\n  S:segments 10,10 300x30 sends=valueChanged")
    let control = try #require(fixture["S"] as? UISegmentedControl)
    control.addAction(UIAction { [unowned control] _ in control.removeAllSegments() }, for: .touchUpInside)
    fixture.tap(300, 20)
    #expect(control.numberOfSegments == 0 && !fixture.transcript.contains("valueChanged"))
  }

  @Test("a momentary segment is deselected after the tap")
  func momentary() throws {
    let fixture = PipelineFixture("window 320x200\n  S:segments 10,10 300x30")
    let control = try #require(fixture["S"] as? UISegmentedControl)
    control.isMomentary = true
    fixture.tap(20, 20)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    fixture.tap(20, 20)
    #expect(control.numberOfSegments == 0)
  }

  @Test("a wheel has eight spokes of its colour, in the size of its style")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37) && wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    wheel.color = .red
    let colors = wheel.ownDrawing.compactMap { command -> ColorValue? in
      guard case .stroke(_, _, let color) = command.kind else { return nil }
      return color
    }
    #expect(!wheel.isHidden && wheel.isAnimating && colors.count == 8 && colors.allSatisfy { $0.red == 1 })
    #expect(zip(colors, colors.dropFirst()).allSatisfy { $0.opacity > $1.opacity })
    wheel.color = nil
    wheel.style = .white
    #expect(wheel.color == .white && wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
    wheel.hidesWhenStopped = false
    wheel.stopAnimating()
    #expect(!wheel.isHidden && !wheel.isAnimating)
  }

  @Test("the halves of a stepper decrease and increase the value, clamped or wrapping at the limits")
  func stepper() throws {
    let fixture = PipelineFixture("window 320x200\n  S:stepper 0,0 100x30")
    let stepper = try #require(fixture["S"] as? UIStepper)
    fixture.tap(75, 15)
    fixture.tap(75, 15)
    #expect(stepper.value == 2)
    fixture.tap(25, 15)
    #expect(stepper.value == 1)
    stepper.value = 0
    fixture.tap(25, 15)
    #expect(stepper.value == 0)
    stepper.wraps = true
    fixture.tap(25, 15)
    #expect(stepper.value == 100)
    fixture.tap(75, 15)
    #expect(stepper.value == 0)
  }

  @Test("a page control goes forward and back between the first and the last page")
  func pages() throws {
    let fixture = PipelineFixture("window 320x200\n  P:pages 0,0 100x30")
    let pages = try #require(fixture["P"] as? UIPageControl)
    fixture.tap(75, 15)
    #expect(pages.currentPage == 1)
    for _ in 0..<3 { fixture.tap(75, 15) }
    #expect(pages.currentPage == 2)
    fixture.tap(25, 15)
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
  }

  @Test("a drag over a page control goes to the page under the finger, if that is allowed", arguments: [true, false])
  func pageControlDragged(isContinuous: Bool) throws {
    let fixture = PipelineFixture("window 320x200\n  P:pages 0,0 100x30 sends=valueChanged")
    let pages = try #require(fixture["P"] as? UIPageControl)
    pages.allowsContinuousInteraction = isContinuous
    fixture.down(34, 15)
    fixture.move(50, 15)
    #expect(pages.currentPage == (isContinuous ? 1 : 0))
    #expect(pages.interactionState == (isContinuous ? .continuous : .discrete))
    fixture.move(90, 15)
    fixture.up()
    #expect(pages.currentPage == (isContinuous ? 2 : 1) && pages.interactionState == .none)
    #expect(fixture.transcript.components(separatedBy: "valueChanged").count == (isContinuous ? 3 : 2))
    fixture.tap(25, 15)
    #expect(pages.currentPage == (isContinuous ? 1 : 0))
  }
}
