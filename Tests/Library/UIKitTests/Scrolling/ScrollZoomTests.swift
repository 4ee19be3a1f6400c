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

  @Test("the scale is set for another view, too")
  func anotherView() {
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 2)
    for view in [UIView(), UIView()] {
      listener.zoomed = view
      view.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
      scrollView.addSubview(view)
      scrollView.contentSize = view.frame.size
      scrollView.zoomScale = 0.5
      #expect(view.frame.size == CGSize(width: 350, height: 250) && scrollView.contentSize == view.frame.size)
    }
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
    #expect(listener.log.first == "zoom" && listener.log.last == "zoomed 2.0")
    scrollView.setZoomScale(9, animated: false)
    #expect(scrollView.zoomScale == 4)
  }

  @Test("the content is what is zoomed, whatever its size was before", .statements("SV-15"))
  func contentIsTheZoomedView() {
    scrollView.maximumZoomScale = 4
    fixture["V"].frame = CGRect(x: 0, y: 0, width: 390, height: 500)
    for size in [CGSize.zero, CGSize(width: 3000, height: 3000)] {
      scrollView.contentSize = size
      scrollView.setZoomScale(2, animated: false)
      #expect(scrollView.contentSize == CGSize(width: 780, height: 1000))
      #expect(scrollView.contentOffset == CGPoint(x: 200, y: 200))
      scrollView.setZoomScale(1, animated: false)
    }
  }

  @Test("constraints around a zoomed view hold for its scaled size, and those in it do not", .statements("SV-15"))
  func constraints() {
    let view = fixture["V"], inner = UIView()
    scrollView.maximumZoomScale = 4
    for each in [view, inner] { each.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(inner)
    let top = view.topAnchor.constraint(equalTo: scrollView.topAnchor)
    NSLayoutConstraint.activate([
      top, view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      view.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      view.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
      inner.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 30),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.heightAnchor.constraint(equalToConstant: 7),
    ])
    fixture.wait(0)
    #expect(scrollView.contentSize == CGSize(width: 410, height: 400))
    scrollView.setZoomScale(2, animated: false)
    fixture.wait(0)
    #expect(view.frame == CGRect(x: 10, y: 0, width: 800, height: 800))
    #expect(view.bounds.size == CGSize(width: 400, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 810, height: 800))
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 382, height: 7))
    // A program that keeps a small view in the middle sets the distance after each change of the scale.
    top.constant = 50
    fixture.wait(0)
    #expect(view.frame.minY == 50 && scrollView.contentSize.height == 850)
    scrollView.setZoomScale(1, animated: false)
    fixture.wait(0)
    #expect(view.frame == CGRect(x: 10, y: 50, width: 400, height: 400))
  }
}
