import Canvas
import ElementMaps

/// A checksum for each layer of a case, to compare the snapshots of two processes.
struct SnapshotDigest: Codable, Equatable, Sendable {
  private var sums: [String: UInt64] = [:]

  init() {}

  mutating func record(_ layer: SnapshotLayer, _ sum: UInt64) { sums[layer.rawValue] = sum }

  /// Returns the layers whose checksums differ.
  func differences(from other: SnapshotDigest) -> [SnapshotLayer] {
    SnapshotLayer.allCases.filter { sums[$0.rawValue] != other.sums[$0.rawValue] }
  }

  static func sum(_ text: String) -> UInt64 { text.utf8.reduce(into: start) { add(UInt64($1), to: &$0) } }

  static func sum(_ map: ElementMap) -> UInt64 { map.checksum.value }

  static func sum(_ bitmap: Bitmap) -> UInt64 { bitmap.checksum.value }

  // FNV-1a.
  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func add(_ value: UInt64, to sum: inout UInt64) { sum = (sum ^ value) &* 0x100_0000_01B3 }
}
