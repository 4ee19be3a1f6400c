import Foundation
import Testing
import TouchTesting
import UIKit

/// Flicks as a user tests them: only public API.
@MainActor struct ScrollingTests {
  /// A scroll view of 200 × 300 points with 900 points of content and a button.
  private final class Page: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private(set) var log: [String] = []
    private(set) var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 200, height: 900)
      view.addSubview(scroll)
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
      scroll.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.log.append("upInside") }, for: .touchUpInside)
      scroll.delegate = self
    }
  }

  @Test func contentBeginsToMoveAfterTenPoints() {
    let page = Page(), screen = TestScreen(page)
    screen.play(
      """
      down 100,250
      wait 50
      move 100,200
      wait 50
      move 100,150
      wait 50
      move 100,187
      wait 200
      up
      """)
    #expect(page.offsets == [40, 90, 53] && page.log == ["end false"])
  }

  @Test func contentGoesOnAfterALift() {
    let page = Page(), screen = TestScreen(page)
    screen.play(
      """
      down 100,280
      move 100,180 over 200
      up
      wait 3000
      """)
    #expect(page.log == ["end true"] && abs(page.scroll.contentOffset.y - 334) < 5)
  }

  @Test func aFlickWaitsUntilTheContentRests() {
    let page = Page(), screen = TestScreen(page)
    screen.flick(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 180))
    #expect(!page.scroll.isDecelerating && abs(page.scroll.contentOffset.y - 584) < 10)
    screen.flick(page.scroll, by: CGVector(dx: 0, dy: 140))
    #expect(page.scroll.contentOffset.y == 0)
    screen.tap(CGPoint(x: 80, y: 40))
    #expect(page.log == ["end true", "end true", "upInside"])
  }

  @Test func theTouchThatStopsTheContentTapsNoButton() {
    let page = Page(), screen = TestScreen(page)
    screen.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 105), over: 100)
    #expect(page.scroll.isDecelerating)
    screen.tap(CGPoint(x: 80, y: 30))
    #expect(page.log == ["end true", "end false"] && !page.scroll.isDecelerating)
    screen.wait(600)
    screen.tap(CGPoint(x: 80, y: 30))
    #expect(page.log == ["end true", "end false", "upInside"])
  }
}
