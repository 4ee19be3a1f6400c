import Foundation
import PipelineFuzz

/// Shrinks a case that ends the program: each candidate is run in a process of its own.
struct CrashShrinking {
  /// The program itself.
  let program: String
  /// The file that holds the candidate.
  let path: String

  /// The smallest case found that still ends the program; nil if the case does not.
  @MainActor func shrink(_ plan: Case) -> Case? { crashes(plan) ? Shrinker(fails: crashes).shrink(plan) : nil }

  @MainActor private func crashes(_ plan: Case) -> Bool {
    guard (try? plan.text.write(toFile: path, atomically: false, encoding: .utf8)) != nil else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["pipeline", "--case", path]
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }
}
