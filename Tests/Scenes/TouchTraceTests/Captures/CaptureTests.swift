import Foundation
import Testing
import TestSupport
import UIKit

@testable import Scenes
@testable import TouchTrace

/// Ten dead touches of ordinary code, recorded with the recorder: the files in Tests/Captures.
@MainActor @Suite struct CaptureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Captures").standardized

  /// The first cause of each.
  nonisolated private static let causes: [String: Obstacle] = [
    "clear-overlay": .covered(by: "hints", isSeen: true, isSubview: false),
    "table-under-a-tap": .cancelled(by: "dismissTap", isOwn: false),
    "outside-its-container": .outside("avatar", Miss(side: .above, distance: 10), cutsArea: false),
    "scroll-view-delays": .delayed(by: "feed.delay", milliseconds: 90),
    "alpha-zero": .gate("payButton", .transparent),
    "under-a-presented-controller": .covered(by: "sheet", isSeen: true, isSubview: false),
    "disabled-ancestor": .gate("form", .interactionOff),
    "overlay-window": .otherWindow("bannerWindow", winner: "bannerWindow"),
    "hit-area-cut": .outside("bar", Miss(side: .above, distance: 4), cutsArea: false),
    "requires-failure": .waited(for: "double", milliseconds: 350),
  ]

  /// Records a screen again. `TOUCHSTONE_WRITE_CAPTURES=1` writes the file.
  private static func recorded(_ screen: CapturedScreen) throws -> String {
    let application = UIApplication(), windows = screen.make(application)
    return try withExtendedLifetime(windows) { try Recording.capture(of: application, playing: screen.lines) }
  }

  @Test(arguments: causes.keys.sorted()) func theFileIsWhatTheRecorderWrites(name: String) throws {
    let screen = try #require(CapturedScreen.all.first { $0.name == name })
    let text = try Self.recorded(screen), file = Self.folder.appending(path: "\(name).yaml")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_CAPTURES"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test(arguments: causes.keys.sorted()) func whyNamesTheCauseFirst(name: String) throws {
    let screen = try #require(CapturedScreen.all.first { $0.name == name })
    let playback = Playback(try Scene.load(Self.folder.appending(path: "\(name).yaml")))
    playback.playScript()
    let answer = try #require(playback.whyNot(screen.object))
    #expect(answer.causes.first?.obstacle == Self.causes[name])
  }

  @Test(arguments: causes.keys.sorted()) func nothingDiffersFromWhatWasRecorded(name: String) throws {
    let scene = try Scene.load(Self.folder.appending(path: "\(name).yaml")), playback = Playback(scene)
    playback.playScript()
    #expect(scene.observed?.touches.count == 1)
    #expect(DeviceDifference.all(in: playback.trace, of: scene) == [])
  }

  @Test func thereAreTen() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(CapturedScreen.all.map { $0.name + ".yaml" }))
    #expect(files.count == 10)
  }
}
