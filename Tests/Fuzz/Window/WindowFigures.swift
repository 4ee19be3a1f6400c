import Foundation
import WindowHarness

/// What a window has used, and what was found.
package struct WindowFigures {
  /// What the process uses after a batch.
  package struct Sample {
    /// Resident memory.
    package var megabytes: Double
    /// Open files, sockets and pipes.
    package var descriptors: Int

    init(of process: pid_t) throws {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      guard let kilobytes = status.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap({ Double($0.1) }) else {
        throw TestFailure("there is no process \(process)")
      }
      megabytes = kilobytes / 1024
      descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
    }
  }

  package var actions = 0
  package var samples: [Sample] = []
  package var findings: [String] = []

  /// The medians of the first quarter of the samples and of the last.
  package var megabytes: (first: Double, last: Double) { quarters(\.megabytes) }
  package var descriptors: (first: Int, last: Int) { quarters(\.descriptors) }

  /// What has grown from the first quarter to the last.
  var growth: [String] {
    guard samples.count >= 20 else { return [] }
    var found: [String] = []
    let (memory, files) = (megabytes, descriptors)
    if memory.last > memory.first * 1.25 + 20 { found.append("memory grew from \(memory.first) to \(memory.last) MB") }
    if files.last > files.first { found.append("descriptors grew from \(files.first) to \(files.last)") }
    return found
  }

  private func quarters<Value: Comparable>(_ path: KeyPath<Sample, Value>) -> (first: Value, last: Value) {
    let part = max(samples.count / 4, 1), values = samples.map { $0[keyPath: path] }
    func median(_ values: some Collection<Value>) -> Value { values.sorted()[values.count / 2] }
    return (median(values.prefix(part)), median(values.suffix(part)))
  }
}
