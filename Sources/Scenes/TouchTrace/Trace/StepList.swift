/// The steps of a trace, in order.
///
/// They are stored in blocks that copies share: when a trace grows while copies of it exist, only its last block is
/// copied.
package struct StepList: Equatable, Sendable {
  /// The number of steps in a block, as a power of two.
  @inlinable static var blockBits: Int { 8 }
  /// All blocks but the last are full, and none is empty.
  @usableFromInline var blocks: [[TraceStep]] = []
  package private(set) var count = 0

  init() {}

  mutating func append(_ step: TraceStep) {
    if place(count) == 0 { blocks.append([]) }
    blocks[blocks.count - 1].append(step)
    count += 1
  }

  mutating func replace(_ index: Int, by kind: TraceStep.Kind) {
    blocks[index >> StepList.blockBits][place(index)].kind = kind
  }

  mutating func removeLast(_ number: Int) {
    for _ in 0..<number {
      count -= 1
      blocks[blocks.count - 1].removeLast()
      if place(count) == 0 { blocks.removeLast() }
    }
  }

  /// Returns the first steps. They share their blocks with this list.
  func prefix(_ number: Int) -> StepList {
    guard number < count else { return self }
    var result = self
    result.blocks.removeSubrange((number >> StepList.blockBits + (place(number) == 0 ? 0 : 1))...)
    if place(number) > 0 { result.blocks[result.blocks.count - 1].removeSubrange(place(number)...) }
    result.count = number
    return result
  }

  /// The index of a step in its block.
  @inlinable func place(_ index: Int) -> Int { index & (1 << StepList.blockBits - 1) }
}

extension StepList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package internal(set) subscript(index: Int) -> TraceStep {
    // Inlined, in other modules too, so that reading one property of a step does not copy the whole step.
    @inlinable @inline(__always) get { blocks[index >> StepList.blockBits][place(index)] }
    _modify { yield &blocks[index >> StepList.blockBits][place(index)] }
  }
}
