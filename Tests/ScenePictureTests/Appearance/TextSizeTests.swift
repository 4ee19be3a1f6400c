@testable import Canvas
import Foundation
@testable import Scenes
import TestSupport
import Testing
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import UIKit

/// Text is never too small to read, on a desk or from the back of a classroom.
struct TextSizeTests {
  nonisolated static let sizes = [
    CGSize(width: 1024, height: 640), CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
  ]

  private func texts(_ theme: Theme.Name, _ languages: Languages, _ size: CGSize) throws -> [(String, Int)] {
    var texts: [(String, Int)] = []
    for preset in ["P01", "P16", "P22", "P38"] {
      var options = WorkbenchOptions()
      (options.scene, options.size, options.theme, options.languages) = (preset, size, theme, languages)
      let workbench = try Workbench(options: options)
      workbench.perform(.playScript)
      _ = workbench.picture()
      for drawing in workbench.screen.frame.shown.flatMap(\.drawings) {
        if case .text(let string, let font, _, _) = drawing.content { texts.append((string, font.size)) }
      }
    }
    return texts
  }

  @Test(.slow, arguments: sizes, Languages.allCases)
  func textOnADeskHasAtLeast11Pixels(_ size: CGSize, _ languages: Languages) throws {
    // The canvas draws Chinese at 12 px or more, whatever the font's size.
    for (text, pixels) in try texts(.light, languages, size) { #expect(pixels >= 11, "\(text): \(pixels)") }
  }

  @Test(.slow, arguments: sizes, Languages.allCases)
  func textOnAProjectorHasAtLeast1Of45PartsOfTheHeight(_ size: CGSize, _ languages: Languages) throws {
    let least = Int((size.height / 45).rounded(.up))
    for (text, pixels) in try texts(.projector, languages, size) {
      #expect(pixels >= least, "\(text): \(pixels) of at least \(least)")
    }
  }

  // MARK: Overlays

  private func workbench(_ size: CGSize, _ languages: Languages) throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.size, options.theme, options.languages) = ("P01", size, .projector, languages)
    let workbench = try Workbench(options: options)
    _ = workbench.picture()
    return workbench
  }

  private func check(_ region: String, of workbench: Workbench, _ size: CGSize) throws {
    _ = workbench.picture()
    let shown = try #require(workbench.screen.frame.shown.first { $0.name == region })
    #expect(CGRect(origin: .zero, size: size).contains(shown.area), "\(region)")
    for drawing in shown.drawings {
      guard case .text(let text, let font, _, _) = drawing.content else { continue }
      #expect(font.size >= Int((24 * size.height / 800).rounded(.down)), "\(region), \(text): \(font.size)")
    }
  }

  @Test(.slow, arguments: sizes + [CGSize(width: 1024, height: 768)], Languages.allCases)
  func textOfOverlaysOnAProjectorHasAtLeast24Of800Pixels(_ size: CGSize, _ languages: Languages) throws {
    let tooltip = try workbench(size, languages)
    let geometry = StageGeometry(layout: tooltip.appearance.layout, screen: tooltip.display.scene.size)
    tooltip.handle(.pointerMoved(geometry.windowPoint(CGPoint(x: 262, y: 424))), at: 0)
    tooltip.advance(to: 1)
    try check("tooltip", of: tooltip, size)
    tooltip.perform(.toggleLoupe)
    try check("loupe", of: tooltip, size)
    let statusMessage = try workbench(size, languages)
    statusMessage.showStatus("Saved touchstone.png")
    try check("statusMessage", of: statusMessage, size)
    let sheet = try workbench(size, languages)
    sheet.perform(.askForFile)
    try check("file", of: sheet, size)
  }

  @Test(.slow, arguments: sizes + [CGSize(width: 1024, height: 768)], Languages.allCases)
  func helpOnAProjectorShowsAllKeysOnPagesThatTheSameKeyTurns(_ size: CGSize, _ languages: Languages) throws {
    let workbench = try workbench(size, languages)
    let pages = HelpColumns(workbench.appearance).pages
    #expect(pages > 1)
    var texts: Set<String> = []
    for _ in 1...pages {
      workbench.perform(.toggleHelp)
      try check("help", of: workbench, size)
      for drawing in workbench.screen.frame.shown.flatMap(\.drawings) {
        if case .text(let text, _, _, _) = drawing.content { texts.insert(text) }
      }
    }
    let language = languages.first
    #expect(KeyHint.all.allSatisfy { texts.contains($0.text[language]) })
    workbench.perform(.toggleHelp)
    #expect(workbench.panels.help.superview == nil)
  }
}
