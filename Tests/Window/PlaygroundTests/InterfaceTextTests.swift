import Foundation
import Testing
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

@Suite struct InterfaceTextTests {
  /// Every kind of text. Those of the stage and of the panels are tested with them.
  static let kinds: [any InterfaceText.Type] = [
    ChainText.self, ChangeName.self, Chapter.self, ClassText.self, CompareText.self, ContextText.self, ControlText.self,
    DeviceEntry.self, EditText.self, ExportText.self, FileText.self, GateText.self, HandOutText.self, HeadingText.self,
    HitMapText.self, InspectorText.self, InvitationText.self, KeySection.self, KeyText.self, MarkText.self,
    Misconception.self, MouseGesture.self, OutcomeText.self, OwnCodeText.self, PhoneText.self, PlanText.self,
    PredictText.self,
    PredictionChoiceText.self, PredictionTopic.self, QuestionKind.self, RecordingText.self, SavingText.self,
    StageText.self, StartText.self, StatusText.self, TooltipText.self, TraceStep.DeviceEvent.self, WatchText.self,
    WhyNotText.self,
  ]

  private static var all: [any InterfaceText] { kinds.flatMap { $0.examples as [any InterfaceText] } }

  @Test func everyTextIsInBothLanguages() {
    for text in Self.all {
      #expect(!text[.english].isEmpty && !text[.simplifiedChinese].isEmpty, "\(text)")
    }
  }

  @Test func chineseTextsAreChineseExceptNamesCodeAndValues() {
    let untranslated = Self.all.map(\.text).filter { text in
      !text.simplifiedChinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
    let names = ["JSON", "English", "Touchstone", "A", "→ A"]
    let code = [
      "A.alpha", "alpha 0.005", "touchesBegan", "touchesEnded", "touchesCancelled", "true",
      "false", "NO", "A：NO", "“did tap”", "“a long line a long line …” ×3",
    ]
    let values = ["350 ms", "t = 150 ms", "(1, 2)", "3 / 12", "5 / 11", "1:05"]
    #expect(Set(untranslated.map(\.simplifiedChinese)) == Set(names + code + values))
  }

  @Test func englishTextsHaveNoChinese() {
    let mixed = Self.all.map(\.text.english).filter { $0.unicodeScalars.contains { $0.value > 0x2E80 } }
    #expect(mixed == ["简体中文"])
  }

  @Test func numbersHaveNoTrailingZeros() {
    let numbers: [CGFloat] = [-100, 0, 0.005, 0.015, 1.0 / 3, 20.0 / 3, -0.001, 1e-9]
    #expect(numbers.map { number($0) } == ["−100", "0", "0.005", "0.015", "0.33", "6.67", "−0.001", "0"])
    #expect(pointText(CGPoint(x: 120, y: -100.5)) == "(120, −100.5)")
    #expect(pointText(CGPoint(x: 120, y: -100.5), minus: "-") == "(120, -100.5)")
    #expect(number(.infinity) == "inf" && number(-1e300) == "−1e+300")
  }

  @Test func statusTextsContainTheirValues() {
    #expect(
      Miss(CGPoint(x: 120, y: -100), outside: CGRect(x: 0, y: 0, width: 240, height: 250)).map { miss in
        [StatusText.miss(nil, miss)[.english], StatusText.miss("C", miss)[.simplifiedChinese]]
      } == ["100 pt above", "C：上方 100 pt"])
    #expect(
      Miss(CGPoint(x: 180, y: 5), outside: CGRect(x: 0, y: 0, width: 180, height: 10)).map {
        StatusText.miss("box", $0)[.english]
      } == "box: on the right edge")
    #expect(StatusText.resultChanged(from: "B", to: "A")[.english] == "Result changed: B → A")
    #expect(GateText(.alpha(0.01))[.english] == "alpha 0.01")
  }
}
