@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import StageSupport
import Testing
@testable import TouchTrace

/// The events of controls in the timeline and in the inspector.
@MainActor struct ControlEventTrackTests {
  /// The tracks of P44 up to the end of its first touch.
  private func tracks() throws -> [TimelineTrack] {
    let fixture = try StageFixture(preset: "P44", at: .mark("path"))
    return TimelineTrack.tracks(of: fixture.display.trace).map { track in
      var track = track
      track.segments.removeAll { $0.steps.lowerBound >= fixture.display.cursor }
      return track
    }
  }

  @Test func eachEventOfAMomentHasASegment() throws {
    let track = try #require(tracks().first { $0.subject == .singleEvents })
    #expect(
      track.segments.compactMap { $0.text(.english) } == [
        "touchDown", "touchDragExit", "touchDragEnter", "touchUpInside",
      ])
    #expect(track.segments.allSatisfy { $0.steps.count == 1 })
  }

  @Test func movesOfTheSameEventShareASegment() throws {
    let track = try #require(tracks().first { $0.subject == .dragEvents })
    #expect(
      track.segments.compactMap { $0.shortText(.english) } == [
        "touchDragInside", "touchDragOutside", "touchDragInside",
      ])
    let exit = try #require(tracks().first { $0.subject == .singleEvents }).segments[1].steps.lowerBound
    #expect(track.segments[0].steps.upperBound <= exit && track.segments[1].steps.lowerBound > exit)
  }

  @Test func aNewTouchBeginsANewSegment() throws {
    let scene = try SceneLibrary.bundled().scene("P44")
    let track = try #require(
      TimelineTrack.tracks(of: StageFixture(scene).display.trace).first { $0.subject == .dragEvents })
    let inside = track.segments.compactMap { $0.shortText(.english) }.filter { $0 == "touchDragInside" }
    #expect(inside.count == 3)
  }

  @Test(arguments: ["P01", "P13", "P40"]) func otherPresetsHaveNoSuchTracks(preset: String) throws {
    let tracks = try TimelineTrack.tracks(of: StageFixture(preset: preset).display.trace)
    #expect(!tracks.contains { $0.subject == .singleEvents || $0.subject == .dragEvents })
  }

  // MARK: Inspector

  @Test func theInspectorCountsTheEventsOfTheTouch() throws {
    let display = try StageFixture(preset: "P44", at: .mark("path")).display
    let lines = ControlEventLine.lines(of: "button", in: display)
    #expect(lines.map(\.event).first == "touchDown" && lines.count == 8)
    let once = lines.filter { $0.sent == 1 }.map(\.action)
    #expect(once == ["down", "exit", "enter", "upIn"])
    #expect(lines.filter { $0.sent == 0 }.map(\.action) == ["upOut", "cancel"])
    #expect(lines.filter(\.isLast).map(\.event) == ["touchUpInside"])
    let drags = lines.filter { $0.sent > 1 }
    let events = display.stepsOfSequence.compactMap { index -> String? in
      if case .action("button", _, _, let event, _) = display.trace.steps[index].kind { event } else { nil }
    }
    #expect(drags.map(\.sent) == ["touchDragInside", "touchDragOutside"].map { name in events.count { $0 == name } })
  }

  @Test func aViewWithoutActionsHasNoSuchSection() throws {
    #expect(try ControlEventLine.lines(of: "root", in: StageFixture(preset: "P44").display) == [])
  }
}
