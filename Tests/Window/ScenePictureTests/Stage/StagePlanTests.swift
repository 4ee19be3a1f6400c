@testable import StageSupport
import Foundation
import Testing
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The places of marks on the stage, in numbers.
@MainActor @Suite struct StagePlanTests {
  @Test func tagsAreSixPixelsInsideTheirViews() throws {
    let plan = try StageFixture(preset: "P01").plan
    #expect(plan.tag(of: "W")?.frame.origin == CGPoint(x: 336, y: 70))
    #expect(plan.tag(of: "A")?.frame.origin == CGPoint(x: 372, y: 115))
    #expect(plan.tag(of: "E")?.frame.origin == CGPoint(x: 534, y: 367))
  }

  /// What lies behind a clear view is drawn and named, also if the clear view wins.
  @Test(arguments: ["", ", color: clear"]) func aClearViewHidesNothing(color: String) throws {
    let text = """
      views:
        - name: page
          frame: 0 0 390 844
          views:
            - { name: pay, class: UIButton, frame: 95 400 200 50 }
            - { name: hints\(color), frame: 0 0 390 844 }
      script:
        - down 195,425
        - up
      """
    let plan = try StageFixture(Scene.parse(text, file: "overlay.yaml")).plan
    #expect((plan.tag(of: "pay") == nil) == color.isEmpty)
    let place = try #require(plan.views.first { $0.name == "pay" }).box.center
    let owner = plan.views.last { $0.groundOpacity > 0 && $0.box.contains(place) }
    #expect(owner?.name == (color.isEmpty ? "hints" : "pay"))
  }

  @Test func aRootThatFillsItsWindowHasItsTagInTheSameRow() throws {
    let plan = try StageFixture(preset: "P16", at: .mark("above")).plan
    #expect(plan.tag(of: "root")?.place == .besideAncestor)
    #expect(plan.tag(of: "root")?.rowCenter == plan.tag(of: "W")?.rowCenter)
    let route = plan.descents.first { $0.asked == "root" }?.route
    #expect(route?.bends == 0)
  }

  @Test func aDetailMovesUnderTheNameAndThenBecomesADash() throws {
    #expect(try StageFixture(preset: "P01").plan.tag(of: "D")?.content.hasDetailBelow == true)
    let small = try StageFixture(preset: "P01", size: CGSize(width: 1024, height: 640)).plan
    #expect(small.tag(of: "D")?.content.detail == nil)
    #expect(small.tag(of: "D")?.content.glyph == .notAsked)
  }

  @Test func theStarMovesToTheRingIfItDoesNotFitIntoTheTag() throws {
    #expect(try !StageFixture(preset: "P01").elements.contains("ring.star"))
    let small = try StageFixture(preset: "P01", size: CGSize(width: 1024, height: 640))
    #expect(small.elements.contains("ring.star"))
  }

  @Test func arrowsRunFromBadgesToOutlines() throws {
    let plan = try StageFixture(preset: "P01").plan
    let routes = plan.descents.map { "\($0.element) \($0.route?.points.map { "\($0.x),\($0.y)" } ?? [])" }
    #expect(
      routes == [
        #"descent.W-A ["346.5,92.0", "346.5,125.5", "365.0,125.5"]"#,
        #"descent.A-C ["382.5,137.0", "382.5,323.5", "401.0,323.5"]"#,
        #"descent.C-E ["418.5,335.0", "418.5,342.5", "544.5,342.5", "544.5,355.0"]"#,
      ])
  }

  @Test func severalArrowsLeaveSideBySideWithoutCrossing() throws {
    let plan = try StageFixture(preset: "P43").plan
    let starts = plan.descents.filter { $0.asker == "root" }.compactMap { $0.route?.points.first?.x }
    // The route to pad runs along the left edge further down, so it leaves to the left of the one to direct.
    #expect(starts.count == 2 && starts[0] == starts[1] - 8)
  }

  /// A view in front of the hit-test view, and inside its edges, is reached only through its double ring.
  @Test func noArrowCrossesTheRingsOfTheHitTestView() throws {
    let plan = try StageFixture(preset: "P16", at: .mark("above")).plan
    #expect(
      plan.descents.filter { $0.asker == "root" }.map { "\($0.asked) \($0.route == nil)" } == [
        "yellow true", "behind false",
      ])
    #expect(plan.tag(of: "yellow")?.content.number == 3)
  }

  @Test func cardsSlideToWhereConnectorsAreStraight() throws {
    let plan = try StageFixture(preset: "P01").plan
    #expect(plan.connectors.map(\.responder) == ["E", "C", "A", "W"])
    #expect(plan.connectors.allSatisfy { $0.route.bends == 0 })
    #expect(plan.column.cards.map(\.frame.minY) == [477, 419, 361, 303, 245, 187, 129])
  }

  @Test func connectorsThatBendDoNotCross() throws {
    let plan = try StageFixture(preset: "P22").plan
    let bent = plan.connectors.filter { $0.route.bends == 2 }
    // The lowest card has the leftmost track, and each connector leaves at least 14 pixels above the one below.
    let tracks = bent.map { $0.route.points[1].x }, heights = bent.map { $0.route.points[0].y }
    #expect(bent.count > 2)
    #expect(tracks == tracks.sorted())
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 - $1 >= 14 })
  }

  @Test func aShortDistanceLineIsMovedAsideAndLinkedToTheFinger() throws {
    let miss = try StageFixture(preset: "P16", at: .mark("above")).plan.marks(MissLine.self).first
    // With the name, the pill would lie on the ring of the hit-test view.
    #expect(miss?.pill.text == "34 pt above")
    #expect(miss?.link?.length == 26)
    let long = try StageFixture(preset: "P01", at: .mark("B")).hovering("C").plan.marks(MissLine.self).first
    #expect(long?.pill.text == "C: 100 pt above")
    #expect(long?.link == nil)
  }

  /// Tags say how far the others are, so that lines and pills do not hide the views.
  @Test func onlyTheViewThatTheSentenceNamesHasADistanceLine() throws {
    let named = try StageFixture(preset: "P16", at: .mark("above")).plan
    #expect(named.marks(MissLine.self).map(\.view) == ["yellow"])
    let several = try StageFixture(preset: "P46").plan
    #expect(several.marks(MissLine.self).map(\.view) == ["bar"] && several.tag(of: "bar")?.content.detail == "22 above")
    #expect(
      ["row1", "row2", "row3", "veil"].allSatisfy { several.tag(of: $0)?.content.detail?.contains("below") == true })
  }

  /// In every look, the word for half a view stands at its half.
  @Test(arguments: [("P16", "button", StageFixture.Place.mark("above")), ("P46", "add", .end)], Theme.Name.allCases)
  func theHalvesOfASplitViewHaveBrackets(
    _ scene: (preset: String, view: String, place: StageFixture.Place), theme: Theme.Name
  ) throws {
    for size in [(1024, 640), (1280, 781), (1920, 1080)].map({ CGSize(width: $0.0, height: $0.1) }) {
      let fixture = try StageFixture(preset: scene.preset, at: scene.place, size: size, theme: theme)
      let plan = fixture.plan, zone = try #require(plan.marks(DeadZone.self).first { $0.view == scene.view })
      guard !plan.marks(PartBracket.self).isEmpty else { continue }
      let (dead, alive) = (plan.marks(PartBracket.self)[0], plan.marks(PartBracket.self)[1])
      #expect(abs(dead.frame.midY - zone.dead[0].midY) <= 1 && abs(alive.frame.midY - zone.alive!.midY) <= 1)
      #expect((dead.frame.minX > zone.dead[0].maxX) == (alive.frame.minX > zone.dead[0].maxX))
      #expect(!plan.marks(AreaPill.self).contains { $0.element == dead.element || $0.element == alive.element })
    }
  }

  /// A word on the other half would say the opposite. These halves lie beside each other, so they have no brackets.
  @Test func theWordOfAHalfIsNotOnTheOtherOne() throws {
    let scene = """
      views:
        - name: card
          frame: 40 100 200 80
          views:
            - { name: pay, class: UIButton, frame: 150 20 120 40 }
      script:
        - tap 258,140

      """
    for size in [(1024, 640), (1280, 800), (1920, 1080)].map({ CGSize(width: $0.0, height: $0.1) }) {
      let plan = try StageFixture(.parse(scene, file: "half.yaml"), size: size).plan
      let zone = try #require(plan.marks(DeadZone.self).first), alive = try #require(zone.alive)
      for pill in plan.marks(AreaPill.self) {
        #expect(pill.element != .deadZone(of: "pay") || !pill.pill.frame.intersects(alive))
        #expect(pill.element != .liveZone(of: "pay") || !pill.pill.frame.intersects(zone.dead[0]))
      }
      #expect(plan.marks(AreaPill.self).contains { $0.element == .deadZone(of: "pay") })
    }
  }

  @Test func theDistanceOfTheViewUnderThePointerMovesNothing() throws {
    let fixture = try StageFixture(preset: "P16", at: .mark("above")), before = fixture.plan
    for view in fixture.plan.views.map(\.name) {
      let after = fixture.hovering(view).plan
      #expect(
        after.marks(AreaPill.self) == before.marks(AreaPill.self) && after.marks(Flag.self) == before.marks(Flag.self))
      #expect(after.marks(MissLine.self).starts(with: before.marks(MissLine.self)))
    }
  }

  @Test func distancesAreMeasuredFromWhereTheFingerCameDown() throws {
    // The finger goes down 95 pt left of R and ends inside R.
    let plan = try StageFixture(preset: "P29").plan
    #expect(plan.tag(of: "R")?.content.detail == "95 left")
    #expect(plan.marks(DeadZone.self).isEmpty)
  }

  @Test func anArrowRunsUpToAViewAboveTheBadge() throws {
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

  @Test func enlargedAreasAreCutAtTheEdgeOfAnOuterView() throws {
    let area = try StageFixture(preset: "P14", at: .mark("cut")).plan.marks(HitArea.self).first
    #expect(area?.cuts.map(\.by) == ["bar", "bar", "bar"])
    #expect(area?.deepestCut?.depth == 18)
    #expect(try StageFixture(preset: "P13", at: .mark("beside")).plan.marks(HitArea.self).first?.cuts == [])
  }

  @Test func theDeadZoneIsThePartOutsideTheSuperview() throws {
    let zone = try StageFixture(preset: "P16", at: .mark("above")).plan.marks(DeadZone.self).first
    #expect(zone?.dead == [CGRect(x: 456, y: 262, width: 72, height: 36)])
    #expect(try StageFixture(preset: "P16", at: .mark("inside")).plan.marks(DeadZone.self) == [])
  }

  /// The rows that are asked first are scrolled away: their numbers stand in the sidebar.
  @Test func nothingPointsAtAViewThatIsScrolledAway() throws {
    let steps = try StageFixture(preset: "P53", mode: .step)
    let plans = [9, 10].map { steps.at(.step($0)).plan } + [steps.plan]
    #expect(plans.flatMap { plan in plan.descents.filter { ["six", "seven", "eight"].contains($0.asked) } }.count > 3)
    for plan in plans {
      for view in plan.views where !view.isSeen {
        #expect(plan.descents.allSatisfy { $0.asked != view.name || $0.route == nil })
        #expect(plan.marks(MissLine.self).allSatisfy { $0.view != view.name })
        #expect(plan.connectors.allSatisfy { $0.responder != view.name })
        #expect(plan.marks(Axes.self).allSatisfy { $0.view != view.name })
      }
    }
  }

  @Test func noArrowLeavesTheStage() throws {
    let text = """
      views:
        - { name: far, frame: 100 700 100 80 }
      script:
        - tap 60,60
      """
    let fixture = try StageFixture(Scene.parse(text, file: "far.yaml"))
    for plan in [fixture.plan, fixture.hovering("far").plan] {
      #expect(plan.descents.contains { $0.asked == "far" && $0.route == nil } && plan.marks(MissLine.self).isEmpty)
    }
  }

  /// In front of the middle of the upper edge of the view that wins lies its button, which an arrow there would seem to ask.
  @Test func noArrowEndsOnAViewInFrontOfItsView() throws {
    let scene = try SceneLibrary.bundled().scene("P19")
    let plan = try StageFixture(scene, at: .mark(scene.shownMoment), theme: .projector).plan
    let end = try #require(plan.descents.first { $0.asked == "yellow" }?.route?.points.last)
    #expect(plan.view("button")?.box.contains(end) == false)
  }

  /// The list's tag stands below it, where rows would lie if the list did not clip them.
  @Test func whatIsClippedAwayIsNoGround() throws {
    let plan = try StageFixture(preset: "P53", at: .mark("stop")).plan
    let tag = try #require(plan.tag(of: "list")), list = try #require(plan.view("list"))
    #expect(
      tag.place == .below && plan.views.contains { !list.box.intersects(tag.frame) && $0.box.intersects(tag.frame) })
    #expect(plan.ground.color(at: tag.frame.center) == plan.view("root")?.color)
  }
}
