import Canvas
import ElementMaps
import Foundation

/// One layer of a case as it was made, ready to be compared or kept.
@MainActor enum SnapshotContent {
  case trace(String)
  case hitMap(ElementMap)
  case frame(Bitmap)

  var layer: SnapshotLayer {
    switch self {
    case .trace: .trace
    case .hitMap: .hitMap
    case .frame: .frame
    }
  }

  var digest: UInt64 {
    switch self {
    case .trace(let text): SnapshotDigest.sum(text)
    case .hitMap(let map): SnapshotDigest.sum(map)
    case .frame(let bitmap): SnapshotDigest.sum(bitmap)
    }
  }

  /// The bytes of its file.
  /// - Parameter versions: the libraries that drew it; kept in a frame.
  func data(drawnWith versions: String) -> Data {
    switch self {
    case .trace(let text): Data(text.utf8)
    case .hitMap(let map): map.pngData()
    case .frame(let bitmap): bitmap.referenceData(drawnWith: versions)
    }
  }
}
