@testable import StageSupport
@testable import Canvas
import Foundation
import Testing
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKitCore

/// The contents of the stage, by the names of its elements.
@MainActor @Suite struct StagePictureTests {
  @Test func anUntouchedSceneShowsNamesAndInvitations() throws {
    let fixture = try StageFixture(preset: "P01", at: .untouched)
    #expect(fixture.texts(of: "tag.E") == ["E"])
    #expect(fixture.texts(of: "invitation.1") == ["tap"])
    #expect(!fixture.elements.contains { $0.hasPrefix("descent") || $0.hasPrefix("connector") })
    #expect(fixture.texts(of: "column.note").joined(separator: " ") == "Touch the device to see its responder chain.")
  }

  @Test func aViewWithoutASizeShowsItsDrawing() throws {
    let fixture = try StageFixture(preset: "P01", at: .untouched), plan = fixture.plan
    var view = try #require(plan.view("E"))
    let corner = view.corners[0]
    (view.node.bounds.size, view.corners) = (.zero, Array(repeating: corner, count: 4))
    view.box.size = .zero
    let drawing = DisplayList([
      DrawingCommand(.fill(PathValue(CGRect(x: -5, y: -5, width: 10, height: 10)), .winding, .black))
    ])
    var list = DrawingList(element: "E")
    try #require(ShownDrawing(drawing, of: view, in: plan)).draw(
      plan.appearance.typesetter, ground: .white, opacity: 1, &list)
    let box = try #require(list.drawings.first).bounds(plan.appearance.typesetter)
    #expect(box.width > 2 && abs(box.midX - corner.x) < 1 && abs(box.midY - corner.y) < 1)
  }

  @Test func aTouchShowsTheQuestionsAndOutcomes() throws {
    let fixture = try StageFixture(preset: "P01", at: .mark("B"))
    #expect(fixture.texts(of: "tag.C") == ["3", "C", "100 above"])
    #expect(fixture.texts(of: "tag.D") == ["D", "not asked"])
    #expect(
      fixture.elements.isSuperset(of: ["descent.entry.W", "descent.W-A", "descent.A-C", "descent.A-B", "ring.result"]))
    #expect(!fixture.elements.contains { $0.hasPrefix("invitation") })
  }

  @Test func tagsNameTheClosedGate() throws {
    #expect(try StageFixture(preset: "P05").texts(of: "tag.cover").contains("hidden"))
    #expect(try StageFixture(preset: "P06").texts(of: "tag.panel").contains("interaction off"))
    #expect(try StageFixture(preset: "P08").texts(of: "tag.group").contains("alpha 0.005"))
  }

  @Test func cardsShowWhatEachResponderDoes() throws {
    let fixture = try StageFixture(preset: "P01")
    #expect(fixture.texts(of: "column.card.1") == ["E", "passes on", "1"])
    #expect(fixture.texts(of: "column.card.4") == ["ViewController", "handles it", "4"])
    #expect(fixture.texts(of: "column.card.5") == ["W", "not reached"])
  }

  @Test func anUnhandledTouchReachesTheSink() throws {
    let plan = try StageFixture(preset: "P22").plan
    #expect(plan.column.cards.count == 9 && plan.column.cards.allSatisfy { $0.state == .passesOn })
    #expect(plan.column.isSinkReached)
  }

  @Test func aTouchOutsideTheWindowFindsNoView() throws {
    let fixture = try StageFixture(preset: "P09")
    #expect(fixture.texts(of: "tag.W") == ["1", "W", "20 right"])
    #expect(fixture.texts(of: "column.note").joined(separator: " ").hasPrefix("No view was found"))
    #expect(!fixture.elements.contains("ring.result"))
  }

  @Test func theAskedViewHasAxesAndACallout() throws {
    let steps = try StageFixture(preset: "P01", mode: .step)
    let asking = steps.at(
      steps.step { if case .ask("E", _, _) = $0 { true } else { false } })
    #expect(asking.texts(of: "axes.E") == ["x 42", "y 94"])
    #expect(asking.texts(of: "callout") == ["point in E", "(42, 94)", "80 × 170"])
  }

  @Test func anAnswerRunsBackAlongItsQuestion() throws {
    let steps = try StageFixture(preset: "P01", mode: .step)
    let no = steps.at(steps.step { if case .returned("C", nil) = $0 { true } else { false } })
    #expect(no.texts(of: "answer.C.pill") == ["nil"])
    let question = no.plan.descents.first { $0.asked == "C" }?.route?.points
    #expect(no.plan.mark(Answer.self)?.route.points.reversed() == question)
    #expect(!no.elements.contains("descent.A-C"))
  }

  @Test func aPendingSiblingNamesTheViewThatIsAskedBeforeIt() throws {
    let steps = try StageFixture(preset: "P01", mode: .step)
    let asking = steps.at(steps.step { if case .ask("C", _, _) = $0 { true } else { false } })
    #expect(asking.texts(of: "tag.B") == ["B", "after C"])
  }

  @Test func theChainIsHiddenUntilTheHitTestViewIsKnown() throws {
    let steps = try StageFixture(preset: "P01", mode: .step)
    let asking = steps.at(steps.step { if case .ask("C", _, _) = $0 { true } else { false } })
    #expect(asking.plan.column.cards.map(\.name) == ["W", "UIApplication", "AppDelegate"])
    #expect(asking.texts(of: "column.note").joined(separator: " ").hasPrefix("The chain starts at the hit-test view"))
  }

  @Test func anOverrideHasItsSignInTheTagAndBeforeTheSearchAFlag() throws {
    let fixture = try StageFixture(preset: "P17")
    #expect(fixture.plan.view("yellow")?.outcome.glyph == .override)
    #expect(fixture.texts(of: "flag.yellow") == [])
    #expect(try StageFixture(preset: "P17", at: .untouched).texts(of: "flag.yellow") == ["ƒ"])
    #expect(try StageFixture(preset: "P16").texts(of: "flag.yellow") == [])
  }

  @Test func aProjectorFoldsRespondersThatAreNotReached() throws {
    let fixture = try StageFixture(preset: "P01", theme: .projector)
    #expect(fixture.plan.column.cards.map(\.name) == ["E", "C", "A", "ViewController"])
    #expect(fixture.texts(of: "column.folded") == ["3 more, not reached"])
  }

  @Test(arguments: [Theme.Name.light, .dark, .projector]) func everyTextHasItsMinimumSize(theme: Theme.Name) throws {
    for preset in ["P01", "P05", "P16", "P22"] {
      for place in [StageFixture.Place.untouched, .step(20), .end] {
        let fixture = try StageFixture(preset: preset, at: place, theme: theme, mode: .step)
        for drawing in fixture.drawings {
          guard case .text(let text, let font, _, _) = drawing.content else { continue }
          #expect(font.size >= (theme == .projector ? 18 : 11), "\(text) in \(drawing.element) of \(fixture.name)")
        }
      }
    }
  }

  @Test func theSameDisplayStateGivesTheSameDrawings() throws {
    let fixture = try StageFixture(preset: "P16", at: .mark("above"))
    #expect(fixture.drawings == (try StageFixture(preset: "P16", at: .mark("above"))).drawings)
  }
}
