/// The steps of a trace, in order.
///
/// They lie in blocks that copies share: a trace goes on while pictures of it are kept, and only its last block is copied.
package struct StepList: Equatable, Sendable {
  /// How many steps a block has, as a power of two.
  private static let blockBits = 8
  /// All but the last are full, and none is empty.
  private var blocks: [[TraceStep]] = []
  package private(set) var count = 0

  init() {}

  mutating func append(_ step: TraceStep) {
    if place(count) == 0 { blocks.append([]) }
    blocks[blocks.count - 1].append(step)
    count += 1
  }

  mutating func removeLast(_ number: Int) {
    for _ in 0..<number {
      count -= 1
      blocks[blocks.count - 1].removeLast()
      if place(count) == 0 { blocks.removeLast() }
    }
  }

  /// Where a step lies in its block.
  private func place(_ index: Int) -> Int { index & (1 << StepList.blockBits - 1) }
}

extension StepList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package internal(set) subscript(index: Int) -> TraceStep {
    // Always inline: who asks for a part of a step does not copy the whole.
    @inline(__always) get { blocks[index >> StepList.blockBits][place(index)] }
    _modify { yield &blocks[index >> StepList.blockBits][place(index)] }
  }
}
