import Foundation
import TestSupport
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

  /// A state is named in Chinese or in code, such as `began`; a sentence does not have both.
  @Test func statesInChineseSentencesAreChineseOrCode() throws {
    let chinese = ["开始", "结束", "失败", "成功", "取消"]
    let code = /\b(possible|began|changed|ended|failed|cancelled)\b/
    for preset in try SceneLibrary.bundledPresets.get() where [4, 5].contains(preset.lesson?.rawValue ?? 0) {
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

  // MARK: The lines of steps

  /// A step of a preset, by its line in the text of the trace, and the line of the narration for it.
  private struct NarratedStep {
    let preset: String
    let variant: String?
    let step: String
    let line: (any NarrationLine & Equatable)?

    init(_ preset: String, variant: String? = nil, _ step: String, _ line: (any NarrationLine & Equatable)?) {
      (self.preset, self.variant, self.step, self.line) = (preset, variant, step, line)
    }

    var title: String { preset + (variant.map { ", variant \($0)" } ?? "") + ": " + step }

    func index(in trace: Trace) throws -> Int {
      try #require(trace.steps.firstIndex { TraceText.line(of: $0) == step })
    }
  }

  private static let above = Miss(CGPoint(x: 120, y: -100), outside: CGRect(x: 0, y: 0, width: 240, height: 250))

  private static let steps: [NarratedStep] = [
    .init("P01", "C.hitTest (120, -100)", AskingLine.first("C", by: "A")),
    .init("P01", "B.hitTest (120, 70)", AskingLine.next("B", after: "C", by: "A")),
    .init("P05", "cover skipped: hidden", AskingLine.gate("cover", .hidden, hasSubviews: true)),
    .init("P07", "a0_01 skipped: alpha 0.01", AskingLine.gate("a0_01", .alpha(0.01), hasSubviews: false)),
    .init("P01", "finger 1 → B", AnswerLine.wins("B", hasSubviews: false)),
    .init("P02", "finger 1 → C", AnswerLine.wins("C", hasSubviews: true)),
    .init("P01", "A.hitTest → E", AnswerLine.found("A", hit: "E", unasked: ["B"])),
    .init(
      "P19", variant: "override", "yellow.hitTest → nil", AnswerLine.nothing("yellow", .override, hasSubviews: true)),
    .init("P01", "B passes touchesBegan to A", DeliveryLine.passes("B", .began, to: "A")),
    .init(
      "P01", "A passes touchesBegan to ViewController",
      DeliveryLine.passesToController("A", controller: "ViewController", instead: .window)),
    .init(
      "P22", "childRoot passes touchesBegan to ChildViewController",
      DeliveryLine.passesToController("childRoot", controller: "ChildViewController", instead: .view)),
    .init("P22", "touchesBegan dropped", DeliveryLine.dropped),
    .init(
      "P01", "C.pointInside → NO, 100 pt above",
      above.map { InsideLine.no("C", CGPoint(x: 120, y: -100), $0, isEnlarged: false, unasked: ["D", "E"]) }),
  ]

  @Test func aStepHasTheLineOfWhatHappens() throws {
    for step in Self.steps {
      let trace = try Self.trace(step.preset, variant: step.variant), expected = try #require(step.line)
      let line = try #require(Narration.line(ofStep: step.index(in: trace), in: trace))
      let isExpected = isEqual(line, to: expected)
      #expect(isExpected, "\(step.title): \(line)")
    }
  }

  private func isEqual<Line: Equatable>(_ line: any NarrationLine, to expected: Line) -> Bool {
    line as? Line == expected
  }

  @Test(arguments: Language.allCases) func eachStepHasItsSentence(language: Language) throws {
    let texts = try Self.steps.map { step in
      let trace = try Self.trace(step.preset, variant: step.variant)
      let sentence = Narration.sentence(for: try step.index(in: trace), in: trace, language: language)
      return "\(step.title)\n  \(sentence.plain)\n"
    }
    try expectReference("steps.\(language.rawValue).txt", texts.joined(separator: "\n"))
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
    let view = recognizer.view
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
