import Foundation
import Testing
@testable import Narration
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

@Suite struct NarrationTests {
  private static func trace(_ id: String, variant: String? = nil) throws -> Trace {
    let scene = try SceneLibrary.bundled().scene(id)
    let playback = Playback(scene, variant: scene.variant(variant))
    playback.playScript()
    return playback.trace
  }

  /// What is said about the step whose line in the text of the trace is `line`.
  private static func sentences(_ line: String, in trace: Trace) throws -> [String] {
    let index = try #require(trace.steps.firstIndex { TraceText.line(of: $0) == line })
    return Language.allCases.map { Narration.sentence(for: index, in: trace, language: $0).plain }
  }

  /// A state is named in Chinese or in code, such as `began`; a sentence does not have both.
  @Test func statesInChineseSentencesAreChineseOrCode() throws {
    let chinese = ["开始", "结束", "失败", "成功", "取消"]
    let code = /\b(possible|began|changed|ended|failed|cancelled)\b/
    for preset in try SceneLibrary.bundled().presets() where [4, 5].contains(preset.lesson?.rawValue ?? 0) {
      for variant in try SceneLibrary.bundled().scene(preset.id).variants.map(\.name) {
        let trace = try Self.trace(preset.id, variant: variant)
        for step in trace.steps.indices {
          guard case .gesture = trace.steps[step].kind else { continue }
          let text = Narration.sentence(for: step, in: trace, language: .simplifiedChinese).plain
          let isMixed = text.contains(code) && chinese.contains { text.contains($0) }
          #expect(!isMixed, "\(text)")
        }
      }
    }
  }

  // MARK: The wordings of the design

  @Test func importantStepsHaveTheDesignedSentences() throws {
    let five = try Self.trace("P01")
    #expect(
      try Self.sentences("C.hitTest (120, -100)", in: five) == [
        "A asks its subviews from the front: C first.", "A 从最前面的子视图开始问：先问 C。",
      ])
    #expect(
      try Self.sentences("C.pointInside → NO, 100 pt above", in: five) == [
        "C: (120, −100) is 100 pt above its top edge. NO. D and E are not even asked.",
        "C：(120, −100) 在上边缘之上 100 pt，返回 NO。D、E 根本不会被询问。",
      ])
    #expect(
      try Self.sentences("cover skipped: hidden", in: Self.trace("P05")) == [
        "cover is hidden: skipped without pointInside, with everything inside it.",
        "cover 已隐藏：不调用 pointInside，整棵子树一起跳过。",
      ])
    #expect(
      try Self.sentences("b1 skipped: alpha 0.01", in: Self.trace("P07")) == [
        "b1: alpha 0.01 is not above 0.01: skipped. 0.02 would be asked although you cannot see it.",
        "b1：alpha 0.01 不大于 0.01：跳过。0.02 虽看不见，却会被询问。",
      ])
    #expect(
      try Self.sentences("finger 1 → B", in: five) == [
        "B says YES and has no subviews: B is the hit-test view.", "B 返回 YES 且没有子视图：B 就是 hit-test 视图。",
      ])
    #expect(
      try Self.sentences("B passes touchesBegan to A", in: five) == [
        "B does not override touchesBegan, so UIKit hands it to the next responder: A.",
        "B 没有重写 touchesBegan，事件交给下一个响应者 A。",
      ])
    #expect(
      try Self.sentences("A passes touchesBegan to ViewController", in: five) == [
        "A is the controller's root view: its next responder is the controller, not the window.",
        "A 是控制器的根视图：它的下一个响应者是控制器，而不是窗口。",
      ])
    #expect(
      try Self.sentences("touchesBegan dropped", in: Self.trace("P22")) == [
        "No responder handled it: the event is dropped.", "没有人处理：事件被丢弃。",
      ])
  }

  @Test func sentencesHaveTheReasonOfTheStep() throws {
    #expect(
      try Self.sentences("B.hitTest (120, 70)", in: Self.trace("P01")) == [
        "C returns nil, so A asks the next one behind: B.", "C 返回 nil，A 接着问后面的 B。",
      ])
    #expect(
      try Self.sentences("A.hitTest → E", in: Self.trace("P01")) == [
        "A has its answer and returns E: B is not asked any more.", "A 已有结果，返回 E，不再问 B。",
      ])
    #expect(
      try Self.sentences("finger 1 → C", in: Self.trace("P02")) == [
        "No subview of C takes the touch: it is the hit-test view itself.", "C 的子视图都不接：它自己就是 hit-test 视图。",
      ])
    #expect(
      try Self.sentences("yellow.hitTest → nil", in: Self.trace("P19", variant: "override")) == [
        "No subview of yellow took it, and this override never returns the view itself: nil.",
        "yellow 的子视图都不接，而这个重写从不返回自己，所以是 nil。",
      ])
    #expect(
      try Self.sentences("childRoot passes touchesBegan to ChildViewController", in: Self.trace("P22")) == [
        "childRoot is a root view: its next responder is its controller, ChildViewController.",
        "childRoot 是控制器的根视图：它的下一个响应者是控制器，而不是父视图。",
      ])
  }

  @Test func namesAreChipsInTheColourOfTheirState() throws {
    let trace = try Self.trace("P01")
    #expect(
      Narration.sentence(for: 7, in: trace, language: .english).fragments == [
        .chip("C", .outside), .text(": "), .text("(120, −100)"), .text(" is "), .text("100 pt above its top edge"),
        .text(". NO."), .text(" "), .chip("D", .neutral), .text(" and "), .chip("E", .neutral), .text(" "),
        .text("are"), .text(" not even asked."),
      ])
    #expect(
      Narration.sentence(for: 6, in: trace, language: .english).fragments == [
        .chip("A", .inside), .text(" asks its subviews from the front: "), .chip("C", .now), .text(" first."),
      ])
  }

  /// A recognizer of a person's own class has no kind of gesture in its name.
  @Test func aRecognizerIsNamedByItsGesture() throws {
    var tree = try #require(Self.trace("should-receive").trees.first), recognizer = try #require(tree.recognizers.first)
    func name(_ className: String) -> [String] {
      recognizer.className = className
      tree.recognizers = [recognizer]
      let name = RecognizerName(recognizer.name, in: tree)
      return [name.english.plain, name.simplifiedChinese.plain]
    }
    let view = recognizer.view ?? ""
    #expect(name("UIPanGestureRecognizer") == ["pan recognizer on \(view)", "\(view) 的拖动手势"])
    #expect(name("KnobRecognizer") == ["gesture recognizer on \(view)", "\(view) 的手势"])
  }

  @Test func aStepOutOfRangeHasAnEmptySentence() throws {
    let trace = try Self.trace("P01")
    #expect(Narration.sentence(for: trace.steps.count, in: trace, language: .english).fragments.isEmpty)
    #expect(Narration.sentence(for: -1, in: Trace(), language: .simplifiedChinese).fragments.isEmpty)
  }

  @Test func theNarrationHasChaptersAndNumbers() throws {
    #expect(
      NarrationText.lines(of: try Self.trace("P01"), language: .simplifiedChinese).prefix(5) == [
        "到达", "  1. 手指在 (200, 170) 按下，事件队列交出一个事件。", "  2. (200, 170) 处是哪个视图？UIKit 找两遍，结果相同，只显示一遍。",
        "命中测试", "  3. 事件队列先问最前面的窗口：W。",
      ])
  }
}
