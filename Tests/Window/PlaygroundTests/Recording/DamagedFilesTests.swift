@testable import TestSupport
import Foundation
@testable import Playground
import Testing
@testable import TouchTrace

/// The files that the program keeps between runs, with each of their bytes damaged in turn.
@Suite(.slow) struct DamagedFilesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Calls `body` with a copy of `data` for each byte and each kind of damage.
  private func forEachDamage(of data: Data, _ body: (Data) throws -> Void) rethrows {
    for index in data.indices.sample(every: 3) {
      for value in [0, 0x0A, 0x20, 0x22, 0x2D, 0x30, 0xFF, data[index] ^ 1] where value != data[index] {
        var damaged = data
        damaged[index] = value
        try body(damaged)
      }
      try body(data[..<index] + data[(index + 1)...])
      try body(Data(data[..<index]))
    }
  }

  @Test func aDamagedStateFileIsReadOrRefusedWithItsName() throws {
    let state = try Workbench().savedState, file = StateFile(in: folder.url)
    try file.write(state)
    var refused = 0
    try forEachDamage(of: Data(contentsOf: file.url)) { damaged in
      try damaged.write(to: file.url)
      do {
        _ = try file.read()
      } catch {
        refused += 1
        #expect("\(error)".hasPrefix(file.url.path + ":") && !"\(error)".contains("Cocoa"), "\(error)")
      }
    }
    #expect(refused > 600)
  }

  @Test func aDamagedRecordingIsReadOrPutAsideWithItsName() throws {
    let text = """
      # Inputs made by hand.
      scene: P01
      variant: default
      script:
        - down 200,170 and 260,424 finger 2
        - wait 90
        - move 210.5,170
        - up
        - set E.alpha 0.005
        - up finger 2

      """
    let recordings = folder.url.appendingPathComponent("recordings"), name = recordings.appendingPathComponent("1.yaml")
    try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
    let scene = try Workbench().playback.scene
    var restored = 0, refused = 0
    try forEachDamage(of: Data(text.utf8)) { damaged in
      try damaged.write(to: name)
      var warnings: [String] = []
      let found = JournalFolder(recordings).recordings { warnings.append($0) }
      if let found = found.first {
        restored += 1
        Playback(scene).load(found.recording.inputs, until: found.recording.end)
      } else if !warnings.isEmpty {
        refused += 1
        #expect(warnings.count == 1 && warnings[0].hasPrefix(name.path + ": "), "\(warnings)")
      }
      for file in try FileManager.default.contentsOfDirectory(atPath: recordings.path) {
        try FileManager.default.removeItem(at: recordings.appendingPathComponent(file))
      }
    }
    #expect(restored > 60 && refused > 60)
  }
}
