import Foundation
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import StageSupport
import TestSupport
import Testing
@testable import TouchInput

/// A person who follows the invitation of a preset sees its point.
struct FollowedInvitationTests {
  @Test func followingTheInvitationLeadsToThePointOfEveryPreset() throws {
    for preset in try SceneLibrary.bundledPresets.get().sample(every: 3) where preset.lesson != .apps {
      let workbench = try Workbench(preset: preset.id)
      let inputs = InvitationInputs(following: workbench.playback.scene, in: workbench.appearance.layout)
      #expect(inputs.problems.isEmpty, "\(preset.id)")
      workbench.follow(inputs)
      #expect(workbench.preferences.finishedPresets.contains(preset.id), "\(preset.id)")
    }
  }

  // MARK: Playing

  @Test func theInvitationPlaysOnceAndThenRests() throws {
    let workbench = try Workbench(preset: "P34")
    #expect(workbench.display.invitationTime == nil && workbench.nextDeadline == nil)
    workbench.hasMotion = true
    workbench.advance(to: 1)
    #expect(workbench.display.invitationTime == 1)
    let film = InvitationFilm(workbench.playback.scene)
    workbench.advance(to: film.duration)
    #expect(workbench.display.invitationTime == nil && workbench.nextDeadline == nil)
  }

  @Test func theFirstTouchStopsTheInvitationAndAResetPlaysItAgain() throws {
    let workbench = try Workbench(preset: "P34")
    workbench.hasMotion = true
    let place = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: 10, y: 10))
    workbench.handle(.pointerMoved(place), at: 0.5)
    #expect(workbench.display.invitationTime == 0.5)
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerUp(place, .left), at: 1.1)
    #expect(workbench.display.invitationTime == nil)
    workbench.key(.character("r"))
    workbench.advance(to: 1.5)
    #expect(workbench.display.invitationTime.map { abs($0 - 0.4) < 0.001 } == true)
  }

  @Test func aSavedPictureShowsTheHandAtRest() throws {
    let workbench = try Workbench(preset: "P29")
    let still = workbench.picture()
    workbench.hasMotion = true
    workbench.advance(to: 1.3)
    #expect(workbench.picture() == still)
    #expect(workbench.display.invitationTime != nil)
  }
}

extension Workbench {
  /// Follows the invitation, and looks at the window for two seconds more.
  fileprivate func follow(_ inputs: InvitationInputs) {
    let start: TimeInterval = 10
    for timed in inputs.events {
      let time = start + TimeInterval(timed.time) / 1000
      look(until: time)
      handle(timed.event, at: time)
      noteFinishedPreset()
    }
    look(until: start + TimeInterval(inputs.end + 2000) / 1000)
  }

  /// Lets the time pass, and looks at the window at each time at which it changes.
  private func look(until end: TimeInterval) {
    while let next = nextDeadline, next < end {
      advance(to: next)
      noteFinishedPreset()
    }
    advance(to: end)
    noteFinishedPreset()
  }
}
