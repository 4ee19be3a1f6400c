import Foundation
import Testing

@testable import PNGFiles

/// The sizes of the repository's pictures. They grow with each version that is kept of them.
struct ReferenceSizeTests {
  private static let repository = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  /// Returns the PNG files of a folder and the folders in it, without the maps of elements beside pictures.
  private func pictures(in folder: String) throws -> [URL] {
    let folder = Self.repository.appending(path: folder)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "png" && !$0.lastPathComponent.hasSuffix(".elements.png") }
  }

  /// Returns the mean size in kilobytes of 1,000 bytes.
  private func meanSize(of files: [URL]) throws -> Double {
    try #require(!files.isEmpty)
    let sizes = try files.map { try Data(contentsOf: $0).count }
    return Double(sizes.reduce(0, +)) / Double(files.count) / 1_000
  }

  @Test func aStageHasAtMost15KilobytesOnAverage() throws {
    let stages = try pictures(in: "samples").filter { $0.lastPathComponent.hasSuffix("-stage.frame.png") }
    #expect(stages.count >= 46)
    #expect(try meanSize(of: stages) <= 15)
  }

  @Test func aHitMapHasAtMost1KilobyteOnAverage() throws {
    let maps = try pictures(in: "samples").filter { $0.lastPathComponent.hasSuffix(".hitmap.png") }
    #expect(maps.count >= 148)
    #expect(try meanSize(of: maps) <= 1)
  }

  @Test func aWindowHasAtMost60KilobytesOnAverage() throws {
    let windows = try pictures(in: "Tests/Window/WindowPictures").filter {
      let header = try PNGFile.header(of: $0)
      return (header.width, header.height) == (1280, 800)
    }
    #expect(windows.count >= 19)
    #expect(try meanSize(of: windows) <= 60)
  }
}
