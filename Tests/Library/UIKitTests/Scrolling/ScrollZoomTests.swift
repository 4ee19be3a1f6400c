import Testing

@testable import UIKitCore

/// Pinches and changes of the scale.
@Suite struct ScrollZoomTests {
  private let fixture = PipelineFixture(
    """
    window 400x400
      scroll:scroll 0,0 400x400 content=2000x2000
        V 100,100 200x200 handles
    """)
  private let listener = ScrollDelegateTests.Listener()
  private let scrollView: UIScrollView

  init() throws {
    scrollView = try #require(fixture["scroll"] as? UIScrollView)
    scrollView.delegate = listener
    listener.zoomed = fixture["V"]
  }

  @Test("a pinch zooms around the fingers, beyond the limits with resistance, and comes back", .statements("SV-14"))
  func pinch() {
    #expect(scrollView.pinchGestureRecognizer == nil)
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 2)
    fixture["V"].frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
    fixture.down(150, 200)
    fixture.down(250, 200, finger: 2)
    fixture.move(140, 200)
    fixture.move(260, 200, finger: 2)
    #expect(scrollView.isZooming && scrollView.zoomScale > 1)
    let scale = scrollView.zoomScale
    #expect(fixture["V"].frame == CGRect(x: 0, y: 0, width: 2000 * scale, height: 2000 * scale))
    #expect(scrollView.contentSize.width == 2000 * scale)
    fixture.move(-500, 200)
    // 760 points between the fingers instead of 110, where the pinch began.
    let excess = scrollView.pinchGestureRecognizer?.scale ?? 0
    #expect(excess > 6 && abs(scrollView.zoomScale - 2 * (2 - 1 / (0.55 * (excess / 2 - 1) + 1))) < 1e-9)
    fixture.up()
    fixture.up(finger: 2)
    #expect(!scrollView.isZooming && scrollView.isZoomBouncing)
    #expect(!listener.log.contains { $0.hasPrefix("zoomed") })
    fixture.wait(0.1)
    #expect(scrollView.zoomScale > 2 && scrollView.zoomScale < 3)
    fixture.wait(2)
    #expect(scrollView.zoomScale == 2 && !scrollView.isZoomBouncing)
    #expect(listener.log.filter { $0.hasPrefix("zoomed") } == ["zoomed 2.0"])
    scrollView.maximumZoomScale = 0.5
    #expect(scrollView.pinchGestureRecognizer == nil)
  }

  @Test("a pinch together bounces at the smallest scale, and not at all without bouncesZoom", .statements("SV-14"))
  func smallestScale() {
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 2)
    for bounces in [true, false] {
      scrollView.bouncesZoom = bounces
      scrollView.setZoomScale(1, animated: false)
      fixture.down(50, 200)
      fixture.down(350, 200, finger: 2)
      fixture.move(60, 200)
      fixture.move(320, 200)
      #expect((scrollView.zoomScale < 0.5) == bounces && scrollView.zoomScale <= 0.5)
      fixture.up()
      fixture.up(finger: 2)
      #expect(scrollView.isZoomBouncing == bounces)
      fixture.wait(3)
      #expect(scrollView.zoomScale == 0.5 && listener.log.last { $0.hasPrefix("zoomed") } == "zoomed 0.5")
      fixture.wait(1)
    }
  }

  @Test("a pinch that begins on the way back goes on from there, and code ends it", .statements("SV-14"))
  func caughtZoom() {
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 2)
    fixture.down(150, 200)
    fixture.down(250, 200, finger: 2)
    fixture.move(140, 200)
    fixture.move(-500, 200)
    fixture.up()
    fixture.up(finger: 2)
    fixture.wait(0.05)
    let scale = scrollView.zoomScale
    fixture.down(150, 200)
    fixture.down(250, 200, finger: 2)
    fixture.move(141, 200)
    #expect(!scrollView.isZoomBouncing && abs(scrollView.zoomScale - scale) < 0.01)
    fixture.up()
    fixture.up(finger: 2)
    scrollView.setZoomScale(1, animated: false)
    fixture.wait(2)
    #expect(scrollView.zoomScale == 1 && !scrollView.isZoomBouncing)
  }

  @Test("a rectangle is zoomed into the bounds")
  func zoomToRect() {
    scrollView.maximumZoomScale = 4
    fixture["V"].frame = CGRect(x: 0, y: 0, width: 2000, height: 2000)
    scrollView.zoom(to: CGRect(x: 500, y: 600, width: 200, height: 200), animated: true)
    #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 1000, y: 1200))
    fixture.wait(0)
    #expect(listener.log.last == "zoomed 2.0")
    scrollView.setZoomScale(9, animated: false)
    #expect(scrollView.zoomScale == 4)
  }
}
