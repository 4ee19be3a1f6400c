import Algorithms
import Scenes

/// The inputs of a recording, in order.
///
/// They are stored in blocks that copies share. So a change in a long recording copies one block, and the recordings
/// before and after it, which the undo history keeps, need little memory.
package struct InputList: Equatable, Sendable {
  /// The number of inputs at which a block is full. Inserted inputs can make it larger.
  static let blockSize = 512

  private var blocks: [[TimedInput]] = []
  /// The index of the first input of each block.
  private var starts: [Int] = []
  package private(set) var count = 0

  package init(_ inputs: some Sequence<TimedInput> = []) { append(contentsOf: inputs) }

  package mutating func append(contentsOf inputs: some Sequence<TimedInput>) {
    for input in inputs { append(input) }
  }

  private mutating func append(_ input: TimedInput) {
    if blocks.last.map({ $0.count >= InputList.blockSize }) ?? true {
      blocks.append([])
      starts.append(count)
    }
    blocks[blocks.count - 1].append(input)
    count += 1
  }

  package mutating func insert(_ input: TimedInput, at index: Int) {
    guard index < count else { return append(input) }
    let block = block(of: index)
    blocks[block].insert(input, at: index - starts[block])
    for later in starts.indices.dropFirst(block + 1) { starts[later] += 1 }
    count += 1
  }

  /// Returns the first inputs.
  package func prefix(_ number: Int) -> InputList {
    guard number < count else { return self }
    guard number > 0 else { return InputList() }
    var result = self
    let last = block(of: number - 1)
    result.blocks.removeSubrange((last + 1)...)
    result.starts.removeSubrange((last + 1)...)
    result.blocks[last].removeSubrange((number - starts[last])...)
    result.count = number
    return result
  }

  /// The number of equal inputs at the start of both lists. Blocks that both share are not compared.
  package func commonPrefix(with other: InputList) -> Int {
    var number = 0
    for (own, others) in zip(blocks, other.blocks) {
      guard own.count == others.count && own.isSame(as: others) else { break }
      number += own.count
    }
    while number < count && number < other.count && self[number] == other[number] { number += 1 }
    return number
  }

  private func block(of index: Int) -> Int { starts.partitioningIndex { $0 > index } - 1 }
}

extension InputList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> TimedInput {
    get {
      let block = block(of: index)
      return blocks[block][index - starts[block]]
    }
    set {
      let block = block(of: index)
      blocks[block][index - starts[block]] = newValue
    }
  }
}

extension [TimedInput] {
  /// Whether both arrays share their storage.
  fileprivate func isSame(as other: [TimedInput]) -> Bool {
    withUnsafeBufferPointer { own in other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress } }
  }
}
