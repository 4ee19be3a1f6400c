import Foundation
import Scenes
import Testing
import TouchTrace

@testable import Playground
@testable import TestSupport

/// What version 0.1.0 wrote is opened: its state file, the recordings of runs that it did not end, and its scenes.
///
/// The files were written by that version: the state and the recording `edits` by a hand in its window, the other recordings by
/// playing a script and tapping once more. The scenes are its presets.
struct Version01Tests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Version01")

  nonisolated static func files(in name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }

  @Test func theStateGoesOn() throws {
    let state = try #require(try StateFile(in: Self.folder).read())
    let options = WorkbenchOptions(showing: state)
    let workbench = try Workbench(options: options)
    workbench.resume(state)
    #expect(workbench.sceneName == "P16" && workbench.playback.variant.name == "default")
    #expect(workbench.preferences.theme == .projector && workbench.preferences.finishedPresets == ["P16"])
    // The keys that the version did not have have their defaults.
    #expect(workbench.preferences.textSize == .normal && workbench.savedState.recentScenes == [])
    #expect(workbench.savedState.plans.isEmpty)
  }

  @Test(arguments: try files(in: "recordings")) func recordingsComeBack(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "recordings"), withIntermediateDirectories: true)
    try folder.write("recordings/1.yaml", text)
    let workbench = try Workbench(preset: "P01")
    var warnings: [String] = []
    workbench.keepRecordings(in: folder.url, openingAnyScene: true) { warnings.append($0) }
    #expect(warnings == [])
    let scene = try #require(text.firstMatch(of: /scene: '?([^'\n]*)/)?.1)
    #expect(workbench.sceneName == scene)
    // Each line of the script but the waits is an input or a mark.
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  - ") && !$0.hasPrefix("  - wait") }
    #expect(workbench.playback.recorded.count == lines.count)
    #expect(workbench.playback.trace.sequenceStarts.count == lines.count { $0.hasPrefix("  - down") })
  }

  @Test func editsOfARecordingHaveTheirEffect() throws {
    let folder = try TestFolder()
    let text = try String(contentsOf: Self.folder.appending(path: "recordings/edits.yaml"), encoding: .utf8)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "recordings"), withIntermediateDirectories: true)
    try folder.write("recordings/1.yaml", text)
    let workbench = try Workbench(preset: "P01")
    workbench.keepRecordings(in: folder.url, openingAnyScene: true) { Issue.record("\($0)") }
    // The touch above yellow hits the button: `article` is the override that is called `beyondBounds` now.
    #expect(text.contains("set yellow.hitTest article"))
    #expect(workbench.playback.recorded.contains { $0.input == .set(Edit("yellow", .hitTest(.beyondBounds))) })
  }

  @Test func thereAreAllScenes() throws { #expect(try Self.files(in: "scenes").count == 33) }

  @Test(arguments: try files(in: "scenes")) func scenesDoWhatTheyExpect(file: URL) throws {
    let scene = try Scene.load(file)
    for variant in scene.variants {
      #expect(SceneCheck.failures(of: scene, variant: variant) == [])
    }
    // Nothing but old spellings is warned of, and a window opens with it.
    let others = scene.warnings.map { "\($0)" }
      .filter { !$0.contains("is now called") && !$0.contains("has no effect any more") }
    #expect(others == [])
    var options = WorkbenchOptions()
    options.scene = file.path
    #expect(try Workbench(options: options).playback.scene.id == scene.id)
  }
}

extension WorkbenchOptions {
  /// The options with which the window opens after an earlier run.
  fileprivate init(showing state: SavedState) {
    self.init()
    (theme, languages, mode, scene, variant) = (state.theme, state.language, state.mode, state.scene, state.variant)
  }
}
