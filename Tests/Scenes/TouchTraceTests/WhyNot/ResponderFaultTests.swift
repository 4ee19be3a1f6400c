import Foundation
import TestSupport
import Testing

@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace
import UIKit

/// "Why did it not get it?": what keeps an event from responders further up the chain.
@MainActor @Suite struct ResponderFaultTests {
  private static var scene: Scene {
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
                      - { name: b, frame: 20 20 160 60 }
          - { name: over, frame: 0 0 360 560, level: 1, isHidden: true }
        """, file: "chain.yaml")
    }
  }

  private nonisolated static let all: [WhyNotFault] = [
    WhyNotFault("the view keeps it", [.setting("b", .touches(.handles))], .handledBefore(by: "b")),
    WhyNotFault("its superview keeps it", [.setting("panel", .touches(.handles))], .handledBefore(by: "panel")),
    WhyNotFault(
      "a button keeps it",
      [.add(.plain("k", CGRect(x: 20, y: 20, width: 160, height: 60), of: .button), to: "panel", at: nil)],
      .handledBefore(by: "k")),
    WhyNotFault("root off", [.setting("root", .isUserInteractionEnabled(false))], .gate("root", .interactionOff)),
    WhyNotFault("window in front", [.setting("over", .isHidden(false))], .otherWindow("over", winner: "over")),
    WhyNotFault(
      "a recognizer takes it", [.addRecognizer(.plain("tap", .tap), to: "panel")],
      .cancelled(by: "tap", isOwn: false)),
    WhyNotFault(
      "interaction ignored", [.setting("UIApplication", Change(.isIgnoringInteractionEvents, true))],
      .ignoringInteraction),
  ]

  private func playback(with faults: [WhyNotFault]) throws -> Playback {
    Playback(try Self.scene.applying(faults.flatMap(\.edits)))
  }

  private func receives(_ answer: WhyNot, _ playback: Playback) throws -> Bool {
    for cause in answer.causes {
      guard let cure = cause.cures.first else { return false }
      try playback.editTree(cure.edits)
    }
    playback.perform(.touch(finger: 1, phase: .began, at: WhyNotFault.point, force: nil), at: playback.now + 2_000)
    return playback.stories.last?.chain.contains { $0.responder == answer.object } == true
  }

  @Test func oneThatGetsItHasNoCause() throws {
    for name in ["vc", "W", "UIApplication", "AppDelegate"] {
      let answer = try #require(try playback(with: []).whyNot(name, at: WhyNotFault.point))
      #expect(answer.kind == .responder && answer.causes.isEmpty && answer.isCured, "\(name)")
    }
  }

  @Test(arguments: all) func oneFault(_ fault: WhyNotFault) throws {
    let playback = try playback(with: [fault])
    let answer = try #require(playback.whyNot("vc", at: WhyNotFault.point))
    #expect(answer.causes.map(\.obstacle) == [fault.obstacle])
    #expect(answer.isCured && answer.causes.allSatisfy { !$0.cures.isEmpty })
    #expect(try receives(answer, playback))
  }

  @Test(.slow) func everyTwoFaults() throws {
    for (index, one) in Self.all.enumerated() {
      for two in Self.all[(index + 1)...] {
        let playback = try playback(with: [one, two])
        let answer = try #require(playback.whyNot("vc", at: WhyNotFault.point, comparesMaps: false))
        let names = "\(one) and \(two): \(answer.causes.map { ($0.obstacle, $0.cures.first?.change) })"
        #expect(answer.isCured && !answer.causes.isEmpty, "\(names)")
        #expect(try receives(answer, playback), "\(names)")
      }
    }
  }

  @Test func aDelegateThatIsNoResponder() throws {
    let scene = try Self.scene.applying([.setting("AppDelegate", Change(.isResponder, false))])
    let playback = Playback(scene), answer = try #require(playback.whyNot("AppDelegate", at: WhyNotFault.point))
    #expect(answer.causes.map(\.obstacle) == [.notAResponder] && answer.isCured)
    #expect(try receives(answer, playback))
  }

  @Test func theWindowBehindAnother() throws {
    let scene = try Self.scene.applying([.setting("over", .isHidden(false))])
    let answer = try #require(Playback(scene).whyNot("W", at: WhyNotFault.point))
    #expect(answer.causes.map(\.obstacle) == [.otherWindow("over", winner: "over")] && answer.isCured)
  }

  /// A shake begins at the first responder.
  @Test func anotherViewIsTheFirstResponder() throws {
    let scene = try SceneLibrary.bundled().scene("P30"), playback = Playback(scene)
    playback.perform(scene.script.inputs)
    let answer = try #require(playback.whyNot("label"))
    #expect(answer.point == nil && answer.causes.map(\.obstacle) == [.notFirstResponder(first: "field")])
    #expect(answer.causes.first?.cures.map(\.change) == [.makeFirstResponder("label")] && answer.isCured)
    #expect(playback.whyNot("ChildViewController")?.causes.isEmpty == true)
  }

  @Test func thereIsNoFirstResponder() throws {
    var scene = try SceneLibrary.bundled().scene("P30")
    scene.firstResponder = nil
    let playback = Playback(scene)
    playback.perform(scene.script.inputs)
    let answer = try #require(playback.whyNot("field"))
    #expect(answer.causes.map(\.obstacle) == [.notFirstResponder(first: "W")] && answer.isCured)
    try playback.editTree(answer.causes.first?.cures.first?.edits ?? [])
    #expect(playback.scene.firstResponder == "field")
    #expect(TouchStory(ofSignalsIn: playback.trace, at: playback.trace.steps.count)?.chain.first?.responder == "field")
  }

  @Test func everyResponderOfEveryPresetHasAnAnswer() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      let playback = Playback(scene)
      playback.perform(scene.script.inputs)
      guard playback.fingersDown.isEmpty else { continue }
      for responder in playback.tree.responders where responder.kind != .view {
        let answer = try #require(playback.whyNot(responder.name, comparesMaps: false))
        let isUnknown = answer.causes.contains { if case .other(winner: .some) = $0.obstacle { true } else { false } }
        #expect(!isUnknown, "\(scene.id) \(responder.name) \(answer.causes)")
      }
    }
  }
}
