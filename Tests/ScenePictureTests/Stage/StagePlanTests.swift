@testable import TestSupport
import Foundation
import Testing
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKit

/// Where things lie on the stage, in the numbers of its drawings.
@MainActor @Suite struct StagePlanTests {
  @Test func tagsStandSixPixelsInsideTheirViews() throws {
    let plan = try StageFixture(preset: "P01").plan
    #expect(plan.tag(of: "W")?.frame.origin == CGPoint(x: 336, y: 74))
    #expect(plan.tag(of: "A")?.frame.origin == CGPoint(x: 372, y: 119))
    #expect(plan.tag(of: "E")?.frame.origin == CGPoint(x: 534, y: 371))
  }

  @Test func aRootThatFillsItsWindowHasItsTagInTheSameRow() throws {
    let plan = try StageFixture(preset: "P16", at: .mark("above")).plan
    #expect(plan.tag(of: "root")?.place == .besideAncestor)
    #expect(plan.tag(of: "root")?.rowCenter == plan.tag(of: "W")?.rowCenter)
    let route = plan.descents.first { $0.asked == "root" }?.route
    #expect(route?.bends == 0)
  }

  @Test func wordsGoUnderTheNameAndThenGiveWayToADash() throws {
    #expect(try StageFixture(preset: "P01").plan.tag(of: "D")?.face.hasWordsBelow == true)
    let small = try StageFixture(preset: "P01", size: CGSize(width: 1024, height: 640)).plan
    #expect(small.tag(of: "D")?.face.words == nil)
    #expect(small.tag(of: "D")?.face.glyph == .notAsked)
  }

  @Test func theStarMovesToTheRingWhereTheTagHasNoRoomForIt() throws {
    #expect(try !StageFixture(preset: "P01").elements.contains("ring.star"))
    let small = try StageFixture(preset: "P01", size: CGSize(width: 1024, height: 640))
    #expect(small.elements.contains("ring.star"))
  }

  @Test func questionsRunFromBadgesToOutlines() throws {
    let plan = try StageFixture(preset: "P01").plan
    let routes = plan.descents.map { "\($0.element) \($0.route?.points.map { "\($0.x),\($0.y)" } ?? [])" }
    #expect(
      routes == [
        #"descent.W-A ["346.5,96.0", "346.5,129.5", "365.0,129.5"]"#,
        #"descent.A-C ["382.5,141.0", "382.5,327.5", "401.0,327.5"]"#,
        #"descent.C-E ["418.5,339.0", "418.5,346.5", "544.5,346.5", "544.5,359.0"]"#,
      ])
  }

  @Test func severalQuestionsLeaveSideBySideWithoutCrossing() throws {
    let plan = try StageFixture(preset: "P16", at: .mark("above")).plan
    let starts = plan.descents.filter { $0.asker == "root" }.compactMap { $0.route?.points.first?.x }
    // yellow's way runs along the left edge, so it leaves left of behind's.
    #expect(starts.count == 2 && starts[0] == starts[1] - 8)
  }

  @Test func cardsSlideToWhereConnectorsAreStraight() throws {
    let plan = try StageFixture(preset: "P01").plan
    #expect(plan.connectors.map(\.responder) == ["E", "C", "A", "W"])
    #expect(plan.connectors.allSatisfy { $0.route.bends == 0 })
    #expect(plan.column.cards.map(\.frame.minY) == [481, 423, 365, 307, 249, 191, 133])
  }

  @Test func connectorsThatBendDoNotCross() throws {
    let plan = try StageFixture(preset: "P22").plan
    let bent = plan.connectors.filter { $0.route.bends == 2 }
    // The lowest card has the leftmost track, and each leaves at least 14 pixels above the one below.
    let tracks = bent.map { $0.route.points[1].x }, heights = bent.map { $0.route.points[0].y }
    #expect(bent.count > 2)
    #expect(tracks == tracks.sorted())
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 - $1 >= 14 })
  }

  @Test func aShortMissLineStandsAsideAndIsJoinedToTheFinger() throws {
    let miss = try StageFixture(preset: "P16", at: .mark("above")).plan.marks.missLines.first
    #expect(miss?.pill.text == "34 pt above")
    #expect(miss?.link?.length == 26)
    let long = try StageFixture(preset: "P01", at: .mark("B")).plan.marks.missLines.first
    #expect(long?.pill.text == "100 pt above")
    #expect(long?.link == nil)
  }

  @Test func missesAreMeasuredFromWhereTheFingerCameDown() throws {
    // The finger went down 95 pt left of R, and ends inside R.
    let plan = try StageFixture(preset: "P29").plan
    #expect(plan.marks.missLines.map(\.pill.text) == ["95 pt left"])
    #expect(plan.marks.deadZones.isEmpty)
  }

  @Test func aQuestionGoesUpToAViewAboveItsAskersBadge() throws {
    let plan = try StageFixture(preset: "P19", at: .mark("button")).plan
    let asked = try #require(plan.descents.first { $0.asked == "button" }?.route?.points)
    #expect(asked[0].x == asked[1].x && asked[1].y < asked[0].y)
    #expect(asked[2].x > asked[1].x && asked[2].y == asked[1].y)
  }

  @Test func nothingMovesFromStepToStep() throws {
    let steps = try StageFixture(preset: "P01", mode: .step)
    let (tags, descents) = (steps.plan.tags, steps.plan.descents)
    let cards = Dictionary(uniqueKeysWithValues: steps.plan.column.cards.map { ($0.name, $0.frame) })
    // The second touch of the script begins at step 34.
    for step in 34...steps.display.trace.steps.count {
      let plan = steps.at(.step(step)).plan
      #expect(plan.tags == tags && plan.descents == descents, "step \(step)")
      for card in plan.column.cards { #expect(cards[card.name] == card.frame, "step \(step)") }
    }
  }

  @Test func enlargedAreasAreCutWhereAViewAroundThemEnds() throws {
    let area = try StageFixture(preset: "P14", at: .mark("cut")).plan.marks.hitAreas.first
    #expect(area?.cuts.map(\.by) == ["bar", "bar", "bar"])
    #expect(area?.deepestCut?.depth == 18)
    #expect(try StageFixture(preset: "P13", at: .mark("beside")).plan.marks.hitAreas.first?.cuts == [])
  }

  @Test func theDeadZoneIsThePartThatSticksOut() throws {
    let zone = try StageFixture(preset: "P16", at: .mark("above")).plan.marks.deadZones.first
    #expect(zone?.dead == [CGRect(x: 456, y: 266, width: 72, height: 36)])
    #expect(try StageFixture(preset: "P16", at: .mark("inside")).plan.marks.deadZones == [])
  }
}
