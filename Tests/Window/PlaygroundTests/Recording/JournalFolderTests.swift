import TestFolders
@testable import TestSupport
import Foundation
@testable import Playground
@testable import Scenes
import Testing
@testable import TouchTrace

/// What is in the folder of the recordings: of this run, of others that run, and of those that crashed.
struct JournalFolderTests {
  private let folder: TestFolder
  private let recording = "scene: P01\nvariant: default\nscript:\n  - down 200,170\n  - wait 90\n  - up\n"

  init() throws { folder = try TestFolder() }

  private final class Warnings { var list: [String] = [] }

  private func files(_ url: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// Returns the recordings in the folder, as texts.
  private func found(_ warnings: Warnings = Warnings()) -> [String] {
    JournalFolder(folder.url).recordings { warnings.list.append($0) }.map(\.recording.text)
  }

  private func tap(_ playback: Playback, at time: Int) {
    playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 200, y: 170), force: nil), at: time)
    playback.perform(.touch(finger: 1, phase: .ended, at: CGPoint(x: 200, y: 170), force: nil), at: time + 90)
  }

  private func playback() throws -> Playback { Playback(try SceneLibrary.bundled().scene("P01")) }

  @Test func filesWithoutAnInputAreRemoved() throws {
    try folder.write("1.yaml", "")
    try folder.write("2.yaml", "scene: P01\nvariant: default\nscript:\n")
    try folder.write("3.yaml", recording)
    let warnings = Warnings()
    #expect(found(warnings).count == 1)
    #expect(warnings.list == [])
    #expect(files(folder.url) == ["3.yaml"])
  }

  @Test func draftsOfCrashedRunsAreRemoved() throws {
    try folder.write("1.yaml", recording)
    try folder.write("1.yaml.new", "scene: P01\nvar")
    #expect(found().count == 1)
    #expect(files(folder.url) == ["1.yaml"])
  }

  @Test func aDraftThatAnotherProgramWritesIsKept() throws {
    let draft = try #require(try JournalFile(new: folder.url.appendingPathComponent("1.yaml.new")))
    #expect(found() == [])
    #expect(files(folder.url) == ["1.yaml.new"])
    draft.remove()
  }

  @Test func whatIsNoRegularFileIsLeftAlone() throws {
    mkfifo(folder.url.appendingPathComponent("1.yaml").path, 0o600)
    symlink("/dev/zero", folder.url.appendingPathComponent("2.yaml").path)
    #expect(found() == [])
    #expect(files(folder.url) == ["1.yaml", "2.yaml"])
  }

  @Test func aFileThatIsTooLargeIsPutAside() throws {
    try folder.write("1.yaml", recording)
    truncate(folder.url.appendingPathComponent("1.yaml").path, off_t(JournalFile.largest) + 1)
    let warnings = Warnings()
    #expect(found(warnings) == [])
    #expect(warnings.list.first?.contains("1.yaml: the recording cannot be restored: ") == true)
    #expect(warnings.list.first?.contains("the limit for recordings") == true)
    #expect(files(folder.url) == ["1.yaml.broken"])
  }

  @Test func anEarlierBrokenFileIsKept() throws {
    for text in ["one", "two"] {
      try folder.write("1.yaml", text + "\n")
      _ = found()
    }
    #expect(files(folder.url) == ["1.yaml.broken", "1.yaml.broken-2"])
  }

  /// Between the opening and the locking of a file, the program that wrote it may replace it.
  @Test func aFileThatWasReplacedMeanwhileIsNotTaken() throws {
    let place = folder.url.appendingPathComponent("1.yaml")
    try folder.write("1.yaml", recording)
    let old = try #require(JournalFile(leftBehind: place))
    let next = try #require(try JournalFile(new: folder.url.appendingPathComponent("1.yaml.new")))
    try next.append(recording)
    try next.move(to: place)
    old.remove()
    #expect(files(folder.url) == ["1.yaml"])
    #expect(JournalFile(leftBehind: place) == nil)
  }

  @Test func anIncompleteLineIsOverwritten() throws {
    try folder.write("1.yaml", recording + "  - down 20")
    let file = try #require(JournalFile(leftBehind: folder.url.appendingPathComponent("1.yaml")))
    #expect(String(decoding: try file.read(), as: UTF8.self) == recording + "  - down 20")
    try file.append("  - shake\n")
    #expect(try folder.read("1.yaml") == recording + "  - shake\n")
  }

  // MARK: Full disk

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
  func aFullDiskDoesNotDeleteTheOnlyCopy() throws {
    let disk = try SmallDisk(pages: 2), recordings = disk.url.appendingPathComponent("recordings")
    try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
    // The finger is down: restoring it adds a line that cancels it.
    let text = "scene: P01\nvariant: default\nscript:\n  - down 200,170\n" + String(repeating: "# \n", count: 1346)
    try Data(text.utf8).write(to: recordings.appendingPathComponent("1.yaml"))
    #expect(text.utf8.count == 4096 - 5)
    disk.fill()
    let warnings = Warnings()
    var options = WorkbenchOptions()
    options.scene = "P01"
    do {
      let workbench = try Workbench(options: options)
      workbench.keepRecordings(in: disk.url, openingAnyScene: false) { warnings.list.append($0) }
      #expect(workbench.playback.inputs.count == 2)
    }
    #expect(warnings.list.count == 1 && warnings.list[0].contains("No space left on device"), "\(warnings.list)")
    #expect(try String(contentsOf: recordings.appendingPathComponent("1.yaml"), encoding: .utf8) == text)
  }

  @Test(.exhaustive, .enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
  func theRecordingIsWholeAtEachMomentOfADiskThatFills() throws {
    let disk = try SmallDisk(pages: 3), warnings = Warnings()
    let playback = try playback(), journal = Journal(in: disk.url) { warnings.list.append($0) }
    var saved = 0
    for number in 0..<400 {
      tap(playback, at: number * 200)
      if number % 40 == 39 { playback.edit(Edit("E", .isHidden(number % 80 == 39))) }
      journal.follow(playback, of: "P01")
      guard Exhaustive.isOn || number % 10 == 9 else { continue }
      let text = try String(contentsOf: disk.url.appendingPathComponent("1.yaml"), encoding: .utf8)
      let recording = try Recording(text: text)
      #expect(recording.inputs.count >= saved)
      saved = recording.inputs.count
    }
    #expect(warnings.list.count == 1)
    #expect(saved < playback.inputs.count)
    #expect(files(disk.url) == ["1.yaml"])
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small disk"))
  func whatCouldNotBeWrittenIsWrittenWhenThereIsRoomAgain() throws {
    let disk = try SmallDisk(pages: 4), warnings = Warnings()
    let playback = try playback(), journal = Journal(in: disk.url) { warnings.list.append($0) }
    tap(playback, at: 0)
    journal.follow(playback, of: "P01")
    disk.fill()
    for number in 1..<200 {
      tap(playback, at: number * 200)
      journal.follow(playback, of: "P01")
    }
    #expect(warnings.list.count == 1)
    disk.free()
    journal.follow(playback, of: "P01")
    let text = try String(contentsOf: disk.url.appendingPathComponent("1.yaml"), encoding: .utf8)
    #expect(try Recording(text: text).inputs == playback.inputs)
  }
}
