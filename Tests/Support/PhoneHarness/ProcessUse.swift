import Foundation

/// The memory and descriptors that this process uses.
package struct ProcessUse: CustomStringConvertible {
  package let descriptors: Int
  package let kilobytes: Int

  package static var now: ProcessUse {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return ProcessUse(descriptors: names.count, kilobytes: Int(line.filter(\.isNumber)) ?? 0)
  }

  package var description: String { "\(descriptors) descriptors, \(kilobytes) kB" }
}
