import Canvas
import Foundation
import GIFFiles
import Playground
import ScenePicture

/// A scene's script as an animation.
@MainActor enum AnimationFile {
  /// Half the normal speed, so that a sentence can be read: an animation has no button to pause it.
  nonisolated static let speed = Speed.half

  /// - Parameter workbench: shows the scene. It plays the script.
  /// - Throws: `GIFError`.
  static func data(
    of workbench: Workbench, isStageOnly: Bool, at speed: Speed = speed, progress: (Double) throws -> Void = { _ in }
  ) throws -> Data {
    var writer: GIFWriter?
    try workbench.film(isStageOnly: isStageOnly, progress: progress) { bitmap, seconds in
      let file = try writer ?? GIFWriter(width: bitmap.width, height: bitmap.height)
      try bitmap.withUnsafePixels { try file.append($0, seconds: seconds / speed.rawValue) }
      writer = file
    }
    return try writer?.end() ?? Data()
  }
}
