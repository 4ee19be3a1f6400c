import Canvas
import ElementMaps
import Foundation

/// The actual content of one layer of a case.
@MainActor enum SnapshotContent {
  /// The text of a scene file; see `Scene.given(to:upTo:)`.
  case scene(String)
  case trace(String)
  case hitMap(ElementMap)
  case frame(Bitmap)

  var layer: SnapshotLayer {
    switch self {
    case .scene: .scene
    case .trace: .trace
    case .hitMap: .hitMap
    case .frame: .frame
    }
  }

  var digest: UInt64 {
    switch self {
    case .scene(let text), .trace(let text): SnapshotDigest.sum(text)
    case .hitMap(let map): SnapshotDigest.sum(map)
    case .frame(let bitmap): SnapshotDigest.sum(bitmap)
    }
  }

  /// Returns the bytes of its file.
  /// - Parameter versions: the libraries that drew it; recorded in a frame.
  func data(drawnWith versions: String) throws(PictureError) -> Data {
    switch self {
    case .scene(let text), .trace(let text): Data(text.utf8)
    case .hitMap(let map): try map.pngData()
    case .frame(let bitmap): try bitmap.referenceData(drawnWith: versions)
    }
  }
}
