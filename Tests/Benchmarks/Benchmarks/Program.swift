import Foundation
import Glibc

/// A program that is measured as a whole process.
struct Program {
  let url: URL

  /// The release build of `touchstone`; nil if it was not built.
  static var touchstone: Program? {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../.build/release/touchstone")
    return FileManager.default.isExecutableFile(atPath: url.path) ? Program(url: url) : nil
  }

  /// Runs it to its end and discards its output. Returns milliseconds of elapsed time, and of processor time with all its
  /// children.
  func run(_ arguments: [String], in folder: URL? = nil) throws -> (wall: Double, processor: Double) {
    let process = Process(), start = ContinuousClock.now, before = Self.processorTimeOfChildren
    process.executableURL = url
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let wall = (ContinuousClock.now - start) / .milliseconds(1)
    return (wall, Self.processorTimeOfChildren - before)
  }

  /// Runs two programs alternately.
  static func pairs(
    _ count: Int, _ body: () throws -> Double, floor: () throws -> Double
  ) rethrows -> [(touchstone: Double, floor: Double)] {
    _ = (try body(), try floor())
    return try (0..<count).map { _ in (try body(), try floor()) }
  }

  private static var processorTimeOfChildren: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    let time = { (value: timeval) in Double(value.tv_sec) * 1e3 + Double(value.tv_usec) / 1e3 }
    return time(usage.ru_utime) + time(usage.ru_stime)
  }
}
