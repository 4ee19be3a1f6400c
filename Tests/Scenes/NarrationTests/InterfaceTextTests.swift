import Foundation
import Testing
@testable import Narration
@testable import Playground
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

@Suite struct InterfaceTextTests {
  /// Every page of the catalogue, and each phrase with an argument.
  private static var all: [any InterfaceText] {
    var all: [any InterfaceText] = HeadingText.allCases + OutcomeText.allCases + ChainText.allCases
    all += ControlText.allCases + KeyText.allCases + TooltipText.allCases as [any InterfaceText]
    all += [GateText.hidden, GateText.interactionOff] as [any InterfaceText]
    all += MouseGesture.allCases + WatchText.allCases as [any InterfaceText]
    all += phrases as [any InterfaceText]
    all += recordingWords as [any InterfaceText]
    all += whyNotTexts as [any InterfaceText]
    all += compareWords as [any InterfaceText]
    all += Misconception.allCases as [any InterfaceText]
    all += topics + predictTexts as [any InterfaceText]
    return all
  }

  private static var topics: [PredictionTopic] {
    [.winner, .inside("A"), .handler("A"), .actor, .ending("A"), .receiver(over: "A"), .performer("save")]
  }

  private static var predictTexts: [PredictText] {
    [
      .predict("?", choices: 3, isOnStage: true), .predict("?", choices: 3, isOnStage: false), .touchFirst,
      .howItGoesOn(true), .howItGoesOn(false), .question(1), .hint, .reveal, .next, .again, .leave, .nextPart,
      .votesOfClass(2),
      .noVotes, .yourAnswer, .why, .believed, .right(1, of: 2), .rightVotes(1, of: 2), .rightAnswer,
      .wrongAnswer(nil), .wrongAnswer(.edgeIsInside), .nobodyAnswered, .nothingToAsk, .answerFirst, .laterStepsHidden,
      .answerByVotes(right: 1, of: 2, top: .edgeIsInside, count: 1),
      .answerByVotes(right: 1, of: 2, top: nil, count: 0),
      .fewerVotes, .moreVotes, .votes(.edgeIsInside, 3),
      .askedGesture(InvitedGesture(paths: [[.zero]])),
    ]
  }

  private static var recordingWords: [RecordingText] {
    [.nothingRecorded, .saved(as: "a.yaml"), .captured(count: 3, in: "a.yaml"), .recovered]
  }

  private static var whyNotTexts: [WhyNotText] {
    let obstacles: [Obstacle] = [
      .removed, .otherWindow("W2", winner: "A"), .gate("A", .hidden), .gate("A", .transparent),
      .gate("A", .interactionOff), .gate("B", .animated), .outside("B", nil, cutsArea: false),
      .outside("B", nil, cutsArea: true), .noArea, .outsideItself(nil), .override(of: "B"),
      .covered(by: "B", isSeen: true, isSubview: false), .covered(by: "B", isSeen: false, isSubview: false),
      .covered(by: "B", isSeen: true, isSubview: true), .other(winner: "B"), .other(winner: nil),
      .ignored(.singleTouch), .ignored(.exclusiveTouch("B")), .ignored(.recognized("tap")),
      .ignored(.scrollView("list")), .ignored(.touchCancelled), .interrupted, .cancelled(by: "tap", isOwn: true),
      .cancelled(by: "tap", isOwn: false), .delayed(by: "tap", milliseconds: 150), .disabled, .noAction,
      .otherEvents([.valueChanged]), .targetGone("vc"), .nobodyImplements("pay"), .liftedOutside, .ignoringInteraction,
      .delayedEnd(by: "tap", milliseconds: 350), .noTarget("pay"), .refusedTouch(.delegate), .refusedTouch(.itself),
      .notAttending, .anotherGesture, .requirementRecognized("B"), .waits(for: "B"),
      .waited(for: "B", milliseconds: 350),
      .excluded(by: "B"), .refusedToBegin(.delegate), .refusedToBegin(.view("B")), .refusedToBegin(.itself),
      .inNoWindow, .programEnds, .sendsNothing, .refusedTouch(.view("B")),
      .notAResponder, .notInChain(of: "B"), .notFirstResponder(first: "B"), .handledBefore(by: "B"),
    ]
    let edits = [
      Edit("A", .isHidden(true)), Edit("A", .isHidden(false)), Edit("A", .isUserInteractionEnabled(true)),
      Edit("A", .isUserInteractionEnabled(false)), Edit("A", .isEnabled(true)), Edit("A", .isEnabled(false)),
      Edit("A", .hitTest(.standard)), Edit("A", .hitTest(.safeBeyondBounds)), Edit("A", .touches(.passesOn)),
      Edit("A", Change(.animation, AnimationState.none)), Edit("A", Change(.requires, NameFilter.none)),
      Edit("A", .touches(.ignores)), Edit("A", Change(.isResponder, true)),
      Edit("A", Change(.animation, AnimationState.allowUserInteraction)),
    ]
    let changes: [CureChange] = [
      .grow("A"), .giveArea("A"), .bringToFront("A"), .move("A", into: "B"), .putBack("A"), .addAction(to: "A"),
      .sendFor(.touchUpInside, from: "A"), .sendTo("vc", from: "A"), .implement("pay", on: "vc"),
      .makeFirstResponder("A"), .fitTouch("tap"),
    ]
    let effect = ViewCure.Effect(view: "A", points: 3), loss = ViewCure.Effect(view: "B", points: -4)
    let reaches: [ViewCure.Reach?] = [nil, .acts, .object, .furtherOn]
    let cures = [[], [loss, effect, effect]].map { ViewCure(change: .grow("A"), edits: [], effects: $0) }
    let place = CodePlace(className: "Knob", function: "hitTest(_:with:)", file: "Knob.swift", line: 3)
    let parts: [WhyNotText] = [
      .notCuredInCode, .decided(place), .noPropertyHelps, .changeOfCode(.grow("A")),
      .allCured("A", causes: 1), .allCured("A", causes: 2), .notCured, .noCure, .apply(1), .apply(2), .selectFirst,
      .fingersDown, .notProjected, .whatHappened, .whatWouldChangeIt, .againstTheFirst, .eachOneTried,
      .notTheCause(WhyNotCheck.allCases),
    ]
    let kinds: [WhyNotKind] = [.view, .recognizer, .responder]
    let heads =
      kinds.flatMap { [.why($0), .notAt($0, .zero), .wins("A", $0)] as [WhyNotText] }
      + [.notAt(.recognizer, nil), .notAt(.responder, nil)]
    let effects = kinds.flatMap { kind in
      reaches.flatMap { reach in
        cures.map { cure -> WhyNotText in
          var cure = cure
          cure.reach = reach
          return .effect(cure, of: "A", kind)
        }
      }
    }
    return parts + heads + effects + obstacles.map { .obstacle($0, of: "A") }
      + (edits.map { .set($0) } + changes).map { .change($0) }
  }

  private static var compareWords: [CompareText] {
    [
      .before, .after, .beforeSaving, .afterSaving, .openFirst(LocalizedText("A")), .shortBefore, .shortAfter,
      .bothGetTheTouch, .same, .sameTouch, .touchDiffers(1, step: 8),
      .firstDifferenceIn(touch: 1, step: 8), .swap, .other, .chooseOther,
      .nothingToCompare, .firstDifference, .firstDifferenceAt(8), .whatFollows, .nothingFollows, .whereTheyDiffer,
      .more(3), .touch(1), .none, .theEnd, .noStepHere, .wins("button"), .noViewWins, .noResultYet, .noHitTest,
      .noTouchYet,
      .isDropped,
    ] + RunDifference.Topic.allCases.map { .topic($0) }
  }

  private static var phrases: [StatusText] {
    [
      .after("C"), .step(3, of: 23), .scale(0.9), .finger(1), .pointIn("C"), .resultChanged(from: "B", to: nil),
      .saved("a.png"), .cannotSave("full"), .unreached(3), .unreachedResponder("root"), .subviews(2),
      .ignoresInteraction, .seen(7, of: 12), .presets(9), .scenes(1), .found(2, of: 12),
    ]
  }

  @Test func everyTextIsInBothLanguages() {
    for text in Self.all {
      #expect(!text[.english].isEmpty && !text[.simplifiedChinese].isEmpty, "\(text)")
    }
  }

  @Test func chineseTextsAreChineseExceptProperNames() {
    let untranslated = Self.all.map(\.text).filter { text in
      !text.simplifiedChinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }
    #expect(untranslated.map(\.english) == ["JSON", "English"])
  }

  @Test func englishTextsHaveNoChinese() {
    let mixed = Self.all.map(\.text.english).filter { $0.unicodeScalars.contains { $0.value > 0x2E80 } }
    #expect(mixed == ["简体中文"])
  }

  @Test func numbersHaveNoTrailingZeros() {
    #expect(
      [-100, 0, 0.005, 0.015, 1.0 / 3, 20.0 / 3, -0.001, 1e-9].map { number($0) } == [
        "−100", "0", "0.005", "0.015", "0.33", "6.67", "−0.001", "0",
      ])
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
