import Foundation
import Testing
@testable import Narration
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

@Suite struct SummaryTests {
  /// What is said about the touch at a mark.
  private static func summary(_ scene: Scene, variant: String? = nil, at mark: String) throws -> [String] {
    let playback = Playback(scene, variant: scene.variant(variant))
    playback.playScript()
    let trace = playback.trace
    let cursor = try #require(trace.marks.first { $0.name == mark }).count
    let finger = try #require(TouchStory.fingers(in: trace, at: cursor).last)
    let story = TouchStory(of: finger, in: trace, at: cursor)
    return Language.allCases.map {
      Narration.summary(of: TouchContext(story, in: trace.tree(at: cursor)), language: $0).plain
    }
  }

  private static func summary(_ id: String, variant: String? = nil, at mark: String) throws -> [String] {
    try summary(SceneLibrary.bundled().scene(id), variant: variant, at: mark)
  }

  private static func summary(_ views: String, script: String) throws -> [String] {
    try summary(Scene.parse("views:\n\(views)\nscript:\n\(script)\n  - mark here\n", file: "summary.yaml"), at: "here")
  }

  @Test func theSummaryHasTheReasonAndTheHandler() throws {
    #expect(
      try Self.summary("P01", at: "E") == [
        "E says YES and has no subviews, so it wins. ViewController is the first to handle it.",
        "E 返回 YES 且没有子视图，所以它胜出；触摸一路向上，由 ViewController 处理。",
      ])
    #expect(
      try Self.summary("P02", at: "gap") == [
        "No subview of C takes the touch, so C wins. ViewController is the first to handle it.",
        "C 的子视图都不接，所以它自己胜出；触摸一路向上，由 ViewController 处理。",
      ])
    #expect(
      try Self.summary("P22", at: "label") == [
        "label says YES and has no subviews, so it wins. No responder handles it: it is dropped.",
        "label 返回 YES 且没有子视图，所以它胜出；没有人处理，事件被丢弃。",
      ])
    #expect(
      try Self.summary("P09", at: "outside") == [
        "(380, 280) is outside all windows: there is no hit-test view.",
        "(380, 280) 不在任何窗口里：没有 hit-test 视图，谁也不会收到。",
      ])
  }

  @Test func theSummarySaysThatAPhaseGoesToAnotherResponder() throws {
    func views(_ handling: String, controller: String) -> String {
      """
        - name: root
          frame: 0 0 360 560
          controller: { name: VC, touches: \(controller) }
          views: [{ name: card, frame: 40 60 280 300, touches: \(handling) }]
      """
    }
    #expect(
      try Self.summary(views("handles began", controller: "handles"), script: "  - tap 200,200") == [
        "card says YES, so it wins. card handles touchesBegan, but touchesEnded goes on to VC.",
        "card 返回 YES，它胜出；card 处理 touchesBegan，touchesEnded 却一路到了 VC。",
      ])
    #expect(
      try Self.summary(views("handles began moved", controller: "ignores"), script: "  - tap 200,200").first?
        .hasSuffix("card handles touchesBegan, but touchesEnded is dropped.") == true)
    #expect(
      try Self.summary(views("handles began ended passesOn moved", controller: "handles"), script: "  - tap 200,200")
        .first?.hasSuffix("It handles the touch itself.") == true)
    // While the finger is still down.
    #expect(
      try Self.summary(
        views("handles began", controller: "handles ended"), script: "  - down 200,200\n  - move 200,210"
      ).first?.hasSuffix("card handles touchesBegan, but touchesMoved is dropped.") == true)
  }

  @Test func theSummaryNamesTheViewThatIsInTheWay() throws {
    #expect(
      try Self.summary("P05", at: "button") == [
        "cover is hidden: it and its coverChild are skipped, so button wins. Action: tap.",
        "cover 已隐藏，它和 coverChild 都被跳过，button 胜出；它发送动作 tap。",
      ])
    #expect(
      try Self.summary("P06", at: "behind") == [
        "panel (interaction off) and button are skipped: behind wins. ViewController handles it.",
        "panel 关闭了交互，它和 button 都被跳过，behind 胜出；由 ViewController 处理。",
      ])
    #expect(
      try Self.summary("P16", at: "above") == [
        "yellow says NO, so its button is not asked: behind wins. ViewController handles the touch.",
        "yellow 先说 NO，button 根本不被询问，behind 胜出；由 ViewController 处理。",
      ])
    #expect(
      try Self.summary("P14", at: "cut")
        == [
          "bar says NO first, so its icon is never asked: root wins. ViewController handles it.",
          "bar 先说 NO，icon 根本不被询问，root 胜出；由 ViewController 处理。",
        ])
  }

  @Test func theSummaryNamesOverridesAndEnlargedAreas() throws {
    #expect(
      try Self.summary("P17", at: "above") == [
        "The hitTest of yellow asks button outside its own bounds, so button wins. Action: tap.",
        "yellow 的 hitTest 在自己之外也问 button，所以它胜出；它发送动作 tap。",
      ])
    #expect(
      try Self.summary("P13", at: "beside") == [
        "icon wins outside its bounds: its own pointInside reaches further. Action: tap.",
        "icon 的 pointInside 比 bounds 大，所以它胜出；它发送动作 tap。",
      ])
    #expect(
      try Self.summary("P07", at: "faint") == [
        "You cannot see b2, but alpha 0.02 is above 0.01, so it wins. It sends its action tap.",
        "b2 看不见，但 alpha 0.02 大于 0.01，所以胜出；它发送动作 tap。",
      ])
    #expect(
      try Self.summary(
        "  - { name: field, frame: 0 200 50 50, touches: handles }\n  - { name: row, frame: 0 0 50 50, hitTest: returns field }",
        script: "  - tap 5,5") == [
          "The hitTest of row chose field. It handles the touch itself.", "row 的 hitTest 选中了 field；它自己处理触摸。",
        ])
  }

  @Test func anOverrideCanReturnAViewThatReturnedNil() throws {
    #expect(
      try Self.summary(
        "  - { name: row, frame: 0 0 50 50, hitTest: returns field }\n  - { name: field, frame: 0 200 50 50 }",
        script: "  - tap 5,5") == [
          "The hitTest of row chose field. No responder handles it: it is dropped.",
          "row 的 hitTest 选中了 field；没有人处理，事件被丢弃。",
        ])
  }

  @Test func theSummaryHasTheEndOfTheTouch() throws {
    let pad = "  - { name: pad, frame: 0 0 50 50, touches: handles }"
    #expect(
      try Self.summary(pad, script: "  - down 5,5\n  - interrupt") == [
        "The system takes the touch, as for a call: pad gets touchesCancelled, never touchesEnded.",
        "系统收走了触摸，比如来电：pad 收到 touchesCancelled，没有 touchesEnded。",
      ])
    #expect(
      try Self.summary(pad, script: "  - down 5,5 and 9,9") == [
        "pad says YES and has no subviews, so it wins. It does not get this finger.",
        "pad 返回 YES 且没有子视图，所以它胜出；但它只接一根手指，收不到这一根。",
      ])
    #expect(
      try Self.summary("  - { name: knob, class: UIButton, frame: 0 0 50 50 }", script: "  - down 5,5") == [
        "knob says YES and has no subviews, so it wins. It is a control and keeps the touch.",
        "knob 返回 YES 且没有子视图，所以它胜出；控件自己留下触摸。",
      ])
  }

  /// In a narrow line, a special reason is kept without the handler, and the handler with a general reason.
  @Test func shortWordingsKeepWhatIsSpecial() {
    let general = TouchLine(winning: .frontmost("a"), outcome: .endsBefore("d", last: "u"))
    #expect(general.english.allSatisfy { $0.plain.contains("d is no UIResponder") })
    let special = TouchLine(winning: .stickingOut("b", superview: "s", winner: "a"), outcome: .itself("a"))
    #expect(special.english.map(\.plain).contains("s says NO first, so its b is never asked: a wins."))
    #expect(special.simplifiedChinese.map(\.plain).contains("s 先说 NO，b 根本不被询问，a 胜出。"))
  }
}
