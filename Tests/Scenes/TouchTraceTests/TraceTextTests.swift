import Foundation
import Testing
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The text of whole touches, compared line by line with the specification.
@Suite struct TraceTextTests {
  private static func text(_ scene: Scene) -> String {
    let playback = Playback(scene)
    playback.playScript()
    return TraceText.text(of: playback.trace)
  }

  private static func text(_ views: String, _ script: String) throws -> String {
    text(try Scene.parse("views:\n\(views)\nscript:\n\(script)\n", file: "text.yaml"))
  }

  // TE-10: the count belongs to the touch, from its beginning on. TE-14: 1 is an average touch.
  @Test func anEventNamesTheTapsAndTheForceOfATouch() throws {
    let text = try Self.text(
      "  - { name: pad, frame: 0 0 300 300 }",
      "  - tap 100,100 taps 2\n  - wait 900\n  - down 100,100 force 1\n  - move 100,100 force 4\n  - up")
    let events = text.split(separator: "\n").filter { $0.hasPrefix("event:") }.map(String.init)
    #expect(
      events == [
        "event: finger 1 began (100, 100) at 0 ms", "event: finger 1 ended (100, 100) at 90 ms",
        "event: finger 1 began (100, 100) tapCount 2 at 190 ms", "event: finger 1 ended (100, 100) at 280 ms",
        "event: finger 1 began (100, 100) force 1 at 1180 ms", "event: finger 1 moved (100, 100) force 4 at 1180 ms",
        "event: finger 1 ended (100, 100) at 1180 ms",
      ])
  }

  // HT-04, HT-06: subviews from the front, and none after the first result. HT-07: two equal searches, folded.
  // PL-02: the search comes before sendEvent. RC-02, RC-08: up the chain until a responder does not call super.
  @Test func aTapIsHitTestedFromTheFrontAndDeliveredUpTheChain() throws {
    let scene = try SceneLibrary.bundled().scene("P01")
    let expected = """
      event: finger 1 began (200, 170) at 0 ms
        searches 1-2 for finger 1 (200, 170)
          W.hitTest (200, 170)
            W.pointInside → YES
            A.hitTest (160, 120)
              A.pointInside → YES
              C.hitTest (120, -100)
                C.pointInside → NO, 100 pt above
              C.hitTest → nil
              B.hitTest (120, 70)
                B.pointInside → YES
              B.hitTest → B
            A.hitTest → B
          W.hitTest → B
        finger 1 → B
        UIApplication.sendEvent
          W.sendEvent
            B.touchesBegan finger 1
              B passes touchesBegan to A
              A.touchesBegan finger 1
                A passes touchesBegan to ViewController
                ViewController.touchesBegan finger 1
                  ViewController handles touchesBegan
      event: finger 1 ended (200, 170) at 90 ms
        UIApplication.sendEvent
          W.sendEvent
            B.touchesEnded finger 1
              B passes touchesEnded to A
              A.touchesEnded finger 1
                A passes touchesEnded to ViewController
                ViewController.touchesEnded finger 1
                  ViewController handles touchesEnded
      = B

      """
    #expect(Self.text(scene).hasPrefix(expected))
  }

  // HT-01: a closed gate is never asked pointInside, and nothing in it is asked at all. UC-03, UC-09: the action is sent
  // by touchesEnded. UC-18: a control passes nothing on.
  @Test func aClosedGateSkipsTheViewAndAButtonKeepsTheTouch() throws {
    let text = try Self.text(
      """
        - name: root
          frame: 0 0 100 100
          views:
            - { name: button, class: UIButton, frame: 0 0 100 100, actions: [touchUpInside tap] }
            - { name: faint, frame: 0 0 100 100, alpha: 0.005, views: [{ name: child, frame: 0 0 9 9 }] }
            - { name: off, frame: 0 0 100 100, isUserInteractionEnabled: false }
            - { name: hidden, frame: 0 0 100 100, isHidden: true }
      """, "  - tap 5,5")
    #expect(
      text == """
        event: finger 1 began (5, 5) at 0 ms
          searches 1-2 for finger 1 (5, 5)
            W.hitTest (5, 5)
              W.pointInside → YES
              root.hitTest (5, 5)
                root.pointInside → YES
                hidden.hitTest (5, 5)
                  hidden skipped: hidden
                hidden.hitTest → nil
                off.hitTest (5, 5)
                  off skipped: interaction off
                off.hitTest → nil
                faint.hitTest (5, 5)
                  faint skipped: alpha 0.005
                faint.hitTest → nil
                button.hitTest (5, 5)
                  button.pointInside → YES
                button.hitTest → button
              root.hitTest → button
            W.hitTest → button
          finger 1 → button
          UIApplication.sendEvent
            W.sendEvent
              button.touchesBegan finger 1
                button handles touchesBegan
        event: finger 1 ended (5, 5) at 90 ms
          UIApplication.sendEvent
            W.sendEvent
              button.touchesEnded finger 1
                button sends tap for touchUpInside
                button handles touchesEnded

        """)
  }

  // TE-21, TE-22: without isMultipleTouchEnabled the view does not receive the second finger. TE-03, HT-10: a
  // move is not hit-tested again. RC-06, RC-10: at the end of the chain the event is dropped. TE-29: an interruption cancels.
  @Test func aSecondFingerIsIgnoredAndAnInterruptionCancels() throws {
    let text = try Self.text(
      "  - { name: pad, frame: 0 0 50 50, touches: handles }",
      "  - down 10,10 and 20,20\n  - move 60,60 over 16\n  - interrupt")
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines.filter { !$0.contains("hitTest") && !$0.contains("pointInside") } == [
        "event: finger 1 began (10, 10), finger 2 began (20, 20) at 0 ms",
        "searches 1-2 for finger 1 (10, 10)", "finger 1 → pad", "searches 1-2 for finger 2 (20, 20)", "finger 2 → pad",
        "UIApplication.sendEvent", "W.sendEvent", "pad does not receive finger 2: multiple touch is off",
        "pad.touchesBegan finger 1", "pad handles touchesBegan",
        "event: finger 1 moved (60, 60) at 16 ms", "UIApplication.sendEvent", "W.sendEvent",
        "pad.touchesMoved finger 1", "pad handles touchesMoved",
        "interrupted: the application is not active at 16 ms",
        "event: finger 1 cancelled (60, 60), finger 2 cancelled (20, 20) at 16 ms", "UIApplication.sendEvent",
        "W.sendEvent", "pad loses finger 1: touch cancelled", "pad.touchesCancelled finger 1",
        "pad handles touchesCancelled",
      ])
  }

  // HT-12: the far edge is outside. HT-22, RC-10: outside all views the window is the result, and no responder handles it.
  @Test func theFarEdgeIsOutsideAndAnUnhandledTouchIsDropped() throws {
    let text = try Self.text("  - { name: box, frame: 100 200 80 80 }", "  - tap 180,240")
    #expect(text.contains("box.pointInside → NO, on the right edge\n"))
    #expect(text.contains("AppDelegate passes touchesBegan to nil\n"))
    #expect(text.contains("  touchesBegan dropped\n"))
  }

  @Test func everyStepHasOneLine() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let playback = Playback(scene)
      playback.playScript()
      let lines = TraceText.lines(of: playback.trace)
      #expect(lines.count == playback.trace.steps.count)
      #expect(
        lines.allSatisfy { !$0.contains("\n") && !$0.trimmingCharacters(in: .whitespaces).isEmpty }, "\(scene.id)")
    }
  }
}
