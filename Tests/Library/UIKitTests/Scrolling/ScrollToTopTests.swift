import Foundation
import Testing

@testable import UIKitCore

/// A tap on the status bar, which is 20 points high on these screens.
@Suite struct ScrollToTopTests {
  final class Listener: UIScrollViewDelegate {
    var log: [String] = []
    var allows = true
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.append("should")
      return allows
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll \(scrollView.contentOffset.y)") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
  }

  let fixture = PipelineFixture(
    """
    window 400x400
      one:scroll 0,0 200x300 content=200x900
      two:scroll 200,0 200x300 content=200x900
    """)
  let listener = Listener()

  private func view(_ name: String) throws -> UIScrollView { try #require(fixture[name] as? UIScrollView) }

  private func tap() {
    fixture.tap(390, 5)
    fixture.wait(1)
  }

  @Test("the only view that wants it scrolls to the top, if its delegate agrees", .statements("SV-16"))
  func one() throws {
    let one = try view("one")
    try view("two").scrollsToTop = false
    one.contentOffset.y = 100
    one.delegate = listener
    listener.allows = false
    tap()
    #expect(listener.log == ["should"] && one.contentOffset.y == 100)
    (listener.log, listener.allows) = ([], true)
    tap()
    #expect(listener.log.count == 20 && listener.log.prefix(1) == ["should"])
    #expect(listener.log.suffix(2) == ["scroll 0.0", "did"])
    tap()
    #expect(listener.log.count == 20)
  }

  @Test("of two views none scrolls, of which one can be seen it does", .statements("SV-16"))
  func two() throws {
    let (one, two) = (try view("one"), try view("two"))
    one.contentOffset.y = 100
    tap()
    #expect(one.contentOffset.y == 100)
    fixture.tap(390, 350)
    two.frame.origin.x = 400
    fixture.tap(390, 30)
    #expect(one.contentOffset.y == 100)
    tap()
    #expect(one.contentOffset.y == 0)
  }
}
