import Canvas
import Foundation
import TestSupport
import Testing

/// A disk that is full at any moment: each file is the old or the new one, and the exit status says that one is missing.
///
/// The disks are small file systems in memory. Where mounting one is not permitted, these tests are skipped.
@Suite(.enabled("Mounting is not permitted here: full disks are not tested.") { SmallDisk.isPermitted })
struct FullDiskTests {
  /// Sizes in KB, from too small for anything to large enough for all references of the suite.
  private static let sizes = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256].sample(every: 5)

  private static let update = ["test", ".", "--layers", "trace,hitmap", "--jobs", "1", "--update", "all"]

  @Test func referencesAreOldOrNew() throws {
    let whole = try suite()
    #expect(try whole.run(Self.update).status == 0)
    let old = try references(whole)
    try whole.write(Self.changed, to: "b.yaml")
    #expect(try whole.run(Self.update).status == 0)
    let new = try references(whole)
    var statuses: Set<Int32> = []
    for size in Self.sizes {
      let folder = try suite(), disk = try SmallDisk(at: folder.path("b.reference"), kilobytes: size)
      defer { disk.unmount() }
      let status = try folder.run(Self.update).status
      try folder.write(Self.changed, to: "b.yaml")
      let second = try folder.run(Self.update)
      statuses.formUnion([status, second.status])
      let found = try references(folder)
      let odd = found.filter { $0.value != old[$0.key] && $0.value != new[$0.key] }.keys
      #expect(odd.isEmpty, "\(size) KB: \(odd)")
      #expect(second.status == 74 || found == new, "\(size) KB: \(second.status)")
      if second.status == 74 { #expect(second.printed.contains("cannot be written: No space left on device")) }
    }
    #expect(statuses == [0, 74])
  }

  @Test func resultsAndReportsAreOldOrNew() throws {
    var statuses: Set<Int32> = []
    for size in Self.sizes + [1024] {
      let folder = try suite(), disk = try SmallDisk(at: folder.path(".touchstone"), kilobytes: size)
      defer { disk.unmount() }
      let reports = ["html", "json", "junit"].flatMap { ["--report", $0] }
      let result = try folder.run(["test", ".", "--layers", "trace,hitmap"] + reports)
      statuses.insert(result.status)
      #expect([1, 74].contains(result.status), "\(size) KB: \(result.status)")
      let partial = folder.files(under: ".touchstone").filter { $0.contains(".partial-") }
      #expect(partial.isEmpty, "\(size) KB: \(partial)")
      for name in folder.files(under: ".touchstone") where name.hasSuffix("report.html") {
        #expect(try folder.text(".touchstone/\(name)").hasSuffix("</html>\n"), "\(size) KB")
      }
    }
    #expect(statuses == [1, 74])
  }

  @Test func picturesAreOldOrNew() throws {
    var statuses: Set<Int32> = []
    for size in Self.sizes {
      let folder = try SuiteFolder(), disk = try SmallDisk(at: folder.path("disk"), kilobytes: size)
      defer { disk.unmount() }
      let status = try folder.run("render", "P01", "-o", "disk/a.png").status
      statuses.insert(status)
      #expect(folder.files(under: "disk") == (status == 0 ? ["a.png"] : []), "\(size) KB: \(status)")
      if status == 0 { #expect(try Bitmap(pngAt: URL(filePath: folder.path("disk/a.png"))).width == 1280) }
    }
    #expect(statuses == [0, 74])
  }

  @Test func aFileSystemThatCannotBeWrittenEndsWith74() throws {
    let folder = try suite(), disk = try SmallDisk(at: folder.path(".touchstone"), kilobytes: 64)
    defer { disk.unmount() }
    try disk.makeReadOnly()
    let result = try folder.run("test", ".", "--layers", "trace")
    #expect(result.status == 74)
    #expect(result.printed.contains("accept.json: cannot be written: Read-only file system"))
  }

  // MARK: The suite

  private static let changed = TestScenes.marks.replacing("20 20 200 100", with: "30 30 200 100")

  /// Returns the references of the scene whose folder is the disk, by name.
  private func references(_ folder: SuiteFolder) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("b.reference"))
    return try names.reduce(into: [:]) { $0[$1] = try folder.data("b.reference/\($1)") }
  }

  private func suite() throws -> SuiteFolder {
    try SuiteFolder(["a.yaml": TestScenes.card, "b.yaml": TestScenes.marks])
  }
}
