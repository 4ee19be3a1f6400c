import Foundation
import Testing

@testable import UIKitCore

/// Content that follows a finger and is pulled beyond its limits; pages and the keyboard.
@Suite struct ScrollPhysicsTests {
  // MARK: The first ten points

  @Test(
    "content begins to move after ten points, without a jump", .statements("SV-12"), arguments: [true, false])
  func slop(vertical: Bool) throws {
    let screen = try ScrollScreen(vertical: vertical)
    screen.down(250)
    for (place, offset) in [(245, 0), (241, 0), (200, 40), (150, 90), (187, 53)] as [(CGFloat, CGFloat)] {
      screen.move(place, after: 0.05)
      #expect(screen.offset == offset)
    }
  }

  @Test("in both directions, also in steps of a point", .statements("SV-12"), arguments: [1, -1] as [CGFloat])
  func smallSteps(direction: CGFloat) throws {
    let screen = try ScrollScreen()
    screen.view.contentOffset.y = 300
    screen.listener.offsets = []
    screen.down(150)
    for step in 1...15 { screen.move(150 + direction * CGFloat(step), after: 0.05) }
    #expect(screen.listener.offsets.map { $0.y } == [1, 2, 3, 4, 5].map { 300 - direction * $0 })
  }

  @Test("a scroll view that scrolls both ways does not jump across either", .statements("SV-12"))
  func bothAxes() throws {
    let screen = try ScrollScreen()
    screen.view.contentSize = CGSize(width: 900, height: 900)
    screen.fixture.down(150, 250)
    screen.fixture.move(144, 230, at: 0.1)
    #expect(screen.view.contentOffset == CGPoint(x: 0, y: 10))
    screen.fixture.move(140, 226, at: 0.2)
    #expect(screen.view.contentOffset == CGPoint(x: 4, y: 14))
  }

  // MARK: Beyond the limits

  @Test(
    "beyond a limit the content follows with growing resistance, and comes back", .statements("SV-10"),
    arguments: [true, false], [true, false])
  func pulled(vertical: Bool, atEnd: Bool) throws {
    let screen = try ScrollScreen(vertical: vertical), direction: CGFloat = atEnd ? -1 : 1
    let limit: CGFloat = atEnd ? 600 : 0
    screen.view.contentOffset = vertical ? CGPoint(x: 0, y: limit) : CGPoint(x: limit, y: 0)
    screen.down(150)
    var last: CGFloat = 0
    for travel in [60, 110] as [CGFloat] {
      screen.move(150 + direction * travel, after: 0.2)
      let beyond = (1 - 1 / (0.55 * (travel - 10) / 300 + 1)) * 300
      #expect(abs(screen.offset - (limit - direction * beyond)) < 1e-9)
      last = beyond
    }
    #expect(last < 50)
    screen.fixture.up(at: screen.fixture.now + 0.5)
    #expect(screen.listener.log == ["begin", "end true", "go true"])
    screen.fixture.wait(2)
    #expect(screen.offset == limit && screen.listener.log.last == "rest false")
  }

  @Test("a flick against a limit goes beyond it and back", .statements("SV-10", "SV-11"))
  func bouncing() throws {
    let screen = try ScrollScreen()
    screen.view.contentOffset.y = 500
    screen.flick()
    screen.fixture.wait(5)
    let offsets = screen.listener.offsets.map(\.y), top = offsets.max() ?? 0
    #expect(top > 605 && top < 700 && screen.offset == 600)
    #expect(screen.listener.proposed.y == 600)
    let way = offsets.drop { $0 < top }
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 >= $1 && $1 >= 600 })
  }

  @Test("without bounces it stops at the limit", .statements("SV-10", "SV-11"))
  func notBouncing() throws {
    let screen = try ScrollScreen()
    screen.view.bounces = false
    screen.flick(from: 150, to: 290)
    screen.fixture.wait(2)
    #expect(screen.offset == 0)
    screen.view.contentOffset.y = 500
    screen.listener.offsets = []
    screen.flick()
    screen.fixture.wait(5)
    #expect(screen.listener.offsets.allSatisfy { $0.y <= 600 } && screen.offset == 600)
  }

  @Test("content that fits is pulled only where it always bounces", .statements("SV-10"))
  func fitting() throws {
    let screen = try ScrollScreen(content: 100)
    screen.flick(from: 150, to: 250)
    #expect(screen.listener.log == [])
    screen.view.alwaysBounceVertical = true
    screen.down(150)
    screen.move(250, after: 0.2)
    #expect(screen.offset < 0 && screen.view.contentOffset.x == 0)
    screen.fixture.up(at: screen.fixture.now + 0.5)
    screen.fixture.wait(2)
    #expect(screen.offset == 0)
  }

  @Test("a finger that catches the content on its way back holds it where it is", .statements("SV-10", "SV-11"))
  func caught() throws {
    let screen = try ScrollScreen()
    screen.down(150)
    screen.move(260, after: 0.2)
    screen.fixture.up(at: screen.fixture.now + 0.5)
    screen.fixture.wait(0.05)
    let place = screen.offset
    #expect(place < 0)
    screen.down(200)
    screen.fixture.wait(0.5)
    #expect(abs(screen.offset - place) < 1e-9)
    screen.move(200.5, after: 0.1)
    #expect(abs(screen.offset - place) < 0.5)
    screen.fixture.up(at: screen.fixture.now + 0.5)
    screen.fixture.wait(2)
    #expect(screen.offset == 0)
  }

  // MARK: Pages

  @Test("a view with pages stops at pages, whatever its delegate says", .statements("SV-14"))
  func pages() throws {
    for (start, end, page) in [(280, 180, 300), (280, 240, 0), (100, 280, 0)] as [(CGFloat, CGFloat, CGFloat)] {
      let screen = try ScrollScreen()
      screen.view.isPagingEnabled = true
      screen.listener.target = CGPoint(x: 0, y: 77)
      screen.flick(from: start, to: end)
      screen.fixture.wait(5)
      #expect(screen.offset == page && screen.listener.log == ["begin", "end true", "go true", "rest false"])
    }
  }

  // MARK: The keyboard

  /// A responder without a keyboard.
  private final class Plain: UIView { override var canBecomeFirstResponder: Bool { true } }

  @Test("a drag ends editing with .onDrag", .statements("SV-13"), arguments: [true, false])
  func keyboard(dismisses: Bool) throws {
    let screen = try ScrollScreen(), field = UITextField(frame: CGRect(x: 0, y: 350, width: 100, height: 30))
    screen.fixture["window"].addSubview(field)
    if dismisses { screen.view.keyboardDismissMode = .onDrag }
    field.becomeFirstResponder()
    screen.down(250)
    screen.move(245, after: 0.1)
    #expect(field.isFirstResponder)
    screen.move(200, after: 0.1)
    #expect(field.isFirstResponder == !dismisses && screen.offset == 40)
  }

  @Test("it ends no other first responder", .statements("SV-13"))
  func noKeyboard() throws {
    let screen = try ScrollScreen(), plain = Plain(frame: .zero)
    screen.fixture["window"].addSubview(plain)
    screen.view.keyboardDismissMode = .onDrag
    plain.becomeFirstResponder()
    screen.flick()
    #expect(plain.isFirstResponder)
  }
}
