@testable import StageSupport
import Foundation
@testable import Scenes
import Testing
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKitCore

/// Gesture recognizers on the stage and in the column.
@MainActor @Suite struct StageRecognizerTests {
  @Test func aRecognizerShowsOnItsViewAndOnItsCard() throws {
    let fixture = try StageFixture(preset: "P31", at: .mark("tapped"))
    #expect(fixture.elements.contains("flag.view0"))
    #expect(fixture.texts(of: "recognizer.tap") == ["E"])
    #expect(fixture.texts(of: "legend.recognizer") == ["recognizer"])
    #expect(try !StageFixture(preset: "P01").elements.contains("legend.recognizer"))
  }

  @Test func theViewIsCancelledAndTheActionReachesItsTarget() throws {
    let fixture = try StageFixture(preset: "P31", at: .mark("tapped"))
    #expect(fixture.plan.column.cards.first?.state == .cancelled)
    #expect(fixture.elements.contains("connector.view1.scissors"))
    let controller = fixture.plan.column.cards.first { $0.name == "ViewController" }
    #expect(controller?.detail?.text == "tapped")
    #expect(controller?.detail?.sign == .recognizer)
    #expect(fixture.plan.column.actions.map(\.name) == ["tapped"])
  }

  @Test func aCardNamesAllActionsOfOneEvent() throws {
    let together = try StageFixture(preset: "P38", at: .mark("turned"), variant: "together")
    let controller = together.plan.column.cards.first { $0.name == "ViewController" }
    #expect(controller?.detail?.text == "pinched, rotated")
    let alone = try StageFixture(preset: "P38", at: .mark("turned"), variant: "alone")
    #expect(alone.plan.column.cards.first { $0.name == "ViewController" }?.detail?.text == "pinched")
  }

  @Test func actionsOfDifferentEventsAreNotShownTogether() throws {
    // The rotation begins later than the pinch: until then the card has only the pinch's action.
    let fixture = try StageFixture(preset: "P38", at: .mark("lifted"), variant: "together")
    let trace = fixture.display.trace
    let texts = trace.steps.indices.map { index in
      fixture.at(.step(index + 1)).display.story?.latestActions.map(\.name) ?? []
    }
    #expect(texts.contains(["pinched"]) && texts.contains(["pinched", "rotated"]))
    #expect(texts.allSatisfy { Set($0).count == $0.count })
  }

  @Test func aCardNamesTheRecognizerThatDelaysItsTouches() throws {
    let held = try StageFixture(preset: "P34", at: .mark("held"))
    #expect(held.plan.column.cards.first?.detail?.text == "delayed by tap")
    #expect(held.elements.contains("connector.pad.hourglass"))
    let failed = held.at(.mark("failed"))
    #expect(failed.texts(of: "recognizer.tap") == ["F"])
    #expect(failed.plan.marks(DelayMark.self).map(\.pill?.text) == ["delayed 750 ms"])
    #expect(failed.plan.marks(DelayMark.self).map(\.responder) == ["pad"])
  }

  @Test func theEndOfATouchIsWithheldUntilTheSecondTapIsTooLate() throws {
    let fixture = try StageFixture(preset: "P35", at: .mark("later"))
    #expect(fixture.plan.marks(DelayMark.self).map(\.pill?.text) == ["delayed 350 ms"])
  }

  @Test func theLineBetweenTwoDiamondsNamesTheTimeOfTheWait() throws {
    let fixture = try StageFixture(preset: "P39", at: .mark("waited"))
    #expect(fixture.plan.marks(WaitingLine.self).map(\.recognizer) == ["single"])
    #expect(fixture.plan.marks(WaitingLine.self).map(\.pill?.text) == ["waited 350 ms"])
    #expect(fixture.plan.marks(DelayMark.self).isEmpty)
  }

  /// The wait stands under the card with the times of both ends, where no other card is.
  @Test func aTrackUnderTheCardHasTheTimesOfTheWait() throws {
    let fixture = try StageFixture(preset: "P39", at: .mark("waited")), plan = fixture.plan
    let track = try #require(plan.marks(WaitingLine.self).first?.track)
    let card = try #require(plan.column.cards.first { $0.name == "pad" }).frame
    #expect(track.ends == ["90 ms", "440 ms"])
    #expect(track.frame.minY > card.maxY && track.frame.height == 6 && track.frame.width == card.width)
    #expect(!plan.column.cards.contains { $0.frame.overlaps(track.frame.union(track.row)) })
  }

  @Test func theNoOfADelegateStandsBesideTheDiamond() throws {
    let begin = try StageFixture(preset: "P36", at: .mark("tapped"))
    #expect(begin.plan.marks(RefusalMark.self).map(\.pill.text) == ["delegate: NO"])
    #expect(begin.texts(of: "recognizer.tap") == ["F"])
    let receive = try StageFixture(preset: "P37", at: .mark("view1"))
    #expect(receive.plan.marks(RefusalMark.self).map(\.recognizer) == ["tap"])
    #expect(receive.plan.column.cards.first { $0.name == "view0" }?.detail?.text == "tap: not told")
    #expect(receive.at(.mark("view0")).plan.marks(RefusalMark.self).isEmpty)
  }

  @Test func severalDiamondsAreStacked() throws {
    let card = try #require(try StageFixture(preset: "P38").plan.column.cards.first)
    #expect(card.recognizers.count == 2)
    let centers = card.diamonds.compactMap { card.center(ofDiamond: $0, 1) }
    #expect(centers.count == 2 && centers[1].y - centers[0].y == 22)
  }

  @Test func theCardNamesTheRecognizerThatHasNotFailed() throws {
    // The pinch prevents the rotation, which is the last one; in reverse order it is the first.
    let fixture = try StageFixture(preset: "P38", at: .mark("turned"), variant: "alone")
    var marks = try #require(fixture.plan.column.cards.first).recognizers
    #expect(marks.map(\.state) == [.changed, .failed])
    let responder = try #require(fixture.display.tree.responder("photo"))
    for _ in 0..<2 {
      #expect(CardDetail(responder, .notReached, marks, fixture.display, .english)?.text == "pinch: changed")
      marks.reverse()
    }
  }

  @Test func diamondsOfALowCardAreSideBySide() throws {
    var card = try #require(try StageFixture(preset: "P38").plan.column.cards.first)
    card.frame.size.height = 41
    let centers = card.diamonds.compactMap { card.center(ofDiamond: $0, 1) }
    #expect(centers.map(\.y) == [card.frame.midY, card.frame.midY])
    #expect(centers.count == 2 && centers[1].x - centers[0].x == 22)
  }

  @Test func aDiamondKeepsItsPlace() throws {
    let fixture = try StageFixture(preset: "P39", at: .mark("tapped"), mode: .step)
    let isFirst = { (step: TraceStep) in
      if case .gesture(.attends("single", _)) = step.kind { true } else { false }
    }
    let index = try #require(fixture.plan.display.trace.steps.firstIndex(where: isFirst))
    let early = try #require(fixture.at(.step(index + 1)).plan.column.cards.first)
    let late = try #require(fixture.plan.column.cards.first)
    #expect(early.recognizers.map(\.name) == ["single"] && late.recognizers.map(\.name) == ["single", "double"])
    #expect(early.center(ofDiamond: "single", 1) == late.center(ofDiamond: "single", 1))
  }

  /// Of responders that are cancelled and do nothing else, more than two are one card. Step mode shows each.
  @Test func manyCancelledRespondersAreOneCard() throws {
    let live = try StageFixture(preset: "P39", at: .mark("waited")).plan
    #expect(live.column.cards.map(\.name) == ["pad", "root", "ViewController"])
    #expect(live.column.folds.map { $0.text(in: .english) } == ["cancelled too: 3"])
    #expect(
      live.marks(ConnectorSign.self).map(\.responder) == ["pad"]
        && live.marks(ConnectorSign.self).first?.cause?.text == "cut by single")
    let pills =
      live.marks(ConnectorSign.self).compactMap(\.cause?.frame) + live.marks(WaitingLine.self).compactMap(\.pill?.frame)
    #expect(pills.count == 2 && !pills[0].overlaps(pills[1]))
    let step = try StageFixture(preset: "P39", at: .mark("waited"), mode: .step).plan
    #expect(step.column.cards.count == 6 && step.column.folds.isEmpty)
  }

  @Test func aLineJoinsAWaitingRecognizerToTheOneThatMustFail() throws {
    let fixture = try StageFixture(preset: "P39", at: .mark("tapped"))
    let line = try #require(fixture.plan.marks(WaitingLine.self).first)
    #expect(fixture.plan.marks(WaitingLine.self).count == 1 && (line.recognizer, line.other) == ("single", "double"))
    #expect(fixture.texts(of: "waits.single") == ["waits"])
    let card = try #require(fixture.plan.column.cards.first)
    let ends = ["single", "double"].compactMap { card.center(ofDiamond: $0, 1) }
    #expect(line.route.points.first == ends.first.map { CGPoint(x: $0.x - 11, y: $0.y) })
    #expect(line.route.points.last == ends.last.map { CGPoint(x: $0.x - 11, y: $0.y) })
    let words = try #require(line.pill?.frame)
    #expect(!fixture.plan.connectors.contains { $0.route.meets(words, margin: 2) })
    #expect(!line.isOver && fixture.at(.mark("waited")).plan.marks(WaitingLine.self).map(\.isOver) == [true])
  }

  @Test func theCardOfAControlNamesItsAction() throws {
    let fixture = try StageFixture(preset: "P16", at: .mark("inside"))
    #expect(fixture.plan.column.cards.first?.detail?.text == "sends tap")
  }

  @Test func theRouteToTheLowestViewIsOutermost() throws {
    let routes = try StageFixture(preset: "P43").plan.descents.filter { $0.asker == "root" }
      .sorted { ($0.route?.points.last?.y ?? 0) < ($1.route?.points.last?.y ?? 0) }
    let channels = routes.compactMap { $0.route?.points.dropFirst(2).first?.x }
    #expect(channels.count == 2 && channels[1] == channels[0] - 5)
  }

  @Test func twoFingersOfAPinchAreJoinedAndMeasured() throws {
    let fixture = try StageFixture(preset: "P38", at: .mark("turned"))
    #expect(fixture.plan.mark(PairMark.self)?.pill != nil)
    // From (240, 280) and (120, 280) to (250, 336) and (110, 224): √(140² + 112²) ÷ 120, and atan(112 ÷ 140).
    let spread = try #require(FingerSpread(fixture.display))
    #expect(spread.scaleText == "× 1.49" && spread.turnText == "39°")
    #expect(try StageFixture(preset: "P01").plan.mark(PairMark.self) == nil)
  }
}
