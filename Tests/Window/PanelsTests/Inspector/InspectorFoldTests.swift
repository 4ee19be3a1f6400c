import Foundation
import Testing
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

/// The sections of the inspector that are closed until somebody opens them.
@Suite struct InspectorFoldTests {
  private func line(_ topic: FoldedTopic, in fixture: PanelFixture) -> FoldLine? {
    fixture.control(topic.foldName) as? FoldLine
  }

  private func values(_ fixture: PanelFixture) -> [FoldedTopic: String] {
    let lines = FoldedTopic.allCases.compactMap { topic in line(topic, in: fixture).map { (topic, $0.value) } }
    return Dictionary(uniqueKeysWithValues: lines)
  }

  @Test func aViewIsShownInAFewControls() throws {
    let fixture = try PanelFixture()
    let names = fixture.host.controls(in: .panel).compactMap(\.accessibilityIdentifier)
    #expect(
      names.filter { $0.hasPrefix("inspector") } == [
        "inspector.class", "inspector.frame.x", "inspector.frame.y", "inspector.frame.w", "inspector.frame.h",
        "inspector.isHidden", "inspector.alpha", "inspector.isUserInteractionEnabled", "inspector.touches",
        "inspector.fold.hitArea", "inspector.fold.recognizers", "inspector.fold.more",
      ])
    #expect(values(fixture) == [.hitArea: "bounds", .recognizers: "none", .more: ""])
  }

  @Test func aLineSaysWhatItsSectionHolds() throws {
    let fixture = try PanelFixture()
    fixture.selected = "E"
    let moved = try Change(.boundsOrigin, parsing: "0 9")
    for change in [Change.enlargedBy(HitOutsets(20)), .clipsToBounds(true), .isExclusiveTouch(true), moved] {
      fixture.playback.edit(Edit("E", change))
    }
    fixture.show()
    #expect(values(fixture)[.hitArea] == "20 pt larger, clips")
    #expect(values(fixture)[.more] == "isExclusiveTouch, bounds.origin")
    fixture.playback.edit(Edit("E", .enlargedBy(HitOutsets(top: 20, left: 0, bottom: 0, right: 0))))
    fixture.playback.edit(Edit("E", .hitTest(.beyondBounds)))
    fixture.show()
    #expect(values(fixture)[.hitArea] == "bounds, enlarged, subviews beyond bounds, clips")
    let others = try PanelFixture("P40")
    others.selected = "root"
    others.show()
    #expect(values(others)[.recognizers] == "tap")
    others.selected = "button"
    others.show()
    #expect(values(others)[.actions] == "touchUpInside")
    others.selected = "tap"
    others.show()
    #expect(values(others)[.delegateAnswers] == "all default: no delegate")
  }

  @Test(arguments: [
    ("P40", "button", InspectorText.tracks as any InterfaceText), ("P10", "scroll", InspectorText.keeps),
    ("P10", "cell", ControlText.ignores),
  ])
  func whatAViewDoesWithoutAnOverrideIsSaid(_ preset: String, _ view: String, _ text: any InterfaceText) throws {
    let fixture = try PanelFixture(preset)
    fixture.selected = view
    fixture.show()
    let choice = try #require(fixture.control("inspector.touches") as? Segments)
    #expect(choice.labels.first == .text(text[.english]))
  }

  @Test func aSectionOpensByKeyboardAndStaysOpen() throws {
    let fixture = try PanelFixture()
    #expect(fixture.host.frame(of: "inspector.pointInside") == nil)
    #expect(fixture.host.focus(on: .panel))
    while fixture.host.focus?.accessibilityIdentifier != FoldedTopic.hitArea.foldName {
      try #require(fixture.host.press(.tab, []))
    }
    #expect(fixture.host.press(.enter, []))
    #expect(fixture.host.press(.tab, []))
    #expect(fixture.host.focus?.accessibilityIdentifier == "inspector.pointInside")
    for scene in ["P40", "P01"] {
      fixture.playback = Playback(try SceneLibrary.bundled().scene(scene))
      fixture.playback.playScript()
      fixture.show()
      #expect(fixture.host.frame(of: "inspector.pointInside") != nil, "\(scene)")
    }
    fixture.unfold(.hitArea)
    #expect(fixture.host.frame(of: "inspector.pointInside") == nil)
  }

  @Test func menusOfThePhasesBelongToTheObjectForWhichTheyWereAskedOrThatNeedsThem() throws {
    let fixture = try PanelFixture()
    let segments = try #require(fixture.control("inspector.touches") as? Segments)
    fixture.selected = "E"
    fixture.show()
    fixture.click(CGPoint(x: segments.frameInWindow.maxX - 10, y: segments.frameInWindow.midY))
    #expect(fixture.host.frame(of: "inspector.touches.began") != nil && segments.selected == 3)
    fixture.selected = "D"
    fixture.show()
    #expect(fixture.host.frame(of: "inspector.touches.began") == nil && segments.selected == 0)
    var handling = TouchHandling.ignores
    handling.ended = .handles
    fixture.playback.edit(Edit("D", .touches(handling)))
    fixture.show()
    #expect(fixture.host.frame(of: "inspector.touches.began") != nil && segments.selected == 3)
  }
}
