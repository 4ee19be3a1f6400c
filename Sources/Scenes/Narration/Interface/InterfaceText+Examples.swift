import Foundation
import Scenes
import TouchTrace

extension GateText {
  package static var examples: [GateText] { [.hidden, .interactionOff, .animated, .alpha(0.005)] }
}

extension StatusText {
  package static var examples: [StatusText] {
    let sides = [CGPoint(x: 50, y: -9), CGPoint(x: 50, y: 109), CGPoint(x: -9, y: 50), CGPoint(x: 109, y: 50)]
    let edges = [CGPoint(x: 50, y: 100), CGPoint(x: 100, y: 50)]
    let misses = (sides + edges).compactMap { Miss($0, outside: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let texts: [StatusText] = [
      .after("C"), .step(3, of: 23), .time(150), .scale(0.9), .finger(1), .point(CGPoint(x: 1, y: 2)), .pointIn("C"),
      .calledOn("C"), .resultChanged(from: "B", to: nil), .cut(by: "tap"), .saved("a.png"), .cannotSave("full"),
      .copied,
      .copiedCode, .copiedTest, .nothingToTest, .cannotTest, .copiedQuestion, .undone(.reset), .redone(.reset),
      .nothingToUndo, .nothingToRedo, .noRoomForCode, .textSize("1.2"), .largestTextSize("1.2"), .textSizeOfProjector,
      .picked("A", hit: "B", closed: nil, gate: nil), .picked("A", hit: "B", closed: "C", gate: .hidden), .unreached(3),
      .cancelledToo(3),
      .unreachedResponder("root"), .moved(4), .withheld(nil), .withheld("touchesBegan"), .subviews(1), .subviews(2),
      .forgotten(9), .forgets, .ignoresInteraction, .seen(7, of: 12), .presets(1), .presets(9), .scenes(1), .scenes(2),
      .found(2, of: 12), .playingAgain(3, of: 9),
    ]
    return texts + misses.flatMap { [.miss(nil, $0), .miss("C", $0), .distance($0)] }
  }
}

extension ChangeName {
  package static var examples: [ChangeName] {
    [
      .property("alpha", of: "A"), .moved("A"), .resized("A"), .order("A"), .superview("A", to: "B"), .added("A"),
      .duplicated("A"), .removed("A"), .renamed("A", to: "B"), .sceneName("A"), .script, .text("A"), .color("A"),
      .actions("A"),
      .firstResponder("A"), .firstResponder(nil), .putBack("A"), .putBack(nil), .reset, .cut, .loaded("a.yaml"),
    ]
  }
}

extension InspectorText {
  package static var examples: [InspectorText] {
    [
      .control, .scrolling, .geometry, .more, .pipeline, .target, .whatItNeeds, .whatItDoes, .delegateAnswers,
      .tracksItself, .tracks, .keeps, .noAnswers, .events, .addEvent, .removeEvent, .closure, .upTheChain, .actionName,
      .action,
      .differ(1), .differ(3), .putAllBack, .putBack, .nobody, .everybody, .all, .allBut("A"), .none, .returns("A"),
      .on("A"), .addRecognizer, .removeRecognizer, .goneAfter(step: 3), .fingersItReceived, .waitsFor, .whyItFailed,
      .at(150), .step(3), .stillWaits("tap"), .isDisabled, .notOnPath("A", hit: "B"),
      .larger(20), .smaller(4), .clips,
    ]
  }
}

extension PlanText {
  package static var examples: [PlanText] {
    [
      .plan, .part(1, of: 4), .minutes(5), .time(minutes: 5, from: 10), .parts(4, minutes: 45), .parts(4, minutes: nil),
      .questions, .noQuestions, .next, .end, .answers, .right(3, of: 9), .chosenRight, .chosenWrong, .classBelieves,
      .votes(3), .rightBefore(2, of: 9), .ask, .previousPart, .nextPart, .saveResults, .restart, .close, .firstPart,
      .lastPart, .noResults,
      .notesWindow("A"), .partOf(5, 11), .minutesLeft(23), .secondsLeft(65), .countdown, .holdForNotes,
    ] + QuestionKind.allCases.map { .question($0) }
  }
}

extension EditText {
  package static var examples: [EditText] {
    [
      .editMode, .drawsInside, .snapsTo, .dragToDraw, .leftEdge("A"), .rightEdge("A"), .topEdge("A"), .bottomEdge("A"),
      .middle("A"),
      .moveViews, .newView, .newButton, .newLabel, .newSwitch, .newSlider, .newScrollView, .newRecognizer, .duplicate,
      .delete, .toFront, .toBack, .selectFirst, .cannotDelete("A"),
    ]
  }
}

extension StartText {
  package static var examples: [StartText] {
    [
      .title, .subtitle, .subtitleWithoutPictures, .continueWith("A"), .startWith("A"), .preset(.findingTheView, 3),
      .ownScene, .newScene, .newDetail, .openScene, .openDetail, .dropHere, .dropDetail, .howToRead, .asks, .result,
      .climbs, .recognizes, .next("A"), .again("A"), .alsoHere, .plan, .planDetail, .projector, .projectorDetail,
      .search(52), .searchDetail, .apps, .appsDetail, .open, .find, .choose, .openChosen, .thisPage, .seen(3, of: 12),
      .count(3, of: 12),
    ]
  }
}

extension ExportText {
  package static var examples: [ExportText] {
    [
      .title, .advice, .page, .picture, .animation, .sheet, .export, .unknownEnding, .writing("a.html", folder: "/b"),
      .saved("a.html", folder: "/b"), .cancelled("a.html"),
    ]
  }
}

extension FileText {
  package static var examples: [FileText] {
    [
      .broken("a.yaml", problems: 1), .broken("a.yaml", problems: 3), .stillShown,
      .notCompiled("Knob.swift", problems: 1), .notCompiled("Knob.swift", problems: 3), .stopped("Knob.swift"),
      .notStarted("Knob.swift"), .restart, .compiled("Knob.swift", difference: 3),
      .compiled("Knob.swift", difference: nil), .compiling("Knob.swift"), .buildingLibrary, .isEditedElsewhere,
      .hasNoSecondMap,
      .removed("a.yaml"), .removedDetail, .conflict("a.yaml"), .conflictDetail, .load, .keep, .saveAgain, .close,
      .asksForCode("A"), .codeDetail("A"), .unconfinedDetail("A", missing: "B"), .runCode, .doNotRun, .loaded("a.yaml"),
      .recent, .inFolder, .plan("a.yaml"),
      .problems(1), .problems(3), .fileRemoved, .fileChanged,
    ]
  }
}

extension SavingText {
  package static var examples: [SavingText] {
    [
      .title, .path, .advice, .script, .expectations, .save, .replace, .cancel, .noRecording, .noName,
      .exists("a.yaml"), .changedOnDisk("a.yaml"), .isPreset("a.yaml"), .isFolder("a"), .noFolder("a"), .nothingToSave,
      .edited,
      .notSaved,
      .saved("a.yaml"),
    ]
  }
}

extension HitMapText {
  package static var examples: [HitMapText] {
    let reasons: [DeadZoneReason] = [
      .cut(by: "A"), .skipped("A", .hidden), .skipped("A", .interactionDisabled), .skipped("A", .animated),
      .skipped("A", .alpha(0.005)), .override(of: "A"), .outsideOwnArea, .covered(by: "A", isSeen: true),
      .covered(by: "A", isSeen: false),
    ]
    let texts: [HitMapText] = [
      .whoWins, .deadZone, .askedArea, .winsHere("A"), .nobodyWins, .fallsThrough, .invisibleWins(0.02),
      .skipped(.hidden), .asInFile, .now, .nothingToCompare, .more(3),
    ]
    return texts + reasons.flatMap { [.dead($0), .partlyDead($0), .youSee("B", $0)] }
  }
}

extension CompareText {
  package static var examples: [CompareText] {
    [
      .before, .after, .beforeSaving, .afterSaving, .openFirst(LocalizedText("A")), .shortBefore, .shortAfter,
      .bothGetTheTouch, .same, .sameTouch, .touchDiffers(1, step: 8), .swap, .other, .chooseOther, .nothingToCompare,
      .firstDifference, .firstDifferenceAt(8), .firstDifferenceIn(touch: 1, step: 8), .whatFollows, .nothingFollows,
      .whereTheyDiffer, .more(3), .touch(1), .none, .theEnd, .noStepHere, .wins("button"), .noViewWins, .noResultYet,
      .noHitTest, .noTouchYet, .isDropped,
    ] + RunDifference.Topic.allCases.map { .topic($0) }
  }
}

extension OwnCodeText {
  package static var examples: [OwnCodeText] {
    [
      .yourCode, .files(1), .files(2), .show, .drawing, .plain, .asked, .thisTouch, .lastVersion, .line(3), .step(3),
      .prints("did tap", count: 1), .prints(String(repeating: "a long line ", count: 9), count: 3),
      .fingers([1]), .fingers([1, 2]), .times(3), .uikit, .nothingAsked, .showLine, .written,
    ]
  }
}

extension InvitationText {
  package static var examples: [InvitationText] {
    [
      .tap(count: 1), .tap(count: 2), .tap(count: 3), .hold(500), .drag, .fingers(2, isDrag: false),
      .fingers(2, isDrag: true), .fingers(3, isDrag: false), .fingers(3, isDrag: true), .holdUntilCall(500),
      .pressHarder, .signal(.shake), .signal(.remote), .signal(.press), .signal(.front("A")),
    ]
  }
}

extension HandOutText {
  package static var examples: [HandOutText] {
    [
      .touchstone, .place(.findingTheView, 3, of: 12), .variant("A"), .theme, .light, .dark, .print, .picture("A"),
      .clickAnywhere, .code, .steps, .previous, .next, .play, .pause, .first, .last, .keyStep, .keyPlay,
      .arrowsOnPicture, .all(9), .whereElse, .noView, .yourTouch, .back, .madeWith, .openAndClick, .name,
      .otherVariants, .site, .siteIntroduction, .allPresets,
    ]
  }
}

extension ClassText {
  package static var examples: [ClassText] {
    [
      .answerWithPhones, .showAddress, .end, .close, .title, .advice, .present(1), .present(30), .answered(3, of: 30),
      .otherAddress, .notAllowed, .cannotStart("A"),
    ]
  }
}
