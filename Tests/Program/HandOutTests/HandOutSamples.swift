import Canvas
import Foundation
import ScenePicture
import Scenes
import TouchTrace

@testable import HandOuts

/// Hand-outs of presets.
enum HandOutSamples {
  static func scene(_ name: String) throws -> Scene { try SceneLibrary.bundled().scene(name) }

  /// Those that were made: most tests look at the same ones.
  private static var made: [String: HandOut] = [:]

  static func handOut(_ name: String, variant: String? = nil) throws -> (HandOut, Typesetter) {
    let scene = try scene(name), key = "\(scene.slug)/\(variant ?? "")"
    if let known = made[key] { return (known, known.pictures.typesetter) }
    let handOut = HandOut(scene, variant: scene.variant(variant) ?? .unchanged, try Typesetter()) { _ in }
    made[key] = handOut
    return (handOut, handOut.pictures.typesetter)
  }

  static func page(_ name: String, variant: String? = nil, opening: HandOutPage.Opening = .init()) throws -> Data {
    let (handOut, typesetter) = try handOut(name, variant: variant)
    return try HandOutPage(handOut, typesetter, opening: opening).file()
  }
}
