import Foundation
import Testing
import UIKit

@testable import TouchTesting

/// The tree of a screen, and what a failure says of its changes.
@MainActor struct TestTreeTests {
  private let card = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))
  private let price = UILabel(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
  private let badge = UIView(frame: CGRect(x: 60, y: 10, width: 20, height: 20))
  private let tap = UITapGestureRecognizer()
  private let screen: TestScreen

  init() {
    (card.accessibilityIdentifier, price.accessibilityIdentifier) = ("card", "price")
    (badge.accessibilityIdentifier, tap.name) = ("badge", "tap")
    (price.text, price.font, price.textColor) = ("12 €\nnow", UIFont.systemFont(ofSize: 17), .black)
    badge.backgroundColor = .red
    card.addGestureRecognizer(tap)
    card.addSubview(price)
    card.addSubview(badge)
    screen = TestScreen(card, size: CGSize(width: 160, height: 120))
  }

  /// The changes since a tree before `change`.
  private func changes(_ change: () -> Void) -> [String] {
    let old = TestTree(TestTree(screen).text)
    change()
    return TestTree(screen).changes(since: old)
  }

  @Test func theTreeIsTextAndComesBack() {
    let tree = TestTree(screen)
    #expect(
      tree.text == """
        - window: UIWindow
          frame: 0 0 160 120
          - card: UIView
            frame: 20 30 100 60
            - tap: UITapGestureRecognizer
            - price: UILabel
              frame: 10 10 40 20
              isUserInteractionEnabled: false
              text: 12 €\\nnow
              font: 17
              textColor: #000000
            - badge: UIView
              frame: 60 10 20 20
              backgroundColor: #FF0000

        """)
    #expect(TestTree(tree.text) == tree && changes {}.isEmpty)
  }

  @Test func aPropertyIsNamedWithItsOldAndItsNewValue() {
    #expect(changes { price.font = UIFont.systemFont(ofSize: 15) } == ["price.font 17 → 15"])
    #expect(changes { card.alpha = 0.98 } == ["card.alpha 1 → 0.98"])
    #expect(changes { badge.backgroundColor = .blue } == ["badge.backgroundColor #FF0000 → #0000FF"])
    #expect(changes { badge.backgroundColor = nil } == ["badge.backgroundColor #0000FF → none"])
    #expect(changes { badge.frame.origin.x = 61 } == ["badge.frame 60 10 20 20 → 61 10 20 20"])
    #expect(changes { price.isHidden = true } == ["price.isHidden false → true"])
    #expect(changes { price.text = "13 €" } == ["price.text 12 €\nnow → 13 €"])
    #expect(changes { tap.numberOfTapsRequired = 2 } == ["tap.numberOfTapsRequired 1 → 2"])
    #expect(changes { tap.isEnabled = false } == ["tap.isEnabled true → false"])
  }

  @Test func aViewThatIsGoneOrNewIsSaidOnce() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    mark.accessibilityIdentifier = "mark"
    #expect(changes { badge.addSubview(mark) } == ["mark, a UIView, is new in badge"])
    #expect(changes { badge.removeFromSuperview() } == ["badge is gone"])
    #expect(changes { card.addSubview(badge) } == ["badge, a UIView, is new in card"])
    #expect(changes { card.removeGestureRecognizer(tap) } == ["tap is gone"])
  }

  @Test func aRenamedViewIsRenamedAndNothingElse() {
    let old = TestTree(screen), other = TestTree(old.text.replacing("- badge:", with: "- label:"))
    #expect(other.changes(since: old) == ["badge is now label"])
    // With another name and another color, nobody knows that it is the same.
    let changed = TestTree(other.text.replacing("#FF0000", with: "#00FF00"))
    #expect(changed.changes(since: old) == ["badge is gone", "label, a UIView, is new in card"])
  }

  @Test func aRenamedViewKeepsWhatIsInIt() {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    mark.accessibilityIdentifier = "mark"
    badge.addSubview(mark)
    let old = TestTree(screen)
    let text = old.text.replacing("- badge:", with: "- label:").replacing("0 0 5 5", with: "0 0 6 5")
    #expect(TestTree(text).changes(since: old) == ["badge is now label", "mark.frame 0 0 5 5 → 0 0 6 5"])
  }

  @Test func orderAndPlaceAreSaid() {
    #expect(
      changes { card.sendSubviewToBack(badge) } == ["the order in card is tap, badge, price; it was tap, price, badge"])
    #expect(changes { badge.addSubview(price) } == ["price is in badge, and was in card"])
  }

  @Test func aTreeIsComparedWithItsReference() {
    screen.expectTree(matches: "References/card.tree.txt")
    price.font = UIFont.systemFont(ofSize: 15)
    withKnownIssue {
      screen.expectTree(matches: "References/card.tree.txt")
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined()
      return message.hasPrefix("price.font 17 → 15\nReferences/card.tree.txt differs   accept: ")
        && message.contains("TOUCHSTONE_UPDATE=changed")
    }
  }

  @Test func aHitMapBeginsWithWhatChanged() {
    screen.expectHitMap(matches: "References/priced.hitmap.png")
    badge.frame.origin.x += 5
    withKnownIssue {
      screen.expectHitMap(matches: "References/priced.hitmap.png")
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().hasPrefix(
        "badge.frame 60 10 20 20 → 65 10 20 20\n")
    }
  }
}
