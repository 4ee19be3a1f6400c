import Canvas
import Foundation
import Glibc
import WindowHarness

/// What a window has used, and what was found.
package struct WindowFigures {
  /// What the process uses after a batch.
  package struct Sample {
    /// Resident memory.
    package var megabytes: Double
    /// Open files, sockets and pipes, without one for each recording: a scene that was left with unsaved edits keeps its own.
    package var descriptors: Int
    /// Itself, and those that it has started.
    package var processes: Int

    init(of process: pid_t) throws {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      guard let kilobytes = status.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap({ Double($0.1) }) else {
        throw TestFailure("there is no process \(process)")
      }
      megabytes = kilobytes / 1024
      let folder = "/proc/\(process)/fd", names = try FileManager.default.contentsOfDirectory(atPath: folder)
      let files = names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)") }
      let recordings = Set(files.filter { $0.contains("/recordings/") && $0.hasSuffix(".yaml") })
      descriptors = names.count - recordings.count
      processes = try Self.family(of: process).count
    }

    /// A process, and all that it and those have started.
    static func family(of process: pid_t) throws -> Set<pid_t> {
      let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }
      let parents = numbers.compactMap { number -> (child: pid_t, parent: pid_t)? in
        // After the name, in parentheses: the state, and the parent.
        guard let line = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
          let end = line.lastIndex(of: ")")
        else { return nil }
        let fields = line[end...].split(separator: " ")
        return fields.count > 2 ? pid_t(fields[2]).map { (number, $0) } : nil
      }
      var family: Set<pid_t> = [process], count = 0
      while family.count > count {
        count = family.count
        for one in parents where family.contains(one.parent) { family.insert(one.child) }
      }
      return family
    }
  }

  package var actions = 0
  package var samples: [Sample] = []
  package var findings: [String] = []

  /// The medians of the first quarter of the samples and of the last.
  package var megabytes: (first: Double, last: Double) { quarters(\.megabytes) }
  package var descriptors: (first: Int, last: Int) { quarters(\.descriptors) }
  package var processes: (first: Int, last: Int) { quarters(\.processes) }

  /// Ends the program, and notes what is wrong at its end.
  mutating func end(_ program: RunningProgram) throws {
    let family = try Sample.family(of: program.identifier)
    let status = try program.terminate(), warnings = program.warnings()
    if status != 0 { findings.append("it ended with \(status)") }
    if !warnings.isEmpty { findings.append("it warned: \(warnings)") }
    let left = family.filter { kill($0, 0) == 0 }
    if !left.isEmpty { findings.append("it left the processes \(left.sorted())") }
    findings += growth
  }

  /// What has grown from the first quarter to the last.
  var growth: [String] {
    guard samples.count >= 20 else { return [] }
    var found: [String] = []
    let (memory, files, processes) = (megabytes, descriptors, processes)
    if memory.last > memory.first * 1.25 + 20 { found.append("memory grew from \(memory.first) to \(memory.last) MB") }
    if files.last > files.first { found.append("descriptors grew from \(files.first) to \(files.last)") }
    if processes.last > processes.first {
      found.append("processes grew from \(processes.first) to \(processes.last)")
    }
    return found
  }

  private func quarters<Value: Comparable>(_ path: KeyPath<Sample, Value>) -> (first: Value, last: Value) {
    let part = max(samples.count / 4, 1), values = samples.map { $0[keyPath: path] }
    func median(_ values: some Collection<Value>) -> Value { values.sorted()[values.count / 2] }
    return (median(values.prefix(part)), median(values.suffix(part)))
  }
}

extension Bitmap {
  /// Whether a colour is in the picture, without its alpha.
  func shows(_ color: UInt32) -> Bool { withUnsafePixels { $0.contains { $0 & 0xFFFFFF == color } } }
}
