import Foundation
import Synchronization
import Testing
import TouchTestingPictures
import UIKit

/// Six views of a shop: one of each thing that a stranger breaks.
@MainActor private final class Shop {
  final class Badge: UIView {
    var isRound = true

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let distance = hypot(point.x - bounds.midX, point.y - bounds.midY)
      return isRound ? distance <= bounds.width / 2 : bounds.contains(point)
    }
  }

  let card = UIView(frame: CGRect(x: 10, y: 10, width: 140, height: 100))
  let title = UILabel(frame: CGRect(x: 10, y: 5, width: 80, height: 20))
  let price = UILabel(frame: CGRect(x: 10, y: 30, width: 80, height: 20))
  let buy = UIButton(frame: CGRect(x: 10, y: 60, width: 60, height: 30))
  let badge = Badge(frame: CGRect(x: 60, y: 50, width: 40, height: 40))
  let photo = UIView(frame: CGRect(x: 100, y: 10, width: 30, height: 30))
  let tap = UITapGestureRecognizer()
  var touched = CGPoint(x: 30, y: 85)

  init() {
    for (view, name) in [
      (card, "card"), (title, "title"), (price, "price"), (buy, "buy"), (badge, "badge"), (photo, "photo"),
    ] {
      view.accessibilityIdentifier = name
    }
    (title.text, price.text, tap.name) = ("Tea", "12 €", "open")
    price.font = UIFont.systemFont(ofSize: 17)
    (card.backgroundColor, badge.backgroundColor, photo.backgroundColor) = (.yellow, .red, .blue)
    buy.backgroundColor = .green
    card.addGestureRecognizer(tap)
    for view in [title, price, buy, badge, photo] { card.addSubview(view) }
  }

  /// The test of the stranger, with one expectation after the other.
  func test() {
    let screen = TestScreen(card, size: CGSize(width: 160, height: 120))
    screen.tap(touched)
    screen.expectHitMap(matches: "References/shop.hitmap.png")
    screen.expectPicture(matches: "References/shop.png")
    screen.expectTree(matches: "References/shop.tree.txt")
    screen.expectTrace(matches: "References/shop.trace.txt")
  }
}

/// The cause of a break in a person's own views is in the first line of the failure.
@Suite struct BreakageTests {
  /// A change of the views or of the test: its name, the change, and the words for it.
  nonisolated private struct Breakage: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: String
    var change: @MainActor @Sendable (Shop) -> Void

    init(_ name: String, _ words: String, _ change: @escaping @MainActor @Sendable (Shop) -> Void) {
      (testDescription, self.words, self.change) = (name, words, change)
    }
  }

  nonisolated private static let breakages = [
    Breakage("flag", "buy.isUserInteractionEnabled true → false") { $0.buy.isUserInteractionEnabled = false },
    Breakage("frame", "photo.frame 100 10 30 30 → 101 10 30 30") { $0.photo.frame.origin.x += 1 },
    Breakage("order", "the order in card is open, title, price, badge, buy, photo; it was open, title, price, buy") {
      $0.card.sendSubviewToBack($0.badge)
      $0.card.sendSubviewToBack($0.price)
      $0.card.sendSubviewToBack($0.title)
    },
    Breakage("alpha", "card.alpha 1 → 0.98") { $0.card.alpha = 0.98 },
    Breakage("colour", "badge.backgroundColor #FF0000 → #0000FF") { $0.badge.backgroundColor = .blue },
    Breakage("view", "badge is gone") { $0.badge.removeFromSuperview() },
    Breakage("script", "step 1: expected event: finger 1 began (30, 85)") {
      $0.touched.y += 1
    },
    Breakage("recognizer", "open.numberOfTapsRequired 1 → 2") { $0.tap.numberOfTapsRequired = 2 },
    Breakage("name", "photo is now picture") { $0.photo.accessibilityIdentifier = "picture" },
    Breakage("font", "price.font 17 → 15") { $0.price.font = UIFont.systemFont(ofSize: 15) },
    Breakage("behaviour", "card → badge: ") { $0.badge.isRound = false },
  ]

  /// The failures of the stranger's test.
  private func failures(_ change: (Shop) -> Void) -> [String] {
    let texts = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      let shop = Shop()
      change(shop)
      shop.test()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return texts.withLock(\.self)
  }

  @Test func nothingBrokenIsNoFailure() { #expect(failures { _ in } == []) }

  @Test(arguments: breakages) private func theFirstLineOfTheFirstFailureNamesIt(breakage: Breakage) {
    let first = failures(breakage.change).first ?? "no failure"
    #expect(first.hasPrefix(breakage.words), "\(first)")
  }

  /// No expectation begins with something else, but a trace, which begins with its first step that differs.
  @Test func eachFailureBeginsWithIt() {
    let texts = failures { $0.badge.removeFromSuperview() }
    #expect(texts.filter { $0.hasPrefix("badge is gone\n") }.count == 3, "\(texts)")
  }

  /// A name is said once: neither as points that changed their owner, nor as gone and new. The trace has the step that differs.
  @Test func aNewNameIsSaidOnce() {
    let texts = failures { $0.photo.accessibilityIdentifier = "picture" }
    #expect(texts.count == 3 && texts[2].contains("expected photo.hitTest"), "\(texts)")
    for text in texts.prefix(2) {
      #expect(
        text.wholeMatch(of: /photo is now picture\nReferences\/shop[a-z.]* differs   accept: .*/) != nil, "\(text)")
    }
  }
}
