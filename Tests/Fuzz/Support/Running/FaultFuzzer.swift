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
    case 5: useMemory(megabytes: 600)
    case 7: return Violation("message", "this case is wrong")
    default: break
    }
    return nil
  }

  /// Writes to each byte: memory that is only reserved does not count.
  private func useMemory(megabytes: Int) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: megabytes << 20, alignment: 1)
    memset(memory, 1, megabytes << 20)
    memory.deallocate()
  }
}
