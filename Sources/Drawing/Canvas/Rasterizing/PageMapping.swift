import Foundation

/// Zeroed memory from `mmap`, in huge pages if available: a new picture then costs a few page faults instead of thousands.
final class PageMapping {
  let start: UnsafeMutableRawPointer
  private let mapped: UnsafeMutableRawPointer
  private let mappedCount: Int

  private static let largePage = 2 << 20

  init(byteCount: Int) {
    let wanted = (byteCount + Self.largePage - 1) & ~(Self.largePage - 1)
    mappedCount = wanted + Self.largePage
    let memory = mmap(nil, mappedCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != UnsafeMutableRawPointer(bitPattern: -1) else {
      fatalError("no memory for a picture of \(byteCount) bytes")
    }
    mapped = memory
    start = memory.alignedUp(toMultipleOf: Self.largePage)
    if byteCount >= Self.largePage { madvise(start, wanted, MADV_HUGEPAGE) }
  }

  deinit { munmap(mapped, mappedCount) }
}
