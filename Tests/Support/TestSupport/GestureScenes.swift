import Foundation
import LiveScenes
import TouchTrace
import UIKit

/// Scenes with gesture recognizers, and their traces.
enum GestureScenes {
  static let nested = """
      - name: root
        frame: 0 0 360 560
        controller: ViewController
        views:
          - name: view0
            frame: 40 110 280 330
            views: [{ name: view1, frame: 90 110 110 120, touches: handles }]
    """

  private static let pair = """
      - name: root
        frame: 0 0 360 560
        views:
          - { name: left, frame: 0 0 180 560, isExclusiveTouch: true, touches: handles }
          - { name: right, frame: 180 0 180 560, touches: handles }
    """

  /// Traces with every kind of step that recognizers and the system add.
  static func traces() throws -> [Trace] {
    try [
      tapAndDouble(["tap 185,285"]), tapAndDouble(["tap 185,285 taps 2"]),
      tapAndDouble(["down 185,285", "wait 900", "up"]),
      longPressAgainstPan(), delayedTap(["tap 185,285"]), delayedTap(["down 185,285", "move 300,285 over 50", "up"]),
      refusing { $0.begins = false }, refusing { $0.receives = false }, refusing { $0.requires = true }, together(),
      exclusive(), interrupted(), leaving(), shaken(), climbing(), mistaken(),
    ]
  }

  private static func tapAndDouble(_ script: [String]) throws -> Trace {
    try GestureFixture(nested) { stage in
      let single = stage.add(UITapGestureRecognizer(), "single", to: "view0")
      let double = stage.add(UITapGestureRecognizer(), "double", to: "view0")
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
    }.play(script, until: 2000)
  }

  private static func longPressAgainstPan() throws -> Trace {
    try GestureFixture(nested) { stage in
      stage.add(UIPanGestureRecognizer(), "pan", to: "root")
      stage.add(UILongPressGestureRecognizer(), "press", to: "view1")
      stage.add(UISwipeGestureRecognizer(), "swipe", to: "view0")
    }.play(["down 185,285", "wait 700", "move 185,320 over 33", "up"], until: 2000)
  }

  private static func delayedTap(_ script: [String]) throws -> Trace {
    try GestureFixture(nested) { stage in
      stage.add(UITapGestureRecognizer(), "tap", to: "view0").delaysTouchesBegan = true
    }.play(script, until: 2000)
  }

  private static func refusing(_ set: (Gatekeeper) -> Void) throws -> Trace {
    let keeper = Gatekeeper()
    set(keeper)
    let stage = try GestureFixture(nested) { stage in
      stage.add(UITapGestureRecognizer(), "tap", to: "view0").delegate = keeper
      stage.add(UIPinchGestureRecognizer(), "pinch", to: "view0").delegate = keeper
    }
    return try withExtendedLifetime(keeper) { try stage.play(["tap 185,285"], until: 2000) }
  }

  private static func together() throws -> Trace {
    let keeper = Gatekeeper()
    keeper.together = true
    let stage = try GestureFixture(nested) { stage in
      stage.add(UIPinchGestureRecognizer(), "pinch", to: "view0").delegate = keeper
      stage.add(UIRotationGestureRecognizer(), "rotation", to: "view0")
    }
    return try withExtendedLifetime(keeper) {
      try stage.play(
        ["down 100,250 and 200,250", "move 60,200 and 240,300 over 100", "interrupt"], until: 2000)
    }
  }

  private static func exclusive() throws -> Trace {
    try GestureFixture(pair) { _ in }.play(["down 50,50", "down 200,50 finger 2"], until: 100)
  }

  private static func interrupted() throws -> Trace {
    try GestureFixture(nested) { $0.add(UIPanGestureRecognizer(), "pan", to: "view0") }
      .play(["down 185,285", "move 185,330 over 50", "interrupt"], until: 100)
  }

  /// A shake, a press and a remote-control event without a handler.
  static func shaken() throws -> Trace {
    let stage = try GestureFixture(nested) { $0.application.beginReceivingRemoteControlEvents() }
    stage.stage.application.shake(at: 0.1)
    stage.stage.application.press(.menu, .began, at: 0.2)
    stage.stage.application.press(.menu, .ended, at: 0.3)
    stage.stage.application.remoteControl(.remoteControlPlay, at: 0.4)
    return stage.recorder.trace
  }

  /// An action without a target that no responder can perform.
  static func climbing() throws -> Trace {
    try GestureFixture("  - { name: knob, class: UIButton, frame: 0 0 50 50 }") { stage in
      (stage.view(named: "knob") as? UIButton)?.addTarget(nil, action: Selector("open:"), for: .touchDown)
    }.play(["tap 5,5"], until: 200)
  }

  /// An action whose target does not have it.
  static func mistaken() throws -> Trace {
    try GestureFixture("  - { name: knob, class: UIButton, frame: 0 0 50 50 }") { stage in
      let window = stage.view(named: "knob")?.window
      (stage.view(named: "knob") as? UIButton)?.addTarget(window, action: Selector("open:"), for: .touchDown)
    }.play(["tap 5,5"], until: 200)
  }

  /// The view leaves its window during a touch.
  private static func leaving() throws -> Trace {
    let stage = try GestureFixture(nested) { $0.add(UITapGestureRecognizer(), "tap", to: "view0") }
    _ = try stage.play(["down 185,285"], until: 50)
    stage.stage.view(named: "view1")?.removeFromSuperview()
    return try stage.play([], until: 2000)
  }
}
