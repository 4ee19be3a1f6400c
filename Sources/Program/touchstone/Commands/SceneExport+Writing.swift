import Canvas
import Files
import Foundation
import HandOuts
import Playground
import Scenes
import VectorPictures

extension SceneExport {
  /// Writes the file.
  /// - Parameters:
  ///   - workbench: shows the scene; it has the picture of the present step.
  ///   - progress: called with the part that is done, from 0 to 1. Nothing is written if it throws.
  @MainActor func write(from workbench: Workbench, progress: (Double) throws -> Void) throws {
    try workbench.withCopies { try writeCopy(from: workbench, progress) }
  }

  @MainActor private func writeCopy(from workbench: Workbench, _ progress: (Double) throws -> Void) throws {
    let language = workbench.savedState.language
    switch format {
    case .html:
      let opening = HandOutPage.Opening(language: language == .both ? nil : language.first, isDark: nil)
      try write(HandOutFile.data(of: scene, variant, opening, progress: progress).data)
    case .svg:
      let (drawings, area) = workbench.drawings(isStageOnly: true)
      let text = SVGPicture.text(of: drawings, in: area, title: workbench.title, workbench.typesetter)
      try write(Data(text.utf8))
    case .gif:
      try write(AnimationFile.data(of: self.workbench(like: workbench), isStageOnly: true, progress: progress))
    case .png:
      let sheet = try ContactSheet(
        scene, variant: variant, theme: .light, language: language.first, workbench.typesetter, progress: progress)
      try sheet.picture(scale: workbench.scale).writePNG(to: file)
    }
  }

  private func write(_ data: Data) throws { try FileReplacement.write(data, to: file, makesFolders: false) }
}
