import Foundation
@testable import Playground
@testable import ScenePicture
@testable import Scenes
import TestSupport
import Testing
@testable import TouchInput

/// Who does what the hand of a preset shows sees its point.
struct FollowedHandTests {
  @Test func followingTheHandLeadsToThePointOfEveryPreset() throws {
    for preset in try SceneLibrary.bundled().presets() where preset.lesson != .apps {
      let workbench = try Workbench(preset: preset.id)
      let hand = HandInputs(following: workbench.playback.scene, in: workbench.appearance.layout)
      #expect(hand.problems.isEmpty, "\(preset.id)")
      workbench.follow(hand)
      #expect(workbench.preferences.finishedPresets.contains(preset.id), "\(preset.id)")
    }
  }

  // MARK: Playing

  @Test func theHandPlaysOnceAndThenRests() throws {
    let workbench = try Workbench(preset: "P34")
    #expect(workbench.display.handTime == nil && workbench.nextDeadline == nil)
    workbench.hasMotion = true
    workbench.advance(to: 1)
    #expect(workbench.display.handTime == 1)
    let film = HandFilm(workbench.playback.scene)
    workbench.advance(to: film.duration)
    #expect(workbench.display.handTime == nil && workbench.nextDeadline == nil)
  }

  @Test func theFirstTouchStopsTheHandAndAResetPlaysItAgain() throws {
    let workbench = try Workbench(preset: "P34")
    workbench.hasMotion = true
    let place = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: 10, y: 10))
    workbench.handle(.pointerMoved(place), at: 0.5)
    #expect(workbench.display.handTime == 0.5)
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerUp(place, .left), at: 1.1)
    #expect(workbench.display.handTime == nil)
    workbench.key(.character("r"))
    workbench.advance(to: 1.5)
    #expect(workbench.display.handTime.map { abs($0 - 0.4) < 0.001 } == true)
  }

  @Test func aSavedPictureShowsTheHandAtRest() throws {
    let workbench = try Workbench(preset: "P29")
    let still = workbench.picture()
    workbench.hasMotion = true
    workbench.advance(to: 1.3)
    #expect(workbench.picture() == still)
    #expect(workbench.display.handTime != nil)
  }
}

extension Workbench {
  /// Does what the hand shows, and looks at the window for two seconds more.
  fileprivate func follow(_ hand: HandInputs) {
    let start: TimeInterval = 10
    for timed in hand.events {
      let time = start + TimeInterval(timed.time) / 1000
      look(until: time)
      handle(timed.event, at: time)
      noteFinishedPreset()
    }
    look(until: start + TimeInterval(hand.end + 2000) / 1000)
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
