import Testing

@testable import UIKitCore
@testable import UIKitLists

/// What a scroll view tells its delegate, and its recognizers.
@Suite struct ScrollDelegateTests {
  private let fixture = PipelineFixture(
    """
    window 400x400
      scroll:scroll 0,0 400x400 content=2000x2000
        V 100,100 200x200 handles
    """)
  private let listener = Listener()
  private let scrollView: UIScrollView

  init() throws {
    scrollView = try #require(fixture["scroll"] as? UIScrollView)
    scrollView.delegate = listener
    listener.zoomed = fixture["V"]
  }

  final class Listener: UIScrollViewDelegate {
    var log: [String] = []
    var target: CGPoint?
    weak var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      log.append("willEnd")
      if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      log.append("end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      log.append("decelerate \(scrollView.isDecelerating)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest \(scrollView.isDecelerating)") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("animated") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("zoom") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("zooms") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      log.append("zoomed \(scale)")
    }
  }

  /// Is told first, and has the delegate of others apart.
  private final class Relay: UIScrollView, UIScrollViewDelegate {
    weak var other: (any UIScrollViewDelegate)?
    var told = 0
    override var delegate: (any UIScrollViewDelegate)? {
      get { other }
      set {
        other = newValue
        super.delegate = self
      }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told += 1 }
  }

  @Test("the delegate that the superclass was given is asked, whatever the getter answers")
  func overriddenDelegate() {
    let relay = Relay()
    relay.delegate = listener
    relay.contentOffset.y = 9
    #expect(relay.told == 1 && listener.log.isEmpty && relay.delegate === listener)
  }

  private func drag(_ dx: CGFloat, _ dy: CGFloat) {
    fixture.down(200, 350)
    fixture.move(by: dx, dy, at: fixture.now + 0.5)
    fixture.up(at: fixture.now + 0.5)
  }

  @Test("a drag without a page ends where it is")
  func plainDrag() {
    drag(0, -30)
    #expect(listener.log == ["begin", "scroll", "willEnd", "end false"])
  }

  @Test("a drag goes on to its page, or to the offset that the delegate chooses", .statements("SV-11", "SV-14"))
  func goesOn() {
    scrollView.isPagingEnabled = true
    drag(0, -30)
    #expect(listener.log == ["begin", "scroll", "willEnd", "end true", "decelerate true"])
    fixture.wait(2)
    #expect(Set(listener.log.dropFirst(5).dropLast()) == ["scroll"] && listener.log.last == "rest false")
    #expect(scrollView.contentOffset == .zero)
    scrollView.isPagingEnabled = false
    listener.target = CGPoint(x: 0, y: 9000)
    drag(0, -30)
    fixture.wait(9)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1600))
    listener.target = CGPoint(x: 0, y: CGFloat.nan)
    drag(0, 30)
    fixture.wait(2)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1580))
  }

  @Test("with a directional lock a drag scrolls one axis")
  func lock() {
    scrollView.isDirectionalLockEnabled = true
    fixture.down(200, 350)
    fixture.move(by: -5, -20)
    fixture.move(by: -50, -20)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 30))
  }

  @Test("a rectangle becomes visible outside of the insets")
  func visibleBesideInsets() {
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    let seen = scrollView.bounds.height - 50
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == 510 - seen)
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
    #expect(scrollView.contentOffset.y == -10)
  }

  @Test("an animated change of the offset takes 0.3 seconds at a constant velocity", .statements("SV-19"))
  func animated() {
    fixture.wait(0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect(scrollView.contentOffset.y == 0 && listener.log.isEmpty)
    fixture.wait(0.1)
    #expect(abs(scrollView.contentOffset.y - 30) < 1e-9 && !scrollView.isDecelerating)
    fixture.wait(0.25)
    #expect(scrollView.contentOffset.y == 90)
    #expect(listener.log == Array(repeating: "scroll", count: 18) + ["animated"])
    listener.log = []
    scrollView.setContentOffset(scrollView.contentOffset, animated: true)
    fixture.wait(1)
    #expect(listener.log == [], "it is there")
  }

  @Test("an animation that begins with the first screen is over at the first touch", .statements("SV-19"))
  func animationAtTheStart() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect(scrollView.contentOffset.y == 90 && listener.log == ["scroll"])
    fixture.wait(0.3)
    #expect(listener.log == ["scroll", "animated"])
  }

  @Test("the end of an animation is told once, also if a touch or code stops it", .statements("SV-19"))
  func animationStopped() {
    func begin() {
      fixture.wait(0.1)
      scrollView.contentOffset = .zero
      scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      fixture.wait(0.1)
      listener.log = []
    }
    begin()
    fixture.down(20, 20)
    #expect(listener.log == ["animated", "begin"])
    fixture.up()
    fixture.wait(1)
    #expect(abs(scrollView.contentOffset.y - 30) < 1e-9)
    begin()
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    fixture.wait(1)
    #expect(listener.log == ["animated", "scroll"] && scrollView.contentOffset.y == 50)
    begin()
    scrollView.contentOffset.y = 10
    fixture.wait(1)
    #expect(listener.log.last == "animated" && scrollView.contentOffset.y == 90, "it goes on")
  }

  // MARK: Recognizers

  @Test(
    "the delegate of the pan is the scroll view that adopts the protocol; another one is refused", .statements("SV-01"))
  func panDelegate() {
    let own = Deciding(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    own.contentSize = CGSize(width: 400, height: 4000)
    fixture["window"].addSubview(own)
    own.panGestureRecognizer.delegate = TestDelegate()
    #expect(own.panGestureRecognizer.delegate === own)
    #expect(fixture.take(.hold).hasPrefix("warning: the delegate of"))
    let pan = UIPanGestureRecognizer()
    fixture["window"].addGestureRecognizer(pan)
    fixture.down(200, 200)
    fixture.move(by: 0, -20)
    #expect(own.contentOffset.y == 10 && pan.state == .began)
  }

  final class Deciding: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("a scroll view refuses its own pan, whichever view was hit", .statements("SV-01"), arguments: [true, false])
  func refusal(hitsContent: Bool) {
    final class Refusing: UIScrollView {
      var questions = 0

      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer { questions += 1 }
        return gestureRecognizer !== panGestureRecognizer
      }
    }
    let own = Refusing(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    own.contentSize = CGSize(width: 400, height: 4000)
    if hitsContent { own.addSubview(UIView(frame: own.bounds)) }
    fixture["window"].addSubview(own)
    fixture.down(200, 200)
    fixture.move(by: 0, -20)
    fixture.move(by: 0, -20)
    #expect(own.contentOffset == .zero && own.questions == 1)
  }

  @Test("switching scrolling off ends the drag and disables the pan", .statements("SV-02"))
  func disabled() {
    fixture.down(200, 350)
    fixture.move(by: 0, -30)
    scrollView.isScrollEnabled = false
    fixture.move(by: 0, -30)
    fixture.up()
    #expect(listener.log == ["begin", "scroll", "willEnd", "end false"] && !scrollView.isDragging)
    #expect(!scrollView.panGestureRecognizer.isEnabled && scrollView.contentOffset.y == 20)
  }

  @Test("a scroll view that does not scroll delays nothing", .statements("SV-02"))
  func undelayed() {
    var times = 0
    (fixture["V"] as? TestView)?.onTouches = { _, _, _ in times += 1 }
    scrollView.isScrollEnabled = false
    fixture.down("V")
    #expect(times == 1)
  }

  @Test("a pan that outlives its scroll view does nothing", .statements("SV-03"))
  func outlives() {
    let other = fixture["window"]
    var recognizers: [UIGestureRecognizer] = []
    do {
      let temporary = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      temporary.maximumZoomScale = 2
      recognizers = temporary.gestureRecognizers ?? []
      for recognizer in recognizers { other.addGestureRecognizer(recognizer) }
    }
    #expect(recognizers.count == 3)
    fixture.down(200, 350)
    fixture.down(100, 350, finger: 2)
    fixture.move(by: 0, -30)
    fixture.up(finger: 2)
    fixture.up()
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.delegate == nil })
  }

  @Test("a scroll view flattened during a drag keeps numbers", .statements("SV-03"))
  func flattened() {
    fixture.down(200, 350)
    fixture.move(by: 0, -30)
    scrollView.transform = CGAffineTransform(scaleX: 0, y: 0)
    fixture.move(by: 0, -30)
    // A conversion into a flattened view ignores its transform: the drag goes on.
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 50))
    scrollView.transform = .identity
    fixture.move(by: 0, -30)
    fixture.up()
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 80))
  }

  @Test("offsets, sizes, insets and scales that are no numbers are refused", arguments: [CGFloat.nan, .infinity])
  func numbers(bad: CGFloat) {
    scrollView.contentOffset = CGPoint(x: 3, y: 4)
    scrollView.contentOffset = CGPoint(x: bad, y: 0)
    scrollView.contentSize = CGSize(width: bad, height: 1)
    scrollView.contentInset = UIEdgeInsets(top: bad, left: 0, bottom: 0, right: 0)
    scrollView.maximumZoomScale = bad
    scrollView.minimumZoomScale = bad
    scrollView.setZoomScale(bad, animated: false)
    scrollView.scrollRectToVisible(CGRect(x: bad, y: 0, width: 1, height: 1), animated: false)
    #expect(scrollView.contentOffset == CGPoint(x: 3, y: 4))
    #expect(scrollView.contentSize == CGSize(width: 2000, height: 2000) && scrollView.contentInset == .zero)
    #expect(scrollView.maximumZoomScale == 1 && scrollView.minimumZoomScale == 1 && scrollView.zoomScale == 1)
  }

  // MARK: Tables

  @Test("a row touched at reloadData is forgotten; the next tap selects the row it hits", .statements("SV-04"))
  func reload() {
    let fixture = PipelineFixture("window 400x400\n  list:list 0,0 400x400")
    let list = fixture["list"] as? TestList
    fixture.down(200, 20)
    fixture.wait(0.2)
    #expect(list?.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == true)
    list?.reloadData()
    fixture.up()
    #expect(list?.indexPathForSelectedRow == nil)
    fixture.tap(200, 70)
    #expect(list?.indexPathForSelectedRow?.row == 1)
  }

  @Test("content that becomes smaller pulls the offset back at once, but not under a finger")
  func shrinking() {
    scrollView.contentSize = CGSize(width: 1000, height: 2000)
    scrollView.contentOffset = CGPoint(x: 300, y: 1200)
    scrollView.contentSize = CGSize(width: 1000, height: 900)
    #expect(scrollView.contentOffset == CGPoint(x: 300, y: 900 - scrollView.bounds.height))
    scrollView.contentOffset.y = -50
    scrollView.contentSize.height = 800
    #expect(scrollView.contentOffset.y == -50, "the offset before the content stays")
    scrollView.contentOffset.y = 200
    fixture.down(200, 350)
    fixture.move(by: 0, -30, at: fixture.now + 0.5)
    let offset = scrollView.contentOffset
    scrollView.contentSize.height = 100
    #expect(scrollView.contentOffset == offset)
    fixture.up(at: fixture.now + 0.5)
  }

  @Test("content that is shown from its beginning stays so when the insets change, but not under a finger")
  func insets() {
    scrollView.contentSize = CGSize(width: 1000, height: 2000)
    scrollView.contentInset = UIEdgeInsets(top: 16, left: 8, bottom: 0, right: 0)
    #expect(scrollView.contentOffset == CGPoint(x: -8, y: -16))
    scrollView.contentInset.left = 0
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: -16))
    scrollView.contentOffset.y = 200
    scrollView.contentInset.top = 50
    #expect(scrollView.contentOffset.y == 200)
  }
}
