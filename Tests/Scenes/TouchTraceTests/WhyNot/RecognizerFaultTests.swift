import Foundation
import TestSupport
import Testing

@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace
import UIKit

/// "Why did it not act?": each fault of a recognizer is found, and its cures work.
@MainActor @Suite struct RecognizerFaultTests {
  /// A plain view `b` in `panel`, on which the recognizer `tap` is.
  private static var scene: Scene {
    get throws {
      try Scene.parse(
        """
        views:
          - name: root
            frame: 0 0 360 560
            controller: { name: vc }
            views:
              - name: panel
                frame: 40 100 280 360
                recognizers:
                  - { name: tap, kind: tap, action: open to vc }
                views:
                  - { name: b, frame: 20 20 160 60 }
        """, file: "panel.yaml")
    }
  }

  private nonisolated static let all: [WhyNotFault] = [
    WhyNotFault("off", [.setting("tap", .isEnabled(false))], .disabled),
    WhyNotFault(
      "the delegate refuses the touch", [.setting("tap", Change(.shouldReceive, NameFilter.none))],
      .refusedTouch(.delegate)),
    WhyNotFault("two taps", [.setting("tap", Change(.numberOfTapsRequired, 2))], .anotherGesture),
    WhyNotFault("two fingers", [.setting("tap", Change(.numberOfTouchesRequired, 2))], .anotherGesture),
    WhyNotFault(
      "two taps of two fingers",
      [.setting("tap", Change(.numberOfTapsRequired, 2)), .setting("tap", Change(.numberOfTouchesRequired, 2))],
      .anotherGesture),
    WhyNotFault("the delegate forbids it", [.setting("tap", Change(.shouldBegin, false))], .refusedToBegin(.delegate)),
    WhyNotFault(
      "waits for a double tap",
      [
        .addRecognizer(.plain("double", .tap), to: "panel"), .setting("double", Change(.numberOfTapsRequired, 2)),
        .setting("tap", Change(.requires, NameFilter.only(["double"]))),
      ],
      .waited(for: "double", milliseconds: 350)),
    WhyNotFault(
      "requires one that recognizes",
      [
        .addRecognizer(.plain("other", .tap), to: "root"),
        .setting("tap", Change(.requires, NameFilter.only(["other"]))),
      ],
      .requirementRecognized("other")),
    WhyNotFault(
      "one inside is first", [.addRecognizer(.plain("inner", .tap), to: "b")], .excluded(by: "inner")),
    WhyNotFault(
      "a button keeps its touch",
      [.add(.plain("k", CGRect(x: 20, y: 20, width: 160, height: 60), of: .button), to: "panel", at: nil)],
      .refusedToBegin(.view("k"))),
    WhyNotFault("no action", [.setAction("tap", nil)], .noAction),
    WhyNotFault(
      "target nil", [.setAction("tap", MessageDescription(action: "open", target: .chain))], .noTarget("open")),
    WhyNotFault("removed", [.remove("tap")], .removed),
    WhyNotFault("panel hidden", [.setting("panel", .isHidden(true))], .gate("panel", .hidden)),
    WhyNotFault(
      "covered", [.add(.plain("cover", CGRect(x: 0, y: 0, width: 360, height: 560)), to: "root", at: nil)],
      .covered(by: "cover", isSeen: true, isSubview: false)),
    WhyNotFault(
      "interaction ignored", [.setting("UIApplication", Change(.isIgnoringInteractionEvents, true))],
      .ignoringInteraction),
  ]

  private static func playback(with faults: [WhyNotFault]) throws -> Playback {
    let playback = Playback(try scene)
    for edit in faults.flatMap(\.edits) { try playback.editTree([edit]) }
    return playback
  }

  /// Applies the first cure of each cause, taps, and tells whether the recognizer sent its action.
  private func acts(_ answer: WhyNot, _ playback: Playback) throws -> Bool {
    for cause in answer.causes {
      guard let cure = cause.cures.first else { return false }
      try playback.editTree(cure.edits)
    }
    playback.perform(.touch(finger: 1, phase: .began, at: WhyNotFault.point, force: nil), at: playback.now + 2_000)
    playback.perform(.touch(finger: 1, phase: .ended, at: WhyNotFault.point, force: nil), at: playback.now + 90)
    playback.advance(to: playback.now + 3_000)
    return playback.stories.last?.actions.contains { $0.sender == "tap" } == true
  }

  @Test func oneThatActsHasNoCause() throws {
    let answer = try #require(try Self.playback(with: []).whyNot("tap", at: WhyNotFault.point))
    #expect(answer.kind == .recognizer && answer.causes.isEmpty && answer.isCured)
  }

  @Test(arguments: all) func oneFault(_ fault: WhyNotFault) throws {
    let playback = try Self.playback(with: [fault])
    let answer = try #require(playback.whyNot("tap", at: WhyNotFault.point))
    #expect(answer.causes.map(\.obstacle) == [fault.obstacle])
    #expect(answer.isCured && answer.causes.allSatisfy { !$0.cures.isEmpty })
    #expect(try acts(answer, playback))
  }

  @Test(arguments: all) func everyCureWorksAlone(_ fault: WhyNotFault) throws {
    let answer = try Self.playback(with: [fault]).whyNot("tap", at: WhyNotFault.point, comparesMaps: false)
    for cure in answer?.causes.first?.cures ?? [] {
      let changed = try Self.playback(with: [fault])
      try changed.editTree(cure.edits)
      let causes = changed.whyNot("tap", at: WhyNotFault.point, comparesMaps: false)?.causes
      #expect(causes?.isEmpty == true, "\(cure.change) \(String(describing: causes?.map(\.obstacle)))")
    }
  }

  @Test(.slow) func everyTwoFaults() throws {
    for (index, one) in Array(Self.all.enumerated()).sample(every: 3) {
      for two in Self.all[(index + 1)...] {
        guard let playback = try? Self.playback(with: [one, two]) else { continue }
        let answer = try #require(playback.whyNot("tap", at: WhyNotFault.point, comparesMaps: false))
        let names = "\(one) and \(two): \(answer.causes.map { ($0.obstacle, $0.cures.first?.change) })"
        #expect(answer.isCured && !answer.causes.isEmpty, "\(names)")
        #expect(try acts(answer, playback), "\(names)")
      }
    }
  }

  @Test func everyRecognizerOfEveryPresetHasAnAnswer() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let playback = Playback(scene)
      playback.perform(scene.script.inputs)
      for recognizer in scene.recognizers.map(\.name) where playback.fingersDown.isEmpty {
        let answer = try #require(playback.whyNot(recognizer, comparesMaps: false))
        #expect(
          answer.causes.allSatisfy { if case .other = $0.obstacle { false } else { true } },
          "\(scene.id) \(recognizer) \(answer.causes)")
      }
    }
  }

  @Test func theTouchThatIsShownIsPlayedWithAllItsFingers() throws {
    let scene = try SceneLibrary.bundled().scene("P38"), playback = Playback(scene)
    playback.perform(scene.script.inputs)
    let answers = try scene.recognizers.map { try #require(playback.whyNot($0.name)) }
    let losers = answers.filter { $0.causes.contains { if case .excluded = $0.obstacle { true } else { false } } }
    #expect(losers.count == 1 && losers.allSatisfy(\.isCured))
  }

  /// A pan recognizes the drag first; without it, the drag would still be no tap.
  @Test func aTouchThatIsAnotherGestureDecidesAlone() throws {
    let pan = WhyNotFault("a pan", [.addRecognizer(.plain("pan", .pan), to: "panel")], .anotherGesture)
    let playback = try Self.playback(with: [pan])
    let drag = ["down 100,200", "move 112,200", "wait 16", "move 220,260", "up"]
    playback.perform(try Script(lines: drag.map(ScriptLine.parse)).inputs)
    let answer = try #require(playback.whyNot("tap"))
    #expect(answer.causes.map(\.obstacle) == [.anotherGesture] && !answer.isCured)
  }
}
