import Foundation
import Testing
import UIKit

@testable import TouchTesting

/// Expectations, and what they say when they fail.
@MainActor struct TestExpectationTests {
  private let front = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
  private let screen: TestScreen

  init() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    card.accessibilityIdentifier = "card"
    front.accessibilityIdentifier = "front"
    card.addSubview(front)
    screen = TestScreen(card, size: CGSize(width: 120, height: 80))
  }

  private func expectFailure(_ texts: String..., from work: () -> Void) {
    withKnownIssue {
      work()
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      for text in texts where !message.contains(text) { Issue.record("“\(text)” is not in: \(message)") }
      return texts.allSatisfy { message.contains($0) }
    }
  }

  @Test func aHitSaysWhoWasAsked() {
    screen.expectHit(front, at: CGPoint(x: 20, y: 20))
    screen.expectHit(nil, at: CGPoint(x: 500, y: 20))
    front.isHidden = true
    expectFailure("(20, 20) hits card, not front", "front skipped: hidden") {
      screen.expectHit(front, at: CGPoint(x: 20, y: 20))
    }
    // The question is no part of the trace.
    #expect(screen.trace.lines.isEmpty)
  }

  @Test func aTraceIsComparedWithItsReference() {
    screen.tap(front)
    screen.expectTrace(matches: "References/tap.trace.txt")
    expectFailure("there is no reference", "TOUCHSTONE_UPDATE=missing") {
      screen.expectTrace(matches: "References/no-such.trace.txt")
    }
    let other = TestExpectationTests()
    other.front.isUserInteractionEnabled = false
    other.screen.tap(other.front)
    expectFailure(
      "step 8: expected front.pointInside → YES, was front skipped: interaction off\nReferences/tap.trace.txt differs",
      "accept: TOUCHSTONE_UPDATE=changed swift test --filter aTraceIsComparedWithItsReference\nbefore step 8:",
      "card asks its only subview: front."
    ) {
      other.screen.expectTrace(matches: "References/tap.trace.txt")
    }
  }

  @Test func theFirstStepThatDiffersIsSaid() {
    screen.tap(front)
    let lines = screen.trace.lines
    #expect(screen.trace.difference(from: screen.trace.text) == nil)
    let shorter = lines.dropLast().joined(separator: "\n")
    #expect(screen.trace.difference(from: shorter)?.step.contains("expected nothing more") == true)
    let other = ([lines[0], "other"] + lines.dropFirst(2)).joined(separator: "\n")
    #expect(screen.trace.difference(from: other)?.step.hasPrefix("step 2: expected other, was ") == true)
  }

  @Test func aHitMapIsComparedWithItsReference() {
    screen.expectHitMap(matches: "References/card.hitmap.png")
    front.frame.origin.x += 1
    expectFailure(
      "front → card: 20 points, x 10–10, y 10–29", "card → front: 20 points, x 50–50, y 10–29", "front.pointInside → NO"
    ) {
      screen.expectHitMap(matches: "References/card.hitmap.png")
    }
  }

  @Test func aMapOfAnotherScreenIsDifferent() {
    let larger = TestScreen(UIView(), size: CGSize(width: 121, height: 80))
    expectFailure("the screen was 120 × 80 points and is 121 × 80") {
      larger.expectHitMap(matches: "References/card.hitmap.png")
    }
  }

  @Test func aLineThatCannotBePlayedFails() {
    expectFailure("finger 2 is not down") { screen.up(finger: 2) }
    expectFailure("script line 2, `tapp 1,1`", "unknown input `tapp`; did you mean `tap`?") {
      screen.play("tap 1,1\ntapp 1,1")
    }
    expectFailure("`set` is for scenes") { screen.play("set card.isHidden true") }
    expectFailure("no view has the name `nobody`") { screen.play("front nobody") }
    expectFailure("already down") {
      screen.down(.zero)
      screen.tap(.zero)
    }
  }
}
