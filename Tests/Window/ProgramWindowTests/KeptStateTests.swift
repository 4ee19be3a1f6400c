import Foundation
import Playground
import Testing
import WindowHarness

@testable import ProgramWindow

/// Which state file a start reads: the person's own, or the machine's.
@MainActor struct KeptStateTests {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = [
      "HOME": folder.url.appending(path: "home").path,
      "XDG_CONFIG_DIRS": "relative:" + folder.url.appending(path: "none").path + ":"
        + folder.url.appending(path: "machine").path,
    ]
  }

  private func write(_ variant: String, _ path: String) throws {
    var state = try Workbench(options: WorkbenchOptions()).savedState
    state.variant = variant
    try FileManager.default.createDirectory(at: folder.url.appending(path: path), withIntermediateDirectories: true)
    try StateFile(in: folder.url.appending(path: path)).write(state)
  }

  private func read(isLocked: Bool) -> String? { KeptState(in: environment, isLocked: isLocked).read()?.variant }

  @Test func aFirstStartBeginsWithTheStateOfTheMachine() throws {
    defer { folder.remove() }
    #expect(read(isLocked: false) == nil)
    try write("machine", "machine/touchstone")
    #expect(read(isLocked: false) == "machine")
  }

  @Test func aPersonsOwnStateComesBeforeTheMachines() throws {
    defer { folder.remove() }
    try write("machine", "machine/touchstone")
    try write("own", "home/.local/state/touchstone")
    #expect(read(isLocked: false) == "own")
  }

  @Test func aLockedWindowReadsOnlyTheStateOfTheMachine() throws {
    defer { folder.remove() }
    try write("own", "home/.local/state/touchstone")
    #expect(read(isLocked: true) == nil)
    try write("machine", "machine/touchstone")
    #expect(read(isLocked: true) == "machine")
    let kept = KeptState(in: environment, isLocked: true)
    #expect(kept.folder == nil && kept.keeper(holding: nil) == nil)
  }

  @Test func aMachineCanForbidPhonesAndAPersonCannotAllowThem() throws {
    defer { folder.remove() }
    func allows() -> Bool { KeptState(in: environment, isLocked: false).allowsPhones }
    #expect(allows())
    try write("machine", "machine/touchstone")
    #expect(allows())
    let file = folder.url.appending(path: "machine/touchstone/state.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("{\n", with: "{\n  \"phones\": false,\n", maxReplacements: 1).utf8).write(to: file)
    #expect(!allows())
    try write("own", "home/.local/state/touchstone")
    #expect(!allows())
    try Data("{".utf8).write(to: file)
    #expect(!allows())
  }

  @Test func withoutTheVariableTheFolderIsEtcXdg() {
    defer { folder.remove() }
    #expect(StateFolder.forEverybody(in: [:]).map(\.path) == ["/etc/xdg/touchstone"])
  }
}
