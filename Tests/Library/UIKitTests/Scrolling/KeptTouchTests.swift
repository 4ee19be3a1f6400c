import Foundation
import Testing

@testable import UIKitCore

/// The touches that a scroll view receives, and who else hears of them.
@Suite struct KeptTouchTests {
  private let screen = PresentationScreen(), host = PhaseView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

  private func show(_ scroll: UIScrollView) {
    scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    host.addSubview(scroll)
    screen.back.view.addSubview(host)
    screen.show()
  }

  @Test(
    "a touch in a scroll view, or in a view inside of it, is not passed on", .statements("SV-17"),
    arguments: [false, true])
  func ends(isInside: Bool) {
    let scroll = UIScrollView()
    if isInside { scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))) }
    show(scroll)
    screen.tap(CGPoint(x: 100, y: 100))
    #expect(host.phases == [])
    screen.tap(CGPoint(x: 100, y: 500))
    #expect(host.phases == ["began", "ended"])
  }

  @Test("a text view is a scroll view", .statements("SV-17"))
  func textView() {
    show(UITextView())
    screen.tap(CGPoint(x: 100, y: 100))
    #expect(host.phases == [])
  }

  @Test("a recognizer around the scroll view receives the touch, and a subclass may pass it on", .statements("SV-17"))
  func passesOn() {
    final class Passing: UIScrollView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        next?.touchesBegan(touches, with: event)
      }
    }
    final class Counter {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let counter = Counter(), tap = UITapGestureRecognizer()
    tap.addTarget(counter, action: Counter.tapped)
    host.addGestureRecognizer(tap)
    show(Passing())
    screen.tap(CGPoint(x: 100, y: 100))
    #expect(host.phases == ["began"] && counter.taps == 1)
  }
}
