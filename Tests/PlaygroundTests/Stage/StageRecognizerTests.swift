import Foundation
import Scenes
import Testing

@testable import Playground
@testable import UIKit

/// Gesture recognizers on the stage and in the lane.
@MainActor @Suite struct StageRecognizerTests {
  @Test func aRecognizerShowsOnItsViewAndOnItsCard() throws {
    let fixture = try StageFixture(lesson: "P31", at: .mark("tapped"))
    #expect(fixture.elements.contains("flag.view0"))
    #expect(fixture.texts(of: "recognizer.tap") == ["E"])
    #expect(fixture.texts(of: "legend.recognizer") == ["recognizer"])
    #expect(try !StageFixture(lesson: "P01").elements.contains("legend.recognizer"))
  }

  @Test func itsViewIsCancelledAndItsActionClimbsToTheTarget() throws {
    let fixture = try StageFixture(lesson: "P31", at: .mark("tapped"))
    #expect(fixture.plan.lane.cards.first?.state == .cancelled)
    #expect(fixture.elements.contains("connector.view1.scissors"))
    let controller = fixture.plan.lane.cards.first { $0.name == "ViewController" }
    #expect(controller?.words?.text == "tapped")
    #expect(controller?.words?.sign == .recognizer)
    #expect(fixture.plan.lane.actions.map(\.name) == ["tapped"])
  }

  @Test func aViewThatIsHeldBackSaysByWhom() throws {
    let held = try StageFixture(lesson: "P34", at: .mark("held"))
    #expect(held.plan.lane.cards.first?.words?.text == "held back by tap")
    #expect(held.elements.contains("connector.pad.gate"))
    let failed = held.at(.mark("failed"))
    #expect(failed.texts(of: "recognizer.tap") == ["F"])
    #expect(!failed.elements.contains("connector.pad.gate"))
  }

  @Test func severalRecognizersStandUnderEachOther() throws {
    let card = try StageFixture(lesson: "P38").plan.lane.cards.first
    let centers = card?.diamonds(1) ?? []
    #expect(card?.recognizers.count == 2)
    #expect(centers.count == 2 && centers[1].y - centers[0].y == 22)
  }

  @Test func aControlSaysWhatItSends() throws {
    let fixture = try StageFixture(lesson: "P16", at: .mark("inside"))
    #expect(fixture.plan.lane.cards.first?.words?.text == "sends tap")
  }

  @Test func wayDownToTheDeepestViewIsOutermost() throws {
    let routes = try StageFixture(lesson: "P43").plan.descents.filter { $0.asker == "root" }
      .sorted { ($0.route?.points.last?.y ?? 0) < ($1.route?.points.last?.y ?? 0) }
    let channels = routes.compactMap { $0.route?.points.dropFirst(2).first?.x }
    #expect(channels.count == 2 && channels[1] == channels[0] - 5)
  }
  @Test func twoFingersThatPinchAreJoinedAndMeasured() throws {
    let pair = try #require(try StageFixture(lesson: "P38", at: .mark("turned")).plan.marks.pair)
    // From (240, 280) and (120, 280) to (240, 350) and (120, 210): √(120² + 140²) ÷ 120, and atan(140 ÷ 120).
    #expect(pair.pill?.text == "× 1.54  49°")
    #expect(try StageFixture(lesson: "P01").plan.marks.pair == nil)
  }
}
