import Foundation
import Testing
import TouchTesting
import UIKit

/// Tests as a user writes them: only public API.
@MainActor struct TestScreenTests {
  /// Turns while a finger drags on its rim.
  private final class KnobView: UIControl {
    private(set) var angle: CGFloat = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      let point = touch.location(in: self)
      return hypot(point.x - bounds.midX, point.y - bounds.midY) > bounds.width / 4
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      let point = touch.location(in: self)
      angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
      sendActions(for: .valueChanged)
      return true
    }
  }

  private final class Card: UIView {
    let knob = KnobView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    let buttons = [UIButton(frame: CGRect(x: 0, y: 300, width: 44, height: 44)), UIButton()]
    lazy var badge = UIView(frame: CGRect(x: 200, y: 0, width: 30, height: 30))
    var swipes = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [knob, badge] + buttons { addSubview(view) }
      knob.addTarget(self, action: Card.turned, for: .valueChanged)
      let pan = UIPanGestureRecognizer()
      pan.addTarget(self, action: Card.swiped)
      badge.addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { return nil }

    func turned() {}
    func swiped() { swipes += 1 }
  }

  private let rim = CGPoint(x: 30, y: 120), top = CGPoint(x: 120, y: 30)

  @Test func aKnobTurnsOnlyFromItsRim() {
    let knob = KnobView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    let screen = TestScreen(knob)
    var values = 0
    knob.addAction(UIAction { _ in values += 1 }, for: .valueChanged)
    screen.drag(from: CGPoint(x: 120, y: 120), to: top)
    #expect(screen.trace.actions.isEmpty && values == 0)
    screen.beginTrace()
    screen.drag(from: rim, to: top)
    #expect(!screen.trace.actions.isEmpty && screen.trace.actions.allSatisfy { $0 == "knob valueChanged" })
    #expect(values == screen.trace.actions.count && abs(knob.angle + .pi / 2) < 0.01)
    #expect(screen.trace.hitTestViews == ["knob"])
    #expect(screen.trace.touches(of: "knob").first == "touchesBegan")
    #expect(screen.trace.touches(of: "knob").last == "touchesEnded")
  }

  @Test func objectsHaveTheNamesOfTheirPropertiesAndClasses() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    card.buttons[1].accessibilityIdentifier = "pay"
    let screen = TestScreen(card)
    #expect(screen.name(of: card) == "card" && screen.name(of: card.knob) == "knob")
    #expect(screen.name(of: card.buttons[0]) == "buttons[0]" && screen.name(of: card.buttons[1]) == "pay")
    #expect(screen.name(of: card.badge) == "badge" && screen.name(of: card.badge.gestureRecognizers![0]) == "pan")
    let late = [KnobView(), KnobView()]
    late.forEach(card.addSubview)
    #expect(late.map(screen.name(of:)) == ["knob2", "knob3"])
    #expect(screen.object(named: "pay") === card.buttons[1] && screen.object(named: "none") == nil)
  }

  @Test func aRecognizerIsTraced() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let screen = TestScreen(card)
    screen.drag(card.badge, by: CGVector(dx: 0, dy: 100))
    #expect(card.swipes > 2 && screen.trace.states(of: "pan") == [.began, .changed, .ended, .possible])
  }

  @Test func scriptsAndVerbsAreTheSame() {
    func run(_ play: (TestScreen) -> Void) -> TestTrace {
      let screen = TestScreen(Card(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
      play(screen)
      return screen.trace
    }
    let verbs = run { screen in
      screen.drag(from: rim, to: top, over: 200)
      screen.tap(CGPoint(x: 10, y: 310), taps: 2)
      screen.wait(400)
      screen.pinch(at: CGPoint(x: 120, y: 120), from: 100, to: 160, over: 100)
    }
    let script = run { screen in
      screen.play(
        """
        # The same by hand.
        down 30,120
        move 120,30 over 200
        up
        tap 10,310 taps 2
        wait 400
        down 70,120 and 170,120
        move 40,120 and 200,120 over 100
        up finger 1 and finger 2
        """)
    }
    #expect(verbs == script && !verbs.lines.isEmpty)
  }

  @Test func aControllerAndItsRecognizersAreAsked() {
    final class Controller: UIViewController {
      var taps = 0
      override func viewDidLoad() {
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Controller.tapped)
        view.addGestureRecognizer(tap)
      }
      func tapped() { taps += 1 }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let controller = Controller(), screen = TestScreen(controller)
    screen.tap(CGPoint(x: 100, y: 100))
    #expect(controller.taps == 1 && screen.trace.handlers(of: .began) == ["controller"])
    #expect(screen.trace.actions.count == 1 && screen.trace.actions[0].hasPrefix("tap"))
    #expect(screen.trace.askedViews.contains("view"))
  }

  @Test func nothingWaits() {
    let view = UIView(), press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    let screen = TestScreen(view)
    screen.down(CGPoint(x: 10, y: 10))
    screen.wait(499)
    #expect(press.state == .possible && screen.time == 499)
    screen.wait(1)
    #expect(press.state == .began)
    screen.up()
    #expect(screen.trace.states(of: "longPress") == [.began, .ended, .possible])
  }
}
