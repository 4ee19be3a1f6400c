import Files
import Foundation
import Testing

@Suite struct RegularFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func error(opening path: String) -> RegularFileError? {
    do {
      _ = try RegularFile(path)
      return nil
    } catch {
      return error
    }
  }

  @Test func aFileIsReadPieceByPiece() throws {
    try Data("one two".utf8).write(to: URL(fileURLWithPath: path("a")))
    let file = try RegularFile(path("a"))
    #expect(file.size == 7)
    #expect(try file.read(upTo: 3) == Data("one".utf8))
    #expect(try file.read(upTo: 100) == Data(" two".utf8))
    #expect(try file.read(upTo: 100).isEmpty)
  }

  @Test func aFileIsReadToItsEndWhateverItsSizeSays() throws {
    let file = try RegularFile("/proc/self/status")
    #expect(file.size == 0)
    let text = String(decoding: try file.read(upTo: 1 << 20), as: UTF8.self)
    #expect(text.hasPrefix("Name:") && text.contains("VmRSS"))
    let large = Data((0..<100_000).map { UInt8($0 % 251) })
    try large.write(to: URL(fileURLWithPath: path("large")))
    #expect(try RegularFile(path("large")).read(upTo: 1 << 20) == large)
  }

  @Test func whatIsNoFileIsNamedWithoutWaiting() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(error(opening: path("pipe")) == .special("a pipe"))
    #expect(error(opening: "/dev/zero") == .special("a device"))
    #expect(error(opening: folder.path) == .folder)
    #expect(error(opening: path("none")) == .missing)
    #expect(error(opening: path("none") + "/x") == .missing)
  }

  @Test func otherReasonsAreInTheWordsOfTheSystem() throws {
    try FileManager.default.createSymbolicLink(atPath: path("loop"), withDestinationPath: path("loop"))
    #expect(error(opening: path("loop"))?.description == "Too many levels of symbolic links")
  }
}
