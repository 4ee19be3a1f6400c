import Foundation

/// What a process has used so far, as the system counts it.
package struct ProcessFigures: Equatable, Sendable {
  /// Processor time of all threads in seconds. It does not grow while the process waits for a processor.
  package var seconds: Double
  /// The largest resident memory so far, in megabytes.
  package var peakMegabytes: Int

  /// - Parameter process: the id of a process, or `self`. Nil if there is no such process.
  package init?(of process: String) {
    guard let stat = Self.text("/proc/\(process)/stat"), let status = Self.text("/proc/\(process)/status") else {
      return nil
    }
    // The second field is a name in parentheses, which may contain spaces.
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return nil }
    seconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) }) else {
      return nil
    }
    peakMegabytes = kilobytes / 1024
  }

  // Files in /proc have no size, and are too short for anything but one call.
  private static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
