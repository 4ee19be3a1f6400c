import Foundation
import ScenePicture
import Testing

@testable import Playground
@testable import TestSupport

/// The state file, and state files of earlier versions.
struct SavedStateTests {
  /// A state file of version 0.1.0.
  private static let oldState = """
    {
      "finishedLessons" : ["P01", "P16"],
      "height" : 800,
      "isFullScreen" : false,
      "language" : "zh-Hans",
      "mode" : "step",
      "scene" : "P16",
      "speed" : 0.5,
      "theme" : "dark",
      "variant" : "override",
      "width" : 1280
    }
    """

  @Test func aStateFileOfVersion01IsRead() throws {
    let folder = try TestFolder()
    _ = try folder.write("state.json", Self.oldState)
    let state = try #require(try StateFile(in: folder.url).read())
    #expect(state.finishedPresets == ["P01", "P16"])
    #expect(state.theme == .dark && state.scene == "P16" && state.variant == "override")
  }

  /// A newer version may name misconceptions that this one does not have.
  @Test func aPlanThatCannotBeReadDoesNotLoseTheRest() throws {
    let folder = try TestFolder()
    let part = #"{ "scene" : "P01", "results" : [7] }"#
    let plans = #""plans" : [{ "file" : "/p.yaml", "part" : 0, "parts" : [\#(part)] }], "theme""#
    _ = try folder.write("state.json", Self.oldState.replacing("\"theme\"", with: plans))
    let state = try #require(try StateFile(in: folder.url).read())
    #expect(state.theme == .dark && state.plans.isEmpty)
  }

  private func mode(_ url: URL) -> mode_t {
    var status = stat()
    return lstat(url.path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func stateAndRecordingsAreThePersonsAlone() throws {
    let folder = try TestFolder(), state = folder.url.appending(path: "touchstone")
    mkdir(state.path, 0o755)
    try StateFile(in: state).write(try Workbench(preset: "P16").savedState)
    let recordings = state.appending(path: "recordings")
    let file = try JournalFolder(recordings).newFile()
    #expect(mode(state) == 0o700 && mode(state.appending(path: "state.json")) == 0o600)
    #expect(mode(recordings) == 0o700 && mode(file.url) == 0o600)
  }

  @Test func aWrittenStateFileReadsBackEqual() throws {
    let folder = try TestFolder()
    let state = try Workbench(preset: "P16").savedState
    try StateFile(in: folder.url).write(state)
    #expect(try StateFile(in: folder.url).read() == state)
    #expect(!(try folder.read("state.json")).contains("finishedLessons"))
  }
}
