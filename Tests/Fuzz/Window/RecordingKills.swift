import Foundation
import SeededRandom
import WindowHarness

/// Kills the window at random moments while it records. The next start must find a whole recording.
package struct RecordingKills {
  private let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  /// Starts and kills the program `count` times.
  /// - Returns: what was found, and how many of the recordings were restored.
  package func run(_ count: Int) throws -> (findings: [String], restored: Int) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let display = try DisplayServer.virtual(in: folder)
    defer { display.end() }
    var input = RandomUserInput(seed: seed), random = SplitMix64(seed: seed), restored = 0
    var findings: [String] = []
    for number in 1...count {
      let home = try TemporaryFolder()
      defer { home.remove() }
      let program = try RunningProgram(["P01"], on: display, in: home)
      let user = try program.start(input.actions(40))
      usleep(UInt32(random.below(400_000)))
      program.crash()
      user.end()
      let recordings = home.url.appending(path: ".local/state/touchstone/recordings")
      let hadRecording = recordings.hasFiles
      let next = try RunningProgram([], on: display, in: home)
      if hadRecording { restored += 1 }
      do {
        try next.close()
        let warnings = next.warnings()
        if !warnings.isEmpty { findings.append("kill \(number): \(warnings)") }
      } catch { findings.append("kill \(number): \(error)") }
      if recordings.hasFiles { findings.append("kill \(number): a file was left: \(recordings.path)") }
    }
    return (findings, restored)
  }
}

extension URL {
  fileprivate var hasFiles: Bool { !((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).isEmpty }
}
