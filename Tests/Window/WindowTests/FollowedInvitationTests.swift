@testable import Playground
@testable import ScenePicture
import Foundation
@testable import Scenes
@testable import StageSupport
import TestSupport
import Testing
@testable import TouchInput
import WindowHarness

/// A person who follows the invitation of a preset in the window sees its point.
@Suite(.serialized)
struct FollowedInvitationTests {
  @MainActor @Test(.slow) func followingTheInvitationInTheWindowTicksEveryPreset() throws {
    let displayFolder = try TemporaryFolder(), home = try TemporaryFolder()
    defer {
      displayFolder.remove()
      home.remove()
    }
    let display = try DisplayServer.virtual(in: displayFolder)
    defer { display.end() }
    let stateFolder = home.url.appending(path: ".local/state/touchstone")
    try FileManager.default.createDirectory(at: stateFolder, withIntermediateDirectories: true)
    let states = try FileArrivals(in: stateFolder)
    let presets = try SceneLibrary.bundledPresets.get()
    let program = try RunningProgram([try #require(presets.first).id], on: display, in: home)
    defer { program.end() }

    let layout = WindowLayout(size: CGSize(width: 1280, height: 800))
    // A flick has a speed, and in a window time is real: P53 is followed in the scene's time, by PlaygroundTests.
    let followed = Set(presets.sample(every: 4).map(\.id)).subtracting(["P53"])
    var missed: [String] = []
    for preset in presets {
      let scene = try SceneLibrary.bundled().scene(preset.id)
      // The small apps come last. Their code is compiled first, and two fingers on a map need more than one mouse.
      if scene.code != nil { break }
      if followed.contains(preset.id) {
        let inputs = InvitationInputs(following: scene, in: layout)
        #expect(inputs.problems.isEmpty, "\(preset.id)")
        try program.perform(inputs.actions)
        if try !isTicked(preset.id, in: stateFolder, states) { missed.append(preset.id) }
        // Some invitations only show the press.
        try program.release()
      }
      try program.key("Next")
    }
    #expect(missed == [])
  }

  /// Waits until the state file has the preset among those whose point was seen. Returns false if it does not come.
  @MainActor private func isTicked(_ preset: String, in folder: URL, _ states: FileArrivals) throws -> Bool {
    while try StateFile(in: folder).read()?.finishedPresets.contains(preset) != true {
      do { _ = try states.next() } catch { return false }
    }
    return true
  }
}

extension InvitationInputs {
  /// The arguments of one call of `xdotool` that sends the events at their times.
  fileprivate var actions: [String] {
    var actions: [String] = [], time = events.first?.time ?? 0
    let shortest = goesBack ? 100 : 0
    for timed in events {
      if timed.time > time { actions += ["sleep", "\(Double(max(pause(timed.time - time), shortest)) / 1000)"] }
      time = timed.time
      actions += timed.event.actions
    }
    return actions
  }

  /// The program counts time from when it reads an event. On a busy machine it may read the beginning of a hold late, so
  /// a hold lasts longer than the shortest one.
  private func pause(_ time: Int) -> Int { time < InvitedGesture.shortestHold ? time : time + 300 }

  /// Whether the pointer goes back the way it came. Of the moves that the program reads at once only the last one counts, so
  /// a busy machine would miss the farthest places if the pointer went on at once.
  private var goesBack: Bool {
    let places = events.compactMap { if case .pointerMoved(let place) = $0.event { place } else { nil } }
    return zip(zip(places, places.dropFirst()), places.dropFirst(2)).contains { way, next in
      (way.1.x - way.0.x) * (next.x - way.1.x) + (way.1.y - way.0.y) * (next.y - way.1.y) < 0
    }
  }
}

extension InputEvent {
  /// The actions of `xdotool` that send this event to the window; none for events that a person does not send.
  fileprivate var actions: [String] {
    switch self {
    case .pointerMoved(let place): move(to: place)
    case .pointerDown(let place, .left): move(to: place) + ["mousedown", "1"]
    case .pointerUp(let place, .left): move(to: place) + ["mouseup", "1"]
    case .wheel(_, 1, let place): move(to: place) + ["click", "\(RunningProgram.Button.wheelUp.rawValue)"]
    case .modifiers(.control): ["keydown", "ctrl"]
    case .modifiers([]): ["keyup", "ctrl"]
    case .keyDown(.character(let key), [], _): ["keydown", "\(key)"]
    case .keyUp(.character(let key), []): ["keyup", "\(key)"]
    default: []
    }
  }

  private func move(to place: CGPoint) -> [String] {
    ["mousemove", "--window", "WINDOW", "\(Int(place.x))", "\(Int(place.y))"]
  }
}
