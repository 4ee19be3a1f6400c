import Canvas
import Foundation
import Scenes
import Testing

@testable import Playground

/// That letters are never too small to be read, from the desk or from the back of a classroom.
struct TextSizeTests {
  nonisolated static let sizes = [
    CGSize(width: 1024, height: 640), CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
  ]

  private func texts(_ theme: Theme.Name, _ languages: Languages, _ size: CGSize) throws -> [(String, Int)] {
    var texts: [(String, Int)] = []
    for lesson in ["P01", "P16", "P22", "P38"] {
      var options = WorkbenchOptions()
      (options.scene, options.size, options.theme, options.languages) = (lesson, size, theme, languages)
      let workbench = try Workbench(options: options)
      workbench.perform(.playScript)
      _ = workbench.picture()
      for drawing in workbench.frame.shown.flatMap(\.drawings) {
        if case .text(let string, let font, _, _) = drawing.content { texts.append((string, font.size)) }
      }
    }
    return texts
  }

  @Test(arguments: sizes, Languages.allCases)
  func onADeskNothingIsUnder11Pixels(_ size: CGSize, _ languages: Languages) throws {
    // Chinese is set at 12 at least, whatever the font says; the canvas sees to that.
    for (text, pixels) in try texts(.light, languages, size) { #expect(pixels >= 11, "\(text): \(pixels)") }
  }

  @Test(arguments: sizes, Languages.allCases)
  func onAProjectorNothingIsUnder24PixelsOf800(_ size: CGSize, _ languages: Languages) throws {
    let least = Int((24 * size.height / 800).rounded(.down))
    for (text, pixels) in try texts(.projector, languages, size) {
      #expect(pixels >= least, "\(text): \(pixels) of at least \(least)")
    }
  }
}
