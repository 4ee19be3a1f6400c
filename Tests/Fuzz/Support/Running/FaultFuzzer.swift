import Foundation

/// Cases with known faults: they prove that the supervisor sees each kind.
package struct FaultFuzzer: Fuzzer {
  package static let name = "faults"
  package static let fileExtension = "txt"

  package init() {}

  package func makeInput(number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number)] }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    switch input.first {
    case 1: fatalError("this case crashes")
    case 3: while true { _ = getpid() }
    case 5: keepBusy(MemoryHog(megabytes: 600))
    case 7: return Violation("message", "this case is wrong")
    default: break
    }
    return nil
  }

  @inline(never) private func keepBusy(_ hog: MemoryHog) { precondition(hog.bytes.last == 1) }
}

/// Memory that is really used.
private struct MemoryHog {
  let bytes: [UInt8]

  init(megabytes: Int) { bytes = [UInt8](repeating: 1, count: megabytes << 20) }
}
