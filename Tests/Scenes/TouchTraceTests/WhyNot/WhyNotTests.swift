import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import LiveScenes
@testable import Scenes
@testable import TouchTrace
import UIKit

/// "Why not me?" finds each cause, and cures that work.
@MainActor @Suite struct WhyNotTests {
  private func playback(with faults: [WhyNotFault]) throws -> Playback {
    let scene = try WhyNotFault.scene.applying(faults.flatMap(\.edits))
    return Playback(scene)
  }

  /// Applies the first cure of each cause, taps, and tells what happened.
  private func isCured(_ answer: WhyNot, _ playback: Playback) throws -> Bool {
    for cause in answer.causes {
      guard let cure = cause.cures.first else { return false }
      try playback.editTree(cure.edits)
    }
    playback.perform(.touch(finger: 1, phase: .began, at: answer.point ?? .zero, force: nil), at: playback.now + 2_000)
    playback.perform(.touch(finger: 1, phase: .ended, at: answer.point ?? .zero, force: nil), at: playback.now + 2_090)
    playback.advance(to: playback.now + 3_000)
    let story = playback.stories.last
    return story?.result?.view == answer.object && story?.actions.contains { $0.sender == answer.object } == true
  }

  @Test func aButtonThatWorksHasNoCause() throws {
    let answer = try #require(try playback(with: []).whyNot("b", at: WhyNotFault.point))
    #expect(answer.causes.isEmpty && answer.isCured)
  }

  @Test(arguments: WhyNotFault.all) func oneFault(_ fault: WhyNotFault) throws {
    let playback = try playback(with: [fault])
    let answer = try #require(playback.whyNot("b", at: WhyNotFault.point))
    #expect(answer.causes.first?.obstacle == fault.obstacle)
    #expect(answer.causes.count == 1 && answer.isCured)
    #expect(answer.causes.allSatisfy { !$0.cures.isEmpty })
    #expect(try isCured(answer, playback))
  }

  @Test func everyCureOfAFaultWorksAloneAndIsListedOnce() throws {
    for fault in WhyNotFault.all {
      let answer = try playback(with: [fault]).whyNot("b", at: WhyNotFault.point, comparesMaps: false)
      let cures = answer?.causes.first?.cures.map(\.edits) ?? []
      #expect(cures.indices.allSatisfy { !cures[..<$0].contains(cures[$0]) }, "\(fault)")
      for cure in answer?.causes.first?.cures ?? [] {
        let changed = try playback(with: [fault])
        try changed.editTree(cure.edits)
        #expect(
          changed.whyNot("b", at: WhyNotFault.point, comparesMaps: false)?.causes.isEmpty == true,
          "\(fault) \(cure.change)")
      }
    }
  }

  @Test(.slow) func everyTwoFaults() throws {
    for (index, one) in Array(WhyNotFault.all.enumerated()).sample(every: 4) {
      for two in WhyNotFault.all[(index + 1)...] { try check([one, two]) }
    }
  }

  @Test(.slow) func threeFaults() throws {
    var random = SplitMix64(seed: 18)
    for _ in Exhaustive.cases(40, of: 120) {
      let faults = (0..<3).map { _ in WhyNotFault.all[random.below(WhyNotFault.all.count)] }
      if Set(faults.map(\.testDescription)).count == 3 { try check(faults) }
    }
  }

  private func check(_ faults: [WhyNotFault]) throws {
    guard let playback = try? playback(with: faults) else { return }
    let names = faults.map(\.testDescription)
    let answer = try #require(playback.whyNot("b", at: WhyNotFault.point, comparesMaps: false))
    #expect(answer.isCured, "\(names) \(answer.causes.map { ($0.obstacle, $0.cures.first?.change) })")
    #expect(!answer.causes.isEmpty, "\(names)")
    #expect(try isCured(answer, playback), "\(names) \(answer.causes.map { $0.cures.first?.change })")
  }

  // MARK: Other causes

  private func answer(_ id: String, _ view: String, _ x: CGFloat, _ y: CGFloat, variant: String? = nil) throws -> WhyNot
  {
    let scene = try SceneLibrary.bundled().scene(id)
    return try #require(
      Playback(scene, variant: scene.variant(variant)).whyNot(view, at: CGPoint(x: x, y: y)))
  }

  @Test func theHalfThatSticksOut() throws {
    let answer = try answer("P46", "add", 192, 438)
    #expect(
      answer.causes.map(\.obstacle).first
        == .outside(
          "bar", Miss(CGPoint(x: 192, y: -22), outside: CGRect(x: 0, y: 0, width: 360, height: 100)), cutsArea: false))
    #expect(
      answer.causes.first?.cures.map(\.change) == [
        .set(Edit("bar", .hitTest(.safeBeyondBounds))), .grow("bar"), .move("add", into: "root"),
      ])
    #expect(answer.causes.first?.cures[0].effects == [ViewCure.Effect(view: "list", points: -3200)])
    #expect(answer.causes.first?.cures[1].effects.map(\.view) == ["list", "bar"])
  }

  @Test func anEnlargedAreaThatIsCut() throws {
    let answer = try answer("P14", "icon", 50, 270)
    guard case .outside("bar", _, cutsArea: true)? = answer.causes.first?.obstacle else {
      Issue.record("\(answer.causes.map(\.obstacle))")
      return
    }
    #expect(answer.isCured)
  }

  @Test func aRemovedViewIsPutBack() throws {
    let playback = try playback(with: [])
    try playback.editTree([.remove("b")])
    let answer = try #require(playback.whyNot("b", at: WhyNotFault.point))
    #expect(answer.causes.map(\.obstacle) == [.removed])
    #expect(answer.causes.first?.cures.map(\.change) == [.putBack("b")])
    #expect(try isCured(answer, playback))
  }

  @Test func theParentsTapCancelsAPlainView() throws {
    let answer = try answer("P31", "view1", 185, 285)
    #expect(answer.causes.map(\.obstacle) == [.cancelled(by: "tap", isOwn: false)])
    #expect(answer.causes.first?.cures.first?.change == .set(Edit("tap", Change(.cancelsTouchesInView, false))))
    #expect(answer.isCured)
  }

  @Test func asASecondFinger() throws {
    let scene = try Scene.parse(
      """
      views:
        - { name: a, frame: 0 0 100 100, touches: handles }
        - { name: c, frame: 200 0 100 100, touches: handles, isExclusiveTouch: true }
      script:
        - down 50,50
        - down 60,60 finger 2
        - up finger 2
        - up finger 1
      """, file: "fingers.yaml")
    let playback = Playback(scene)
    playback.perform(scene.script.inputs)
    let answer = try #require(playback.whyNot("a", at: CGPoint(x: 60, y: 60)))
    #expect(answer.causes.map(\.obstacle) == [.ignored(.singleTouch)])
    #expect(answer.causes.first?.cures.map(\.change) == [.set(Edit("a", .isMultipleTouchEnabled(true)))])
    #expect(answer.isCured)
  }

  @Test func aPhoneCallHasNoCure() throws {
    let scene = try SceneLibrary.bundled().scene("P26"), playback = Playback(scene)
    playback.perform(scene.script.inputs)
    let answer = try #require(playback.whyNot("pad"))
    #expect(answer.causes == [WhyNot.Cause(obstacle: .interrupted, cures: [])])
    #expect(!answer.isCured)
  }

  @Test func askingChangesNothing() throws {
    let scene = try SceneLibrary.bundled().scene("P16"), playback = Playback(scene)
    playback.perform(scene.script.inputs)
    let trace = playback.trace, inputs = playback.inputs
    _ = playback.whyNot("button")
    #expect(playback.trace == trace && playback.inputs == inputs && playback.scene == scene)
  }

  @Test func everyViewOfEveryPresetHasAnAnswer() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      let playback = Playback(scene)
      playback.perform(scene.script.inputs)
      for view in scene.viewNames where playback.tree.node(view) != nil {
        guard playback.fingersDown.isEmpty else { continue }
        let answer = try #require(playback.whyNot(view, comparesMaps: false))
        #expect(
          answer.causes.allSatisfy { if case .other = $0.obstacle { false } else { true } },
          "\(scene.id) \(view) \(answer.causes)")
      }
    }
  }
}
