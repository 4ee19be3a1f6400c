import Canvas
import Foundation
import HandOuts
import ScenePicture
import Scenes
import TouchTrace

/// The page of a scene.
@MainActor enum HandOutFile {
  /// Returns the file, and how own code ended while it answered.
  /// - Throws: `MissingFile` if a bundled file is missing.
  static func data(
    of scene: Scene, _ variant: Variant, _ opening: HandOutPage.Opening, progress: (Double) throws -> Void = { _ in }
  ) throws -> (data: Data, failure: RunFailure?) {
    let typesetter = try Typesetter()
    let presets = (try? SceneLibrary.bundledPresets.get()) ?? []
    let lesson = presets.filter { $0.lesson == scene.lesson && scene.lesson != nil }
    let place = lesson.firstIndex { $0.id == scene.id }.map { (number: $0 + 1, count: lesson.count) }
    let handOut = try HandOut(scene, variant: variant, typesetter, progress: progress)
    let page = HandOutPage(handOut, typesetter, place: place, opening: opening)
    return (try page.file(), handOut.failure)
  }
}

extension HandOutPage.Opening {
  init(_ appearance: AppearanceOptions) {
    let language: Language? =
      switch appearance.language {
      case .english: .english
      case .simplifiedChinese: .simplifiedChinese
      case .both, nil: nil
      }
    self.init(language: language, isDark: appearance.theme.map { $0 == .dark })
  }
}
