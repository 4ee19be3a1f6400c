/// A view of a generated tree: the number of its parent (-1 for the root), and its frame in the parent. `FloorNode` of
/// Tests/Benchmarks/BenchmarkFloor has the same layout.
struct TreeNode {
  var parent, x, y, width, height: Int32
}

/// A generated tree of frames, breadth first, and the checksum of the hit tests at the first of `points`.
struct Tree {
  let name: String
  let nodes: [TreeNode]
  /// The number of points that are tested.
  let queries: Int
  /// The checksum of the views that are hit, which other systems confirmed.
  let checksum: UInt32

  static let side: Int32 = 1000

  static func all() -> [Tree] {
    [
      Tree(name: "chain10", nodes: chain(10), queries: 10_000, checksum: 0x5caa_535b),
      Tree(name: "chain100", nodes: chain(100), queries: 10_000, checksum: 0xa840_d6ba),
      Tree(name: "chain1000", nodes: chain(1000), queries: 10_000, checksum: 0x728b_3470),
      Tree(name: "flat100", nodes: flat(100, meanSide: 173), queries: 10_000, checksum: 0x9106_0a2a),
      Tree(name: "flat10k", nodes: flat(10_000, meanSide: 17), queries: 10_000, checksum: 0xdc3c_c503),
      Tree(name: "flat100k", nodes: flat(100_000, meanSide: 5), queries: 100, checksum: 0x5a7a_3b2b),
      Tree(name: "balanced", nodes: balanced(sticksOut: false), queries: 10_000, checksum: 0xcb74_37ae),
      Tree(name: "over", nodes: balanced(sticksOut: true), queries: 10_000, checksum: 0x3993_7dab),
    ]
  }

  static func points() -> [(x: Double, y: Double)] {
    var random = Xorshift(0xBEEF01)
    return (0..<10_000).map { _ in
      let x = random.next(in: 0...side - 1), y = random.next(in: 0...side - 1)
      return (Double(x) + 0.5, Double(y) + 0.5)
    }
  }

  // MARK: Shapes

  private static var root: TreeNode { TreeNode(parent: -1, x: 0, y: 0, width: side, height: side) }

  private static func chain(_ depth: Int32) -> [TreeNode] {
    var nodes = [root], size = side
    for level in 1...depth {
      let next = side - level * 100 / depth, shift = size - next
      nodes.append(
        TreeNode(
          parent: level - 1, x: level & 1 != 0 ? shift : 0, y: level & 2 != 0 ? shift : 0, width: next, height: next))
      size = next
    }
    return nodes
  }

  private static func flat(_ count: Int32, meanSide: Int32) -> [TreeNode] {
    var random = Xorshift(0x1234567 + UInt32(count))
    return [root]
      + (0..<count).map { _ in
        let width = random.next(in: 1...2 * meanSide - 1), height = random.next(in: 1...2 * meanSide - 1)
        let x = random.next(in: 0...side - width), y = random.next(in: 0...side - height)
        return TreeNode(parent: 0, x: x, y: y, width: width, height: height)
      }
  }

  /// Fan-out 8, depth 5. If `sticksOut`, every fourth child extends beyond its parent.
  private static func balanced(sticksOut: Bool) -> [TreeNode] {
    var random = Xorshift(0xC0FFEE), nodes = [root], level: [Int32] = [0]
    for _ in 0..<5 {
      var next: [Int32] = []
      for parent in level {
        let box = nodes[Int(parent)]
        for child in 0..<8 {
          let width = max(1, random.next(in: box.width * 3 / 8...box.width * 5 / 8))
          let height = max(1, random.next(in: box.height * 3 / 8...box.height * 5 / 8))
          let overhangs = sticksOut && child % 4 == 0
          let xs = overhangs ? -(width / 2)...box.width - width / 2 : 0...max(0, box.width - width)
          let ys = overhangs ? -(height / 2)...box.height - height / 2 : 0...max(0, box.height - height)
          let x = random.next(in: xs), y = random.next(in: ys)
          next.append(Int32(nodes.count))
          nodes.append(TreeNode(parent: parent, x: x, y: y, width: width, height: height))
        }
      }
      level = next
    }
    return nodes
  }
}

/// Marsaglia's 32-bit generator, so that all systems get the same trees.
struct Xorshift {
  private var state: UInt32

  init(_ seed: UInt32) { state = seed == 0 ? 1 : seed }

  mutating func next(in range: ClosedRange<Int32>) -> Int32 {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return range.lowerBound + Int32(state % UInt32(range.upperBound - range.lowerBound + 1))
  }
}

/// FNV-1a over the numbers of the views that were hit.
struct Checksum {
  private(set) var value: UInt32 = 2_166_136_261

  mutating func add(_ number: Int32) { value = (value ^ UInt32(bitPattern: number)) &* 16_777_619 }
}
