import Scenes
import TouchTrace
import UIKit

extension WhyNotText {
  package static var examples: [WhyNotText] {
    let obstacles: [Obstacle] = [
      .removed, .otherWindow("W2", winner: "A"), .gate("A", .hidden), .gate("A", .transparent),
      .gate("A", .interactionOff), .gate("B", .animated), .outside("B", nil, cutsArea: false),
      .outside("B", nil, cutsArea: true), .noArea, .outsideItself(nil), .override(of: "B"),
      .covered(by: "B", isSeen: true, isSubview: false), .covered(by: "B", isSeen: false, isSubview: false),
      .covered(by: "B", isSeen: true, isSubview: true), .other(winner: "B"), .other(winner: nil),
      .ignored(.singleTouch), .ignored(.exclusiveTouch("B")), .ignored(.recognized("tap")),
      .ignored(.scrollView("list")), .ignored(.touchCancelled), .interrupted, .cancelled(by: "tap", isOwn: true),
      .cancelled(by: "tap", isOwn: false), .delayed(by: "tap", milliseconds: 150), .disabled, .noAction,
      .targetLost("press:", wasObject: true), .targetLost("press:", wasObject: false),
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
      .fingersDown, .notProjected, .searching, .whatHappened, .whatWouldChangeIt, .againstTheFirst, .eachOneTried,
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
}
