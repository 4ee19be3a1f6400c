import Foundation
import Testing

@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace
import UIKit

/// A fault that is put into a scene with a button that works.
nonisolated struct WhyNotFault: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var edits: [TreeEdit]
  /// The obstacle that it must be found as.
  var obstacle: Obstacle

  init(_ name: String, _ edits: [TreeEdit], _ obstacle: Obstacle) {
    (testDescription, self.edits, self.obstacle) = (name, edits, obstacle)
  }

  /// A button `b` in `panel` in `root`, and a hidden window in front.
  @MainActor static var scene: Scene {
    get throws {
      try Scene.parse(
        """
        windows:
          - name: W
            frame: 0 0 360 560
            views:
              - name: root
                frame: 0 0 360 560
                controller: { name: vc }
                views:
                  - name: panel
                    frame: 40 100 280 360
                    views:
                      - { name: b, class: UIButton, frame: 20 20 160 60, actions: [touchUpInside pay] }
          - { name: over, frame: 0 0 360 560, level: 1, isHidden: true }
        script:
          - tap 140,150
        """, file: "button.yaml")
    }
  }

  static let point = CGPoint(x: 140, y: 150)

  private static func action(_ event: ControlEvent, to target: MessageDescription.Target) -> ActionDescription {
    ActionDescription(event: event, message: MessageDescription(action: "pay", target: target))
  }

  private static func cover(_ name: String, alpha: Double) -> [TreeEdit] {
    [
      .add(.plain(name, CGRect(x: 0, y: 0, width: 360, height: 560)), to: "root", at: nil),
      .setting(name, .alpha(alpha)),
    ]
  }

  /// Faults that can be put into one scene together.
  static let all: [WhyNotFault] = [
    WhyNotFault("hidden", [.setting("b", .isHidden(true))], .gate("b", .hidden)),
    WhyNotFault("faint", [.setting("b", .alpha(0.005))], .gate("b", .transparent)),
    WhyNotFault("off", [.setting("b", .isUserInteractionEnabled(false))], .gate("b", .interactionOff)),
    WhyNotFault("hidden panel", [.setting("panel", .isHidden(true))], .gate("panel", .hidden)),
    WhyNotFault("faint root", [.setting("root", .alpha(0.01))], .gate("root", .transparent)),
    WhyNotFault("panel off", [.setting("panel", .isUserInteractionEnabled(false))], .gate("panel", .interactionOff)),
    WhyNotFault("window off", [.setting("W", .isUserInteractionEnabled(false))], .gate("W", .interactionOff)),
    WhyNotFault(
      "outside the panel", [.setting("panel", .frame(CGRect(x: 40, y: 100, width: 280, height: 30)))],
      .outside(
        "panel", Miss(CGPoint(x: 100, y: 50), outside: CGRect(x: 0, y: 0, width: 280, height: 30)), cutsArea: false)),
    WhyNotFault("covered", cover("cover", alpha: 1), .covered(by: "cover", isSeen: true, isSubview: false)),
    WhyNotFault("covered, unseen", cover("veil", alpha: 0.02), .covered(by: "veil", isSeen: false, isSubview: false)),
    WhyNotFault("no area", [.setting("b", .frame(CGRect(x: 20, y: 20, width: 0, height: 0)))], .noArea),
    WhyNotFault(
      "elsewhere", [.setting("b", .frame(CGRect(x: 20, y: 100, width: 160, height: 60)))],
      .outsideItself(Miss(CGPoint(x: 80, y: -50), outside: CGRect(x: 0, y: 0, width: 160, height: 60)))),
    WhyNotFault("flat", [.setting("b", Change(.transform, ViewTransform(scale: 0)))], .noArea),
    WhyNotFault("window in front", [.setting("over", .isHidden(false))], .otherWindow("over", winner: "over")),
    WhyNotFault("panel redirects", [.setting("panel", .hitTest(.returns("root")))], .override(of: "panel")),
    WhyNotFault(
      "subview takes it", [.add(.plain("badge", CGRect(x: 60, y: 10, width: 60, height: 40)), to: "b", at: nil)],
      .covered(by: "badge", isSeen: true, isSubview: true)),
    WhyNotFault(
      "its own recognizer", [.addRecognizer(.plain("tap", .tap), to: "b")], .cancelled(by: "tap", isOwn: true)),
    WhyNotFault(
      "delayed",
      [
        .addRecognizer(.plain("double", .tap), to: "panel"), .setting("double", Change(.numberOfTapsRequired, 2)),
        .setting("double", Change(.delaysTouchesBegan, true)), .setting("double", Change(.delaysTouchesEnded, false)),
      ],
      .delayed(by: "double", milliseconds: 440)),
    WhyNotFault(
      "the end is delayed",
      [.addRecognizer(.plain("twice", .tap), to: "panel"), .setting("twice", Change(.numberOfTapsRequired, 2))],
      .delayedEnd(by: "twice", milliseconds: 350)),
    WhyNotFault(
      "in a scroll view",
      [
        .add(.plain("list", CGRect(x: 0, y: 0, width: 280, height: 360), of: .scrollView), to: "panel", at: nil),
        .move("b", to: "list", at: 0, frame: nil),
      ],
      .delayed(by: "list.delay", milliseconds: 90)),
    WhyNotFault("animated", [.setting("b", Change(.animation, AnimationState.running))], .gate("b", .animated)),
    WhyNotFault(
      "panel animated", [.setting("panel", Change(.animation, AnimationState.running))], .gate("panel", .animated)),
    WhyNotFault(
      "interaction ignored", [.setting("UIApplication", Change(.isIgnoringInteractionEvents, true))],
      .ignoringInteraction),
    WhyNotFault("disabled", [.setting("b", .isEnabled(false))], .disabled),
    WhyNotFault("no action", [.setActions("b", [])], .noAction),
    WhyNotFault(
      "another event", [.setActions("b", [action(.valueChanged, to: .closure)])], .otherEvents([.valueChanged])),
    WhyNotFault(
      "nobody has the action", [.setActions("b", [action(.touchUpInside, to: .chain)])], .nobodyImplements("pay")),
  ]
}

nonisolated extension TreeEdit {
  /// Changes one property of an object.
  static func setting(_ name: String, _ change: Change) -> TreeEdit { .set(Edit(name, change)) }
}
