internal import CSandbox
internal import Foundation
internal import TouchTrace

/// The lines that the code prints, for its trace.
enum PrintedOutput {
  /// The most lines of one step, and the most characters of one line.
  private static let mostLines = 100, longestLine = 400

  /// Returns what was printed since the last call.
  static func take() -> [PrintedLine] {
    guard csandbox_has_output() else { return [] }
    var lost = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { bytes in
        count = bytes.baseAddress.map { csandbox_take_output($0, bytes.count, &lost) } ?? 0
      }
    }
    let all = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // The text after the last line feed is a line only if there is some.
    let own = (all.last?.isEmpty == true ? all.dropLast() : all[...]).prefix { !$0.isOfACrash }.filter { !$0.isOfUIKit }
    var lines = own.prefix(mostLines).map { PrintedLine(text: String($0.withoutBanner.prefix(longestLine))) }
    if !lines.isEmpty { lines[lines.count - 1].more = own.count - lines.count + lost }
    return lines
  }
}

extension Substring {
  /// Whether Swift says with it that it stops the program; addresses follow. The failure of the run says it, too.
  fileprivate var isOfACrash: Bool {
    hasPrefix("Fatal error: failed to allocate ") || self == "Current stack trace:"
      || firstMatch(of: /:\d+: (?:Fatal error|Precondition failed|Assertion failed)(?::|$)/) != nil
  }

  /// Whether it is a warning of the library, which is a step of its own.
  fileprivate var isOfUIKit: Bool { hasPrefix("UIKit: ") }

  /// Without the date and the process that `NSLog` writes before its text: they differ from run to run.
  fileprivate var withoutBanner: Substring {
    let banner = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ .*?\[\d+:[0-9A-Fa-f]+\] /#
    return prefixMatch(of: banner).map { self[$0.range.upperBound...] } ?? self
  }
}
