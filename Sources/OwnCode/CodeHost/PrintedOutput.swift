internal import CSandbox
internal import Foundation
internal import TouchTrace

/// The lines that the code prints, for its trace.
final class PrintedOutput {
  /// The most lines of one step, and the most characters of one line.
  private static let mostLines = 100, longestLine = 400

  /// Whether the program ends: Swift may have said why, and addresses follow.
  var isOfAnEnd = false
  /// The addresses that were printed, each with its number.
  private var addresses: [UInt64: UInt64] = [:]

  /// Returns what was printed since the last call.
  func take() -> [PrintedLine] {
    guard csandbox_has_output() else { return [] }
    var lost = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { bytes in
        count = bytes.baseAddress.map { csandbox_take_output($0, bytes.count, &lost) } ?? 0
      }
    }
    let all = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // The text after the last line feed is a line only if there is some.
    let whole = all.last?.isEmpty == true ? all.dropLast() : all[...]
    let own = isOfAnEnd ? whole.prefix { !$0.isOfACrash } : whole
    var lines = own.prefix(Self.mostLines).map {
      let line = $0.withoutBanner, shown = line.prefix(Self.longestLine)
      return PrintedLine(text: numberingAddresses(shown) + (shown.endIndex < line.endIndex ? "…" : ""))
    }
    if !lines.isEmpty { lines[lines.count - 1].more = own.count - lines.count + lost }
    return lines
  }

  /// The line with addresses that are the same in each run. Chosen: they look like those of objects on iOS, and count them.
  private func numberingAddresses(_ line: Substring) -> String {
    guard line.contains("0x") else { return String(line) }
    return String(line).replacing(#/0x[0-9A-Fa-f]{10,16}/#) { match in
      // The addresses of Linux, and no colours or checksums.
      guard let address = UInt64(match.0.dropFirst(2), radix: 16), (1 << 40..<1 << 47).contains(address) else {
        return String(match.0)
      }
      let number = addresses[address] ?? UInt64(addresses.count) + 1
      addresses[address] = number
      let digits = String(0x6000_0000_0000 + number << 4, radix: 16)
      return "0x" + String(repeating: "0", count: max(0, match.0.count - 2 - digits.count)) + digits
    }
  }
}

extension Substring {
  /// Whether Swift says with it that it stops the program; addresses follow. The failure of the run says it, too.
  fileprivate var isOfACrash: Bool {
    hasPrefix("Fatal error: ") || hasPrefix("Could not cast value of type '") || self == "Current stack trace:"
      || ["Fatal error", "Precondition failed", "Assertion failed"].contains(where: { contains($0) })
        && firstMatch(of: /:\d+: (?:Fatal error|Precondition failed|Assertion failed)(?::|$)/) != nil
  }

  /// Without the date and the process that `NSLog` writes before its text: they differ from run to run.
  fileprivate var withoutBanner: Substring {
    let banner = #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ .*?\[\d+:[0-9A-Fa-f]+\] /#
    return prefixMatch(of: banner).map { self[$0.range.upperBound...] } ?? self
  }
}
