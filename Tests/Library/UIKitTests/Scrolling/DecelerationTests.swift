import Foundation
import Testing

@testable import UIKitCore

/// Content that goes on after a flick, and who stops it.
@Suite struct DecelerationTests {
  @Test(
    "a flick goes on by its speed and the rate, and then rests", .statements("SV-11"), arguments: [true, false],
    [UIScrollView.DecelerationRate.normal, .fast])
  func flick(vertical: Bool, rate: UIScrollView.DecelerationRate) throws {
    let screen = try ScrollScreen(vertical: vertical)
    screen.view.decelerationRate = rate
    screen.flick()
    // 500 points a second, down to 10: half a point in the first millisecond, 0.998 or 0.99 of it in the next one …
    let end: CGFloat = 90 + 490 * rate.rawValue / (1 - rate.rawValue) / 1000
    #expect(screen.listener.log == ["begin", "end true", "go true"] && screen.view.isDecelerating)
    #expect(abs(screen.listener.velocity.x + screen.listener.velocity.y - 0.5) < 1e-9)
    #expect(abs((vertical ? screen.listener.proposed.y : screen.listener.proposed.x) - end) < 1e-9)
    screen.fixture.wait(3)
    #expect(screen.listener.log.last == "rest false" && !screen.view.isDecelerating)
    #expect(abs(screen.offset - end) < 1e-9)
    #expect(screen.fixture.application.nextDeadline == nil)
  }

  @Test("after 100 milliseconds the content is where the rate has brought it", .statements("SV-11"))
  func onTheWay() throws {
    let screen = try ScrollScreen()
    screen.flick()
    screen.fixture.wait(0.1)
    let rate: CGFloat = 0.998, speed: CGFloat = 500
    let way: CGFloat = speed / 1000 * rate / (1 - rate) * (1 - pow(rate, 100))
    #expect(abs(screen.offset - 90 - way) < 1e-9)
  }

  @Test("the way does not depend on how the time passes", .statements("SV-11"))
  func exact() throws {
    var logs: [[CGPoint]] = []
    for step in [3, 0.25, 0.007] {
      let screen = try ScrollScreen()
      screen.flick(from: 50, to: 290)
      for _ in 0..<Int((3 / step).rounded(.up)) { screen.fixture.wait(step) }
      logs.append(screen.listener.offsets)
    }
    #expect(logs[0].count > 30 && logs[0] == logs[1] && logs[1] == logs[2])
  }

  @Test("a lift after a rest does not go on, nor does a cancelled drag", .statements("SV-11"))
  func noFlick() throws {
    let screen = try ScrollScreen()
    screen.down(280)
    screen.move(180, after: 0.2)
    screen.fixture.up(at: 0.5)
    #expect(screen.listener.log == ["begin", "end false"] && screen.offset == 90)
    screen.down(280)
    screen.move(250, after: 0.02)
    screen.fixture.application.resignActive(at: 1)
    #expect(screen.listener.log == ["begin", "end false", "begin", "end false"])
  }

  @Test("the delegate chooses where the content comes to rest, within its limits", .statements("SV-11"))
  func chosenTarget() throws {
    for (target, end) in [(400, 400), (20, 20), (9000, 600), (-50, 0)] as [(CGFloat, CGFloat)] {
      let screen = try ScrollScreen()
      screen.listener.target = CGPoint(x: 0, y: target)
      screen.flick()
      screen.fixture.wait(5)
      #expect(screen.offset == end && screen.listener.log == ["begin", "end true", "go true", "rest false"])
    }
  }

  @Test("a target that is no number is refused", .statements("SV-11"))
  func targetWithoutNumber() throws {
    let screen = try ScrollScreen()
    screen.listener.target = CGPoint(x: 0, y: CGFloat.nan)
    screen.flick()
    screen.fixture.wait(5)
    #expect(abs(screen.offset - 334.51) < 0.01)
  }

  @Test(
    "rates that are no rates end, too", .statements("SV-11"), arguments: [0, 1, 2, -1, .nan, .infinity] as [CGFloat])
  func strangeRates(rate: CGFloat) throws {
    let screen = try ScrollScreen()
    screen.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    screen.flick()
    screen.fixture.application.processEvents(until: .infinity)
    #expect(screen.offset.isFinite && screen.offset >= 90 && screen.offset <= 600 && !screen.view.isDecelerating)
  }

  // MARK: The touch that stops it

  @Test(
    "a touch that stops the content goes to the pan, and to nobody else", .statements("SV-11"),
    arguments: [true, false])
  func stoppingTouch(delays: Bool) throws {
    let screen = try ScrollScreen(), fixture = screen.fixture
    screen.view.delaysContentTouches = delays
    fixture["V"].frame = CGRect(x: 0, y: 0, width: 200, height: 900)
    screen.flick()
    fixture.wait(0.1)
    let place = screen.offset
    _ = fixture.transcript
    fixture.down(100, 150)
    #expect(!screen.view.isDecelerating && screen.view.isTracking)
    #expect(screen.listener.log.suffix(2) == ["rest false", "begin"])
    fixture.wait(0.3)
    fixture.up()
    #expect(screen.listener.log.suffix(2) == ["begin", "end false"] && screen.offset == place)
    let lines = fixture.transcript.split(separator: "\n")
    #expect(lines.contains("scroll action(began)") && !lines.contains { $0.hasPrefix("V.") })
    #expect(!lines.contains { $0.hasPrefix("G action") || $0.hasPrefix("W action") })
    fixture.wait(1)
    fixture.tap(100, 150)
    #expect(fixture.transcript.contains("G action(ended)"))
  }

  @Test("the finger that stops the content drags it on at once", .statements("SV-11", "SV-12"))
  func dragOn() throws {
    let screen = try ScrollScreen()
    screen.flick()
    screen.fixture.wait(0.1)
    let place = screen.offset
    screen.down(200)
    screen.move(197, after: 0.05)
    #expect(screen.offset == place + 3)
  }

  @Test("a touch outside of the scroll view does not stop it", .statements("SV-11"))
  func touchElsewhere() throws {
    let screen = try ScrollScreen()
    screen.flick()
    screen.fixture.wait(0.1)
    screen.fixture.tap(300, 350)
    #expect(screen.view.isDecelerating)
  }

  @Test("of nested scroll views the inner one stops the inner, the outer one the outer", .statements("SV-11"))
  func nested() throws {
    let fixture = PipelineFixture(
      """
      window 400x400
        outer:scroll 0,0 400x400 content=400x2000
          inner:scroll 0,0 400x200 content=2000x200
            V 0,0 2000x200 handles
      """)
    let outer = try #require(fixture["outer"] as? UIScrollView), inner = try #require(fixture["inner"] as? UIScrollView)
    fixture.down(200, 350)
    for step in 1...5 { fixture.move(200, 350 - CGFloat(step) * 10, at: fixture.now + 0.02) }
    fixture.up()
    #expect(outer.isDecelerating && !inner.isDecelerating)
    let place = outer.contentOffset.y
    fixture.down(200, 100)
    #expect(!outer.isDecelerating && outer.contentOffset.y == place)
    #expect(outer.isDragging && !inner.isDragging)
    #expect(!fixture.transcript.contains("V.began"))
  }

  // MARK: Programs that take part

  @Test("a program that sets the offset on the way moves the way", .statements("SV-11"))
  func moved() throws {
    let screen = try ScrollScreen(content: 2000)
    screen.flick()
    screen.fixture.wait(0.1)
    let left = 334.51 - screen.offset
    screen.view.contentOffset.y = 1000
    #expect(screen.view.isDecelerating)
    screen.fixture.wait(5)
    #expect(abs(screen.offset - 1000 - left) < 0.01)
  }

  @Test(
    "content that a program sets back on the way rests as far behind, at a page if there are pages",
    .statements("SV-11", "SV-14"), arguments: [true, false])
  func setBack(pages: Bool) throws {
    let screen = try ScrollScreen(vertical: false, content: 1200)
    screen.view.isPagingEnabled = pages
    screen.view.contentOffset.x = 300
    if !pages { screen.listener.target = CGPoint(x: 690, y: 0) }
    screen.listener.onScroll = { if $0.contentOffset.x >= 600 { $0.contentOffset.x -= 290 } }
    screen.flick()
    screen.fixture.wait(5)
    #expect(screen.offset == (pages ? 300 : 400) && screen.listener.log.last == "rest false")
  }

  /// What stops the content.
  enum Stop: CaseIterable { case offset, disabling, leaving, releasing, inScroll }

  @Test("the content stops, and the delegate hears it once", .statements("SV-11"), arguments: Stop.allCases)
  func stopped(by stop: Stop) throws {
    let screen = try ScrollScreen(), view = screen.view
    screen.flick()
    screen.fixture.wait(0.1)
    switch stop {
    case .offset: view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    case .disabling: view.isScrollEnabled = false
    case .leaving: view.removeFromSuperview()
    case .releasing: screen.fixture.application.release(screen.fixture.windows[0])
    case .inScroll: screen.listener.onScroll = { $0.removeFromSuperview() }
    }
    screen.fixture.wait(3)
    #expect(screen.listener.log == ["begin", "end true", "go true", "rest false"] && !view.isDecelerating)
    if stop == .offset { #expect(screen.offset == 5) }
  }

  @Test("code that pushes the content in each frame does not push it for ever", .statements("SV-11"))
  func pushed() throws {
    let screen = try ScrollScreen()
    var isPushing = false
    screen.listener.target = CGPoint(x: 0, y: 300)
    screen.listener.onScroll = { view in
      guard view.isDecelerating, !isPushing else { return }
      isPushing = true
      view.contentOffset.y += 1
      isPushing = false
    }
    screen.flick()
    screen.fixture.application.processEvents(until: .infinity)
    #expect(!screen.view.isDecelerating)
  }

  @Test("a scroll view is freed on its way", .statements("SV-11", "ME-01"))
  func freed() throws {
    let application: UIApplication
    weak var gone: UIScrollView?
    do {
      let screen = try ScrollScreen()
      screen.flick()
      screen.view.removeFromSuperview()
      (application, gone) = (screen.fixture.application, screen.view)
    }
    #expect(gone == nil)
    application.processEvents(until: .infinity)
  }

  @Test("content that shrinks on the way comes to its limit", .statements("SV-10", "SV-11"))
  func shrinking() throws {
    let screen = try ScrollScreen()
    screen.flick()
    screen.fixture.wait(0.1)
    screen.view.contentSize.height = 350
    screen.fixture.wait(5)
    #expect(screen.offset == 50 && !screen.view.isDecelerating)
  }

  @Test(
    "content that was pulled down stays below the wheel while it refreshes, and goes back afterwards",
    .statements("SV-10"), arguments: [true, false])
  func refreshing(isSubview: Bool) throws {
    let screen = try ScrollScreen(), view = screen.view, refresh = UIRefreshControl()
    if isSubview { view.addSubview(refresh) } else { view.refreshControl = refresh }
    var refreshes = 0
    refresh.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    #expect(view.refreshControl === refresh && refresh.superview === view && refresh.isHidden)
    screen.flick(from: 50, to: 250)
    #expect(refreshes == 1 && refresh.isRefreshing && !refresh.isHidden)
    screen.fixture.wait(3)
    #expect(screen.offset == -60 && refresh.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    #expect((refresh.subviews.first as? UIActivityIndicatorView)?.isAnimating == true)
    refresh.beginRefreshing()
    #expect(view.contentInset.top == 60)
    refresh.endRefreshing()
    #expect(screen.offset == 0 && view.contentInset.top == 0 && refresh.isHidden)
    refresh.beginRefreshing()
    #expect(screen.offset == 0 && view.contentInset.top == 60, "a program scrolls to the wheel itself")
    refresh.endRefreshing()
    #expect(screen.offset == 0)
    view.refreshControl = nil
    #expect(refresh.superview == nil)
  }

  @Test("a refresh begins while the finger drags, once a drag", .statements("SV-18"))
  func refreshingInADrag() throws {
    let screen = try ScrollScreen(), refresh = UIRefreshControl(), fixture = screen.fixture
    screen.view.refreshControl = refresh
    var refreshes = 0
    refresh.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    fixture.down(100, 20)
    fixture.move(100, 60, at: 0.1)
    #expect(refreshes == 0)
    fixture.move(100, 150, at: 0.2)
    #expect(refreshes == 1 && screen.view.isTracking)
    refresh.endRefreshing()
    fixture.move(100, 180, at: 0.3)
    fixture.up(at: 0.4)
    #expect(refreshes == 1 && !refresh.isRefreshing)
    fixture.wait(3)
    screen.flick(from: 50, to: 250)
    #expect(refreshes == 2)
  }

  @Test("observers of the offset are told in each frame, while the content moves", arguments: [true, false])
  func observing(byKey: Bool) throws {
    final class Watcher: UIResponder {
      var seen: [Bool] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { if let view = object as? UIScrollView { seen.append(view.isTracking || view.isDecelerating) } }
    }
    let screen = try ScrollScreen(), watcher = Watcher()
    var observation: NSKeyValueObservation?
    if byKey {
      screen.view.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
    } else {
      observation = screen.view.observe(\.contentOffset) { view, _ in
        watcher.seen.append(view.isTracking || view.isDecelerating)
      }
    }
    screen.flick()
    screen.fixture.wait(5)
    #expect(watcher.seen.count == screen.listener.offsets.count && watcher.seen.allSatisfy { $0 })
    observation?.invalidate()
  }
}
