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
@testable import UIKitCore

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
      workbench.arrange()
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

  // MARK: Projector

  nonisolated static let projectors = [
    CGSize(width: 1024, height: 768), CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
    CGSize(width: 3840, height: 2160),
  ]

  /// Of every preset, in the whole window.
  @Test(.slow, arguments: projectors.sample(every: 2), Languages.allCases)
  func textOnAProjectorHasAtLeast1Of45PartsOfTheHeightAndCoversNoOther(_ size: CGSize, _ languages: Languages) throws {
    var faults: [String] = []
    // Each preset in two of the three languages, at every size.
    let left = Languages.allCases.firstIndex(of: languages)
    let presets = try SceneLibrary.bundledPresets.get().enumerated().filter { $0.offset % 3 != left }.map(\.element)
    let start = Self.projectors.firstIndex(of: size) ?? 0
    for preset in presets.sample(every: 16, from: start) {
      var options = WorkbenchOptions()
      (options.scene, options.size, options.theme, options.languages) = (preset.id, size, .projector, languages)
      let workbench = try Workbench(options: options)
      workbench.showPoint()
      workbench.arrange()
      let texts = workbench.screen.frame.shown.flatMap(\.drawings).compactMap { drawing in
        if case .text(let text, let font, let start, _) = drawing.content { (text, font, start) } else { nil }
      }
      let boxes = texts.map { text, font, start in
        let height = 0.72 * CGFloat(font.size), width = workbench.screen.typesetter.width(of: text, font)
        // Words of one line lie side by side.
        return CGRect(x: start.x, y: start.y - height, width: width, height: height).insetBy(dx: 0.5, dy: 0)
      }
      for (index, (text, font, _)) in texts.enumerated() where !text.isEmpty {
        if CGFloat(font.size) * 45 < size.height { faults.append("\(preset.id): \(text) has \(font.size) px") }
        if !CGRect(origin: .zero, size: size).contains(boxes[index]) { faults.append("\(preset.id): \(text) is cut") }
        for other in 0..<index where boxes[other].overlaps(boxes[index]) {
          faults.append("\(preset.id): \(text) on \(texts[other].0)")
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  // MARK: Overlays

  private func workbench(_ size: CGSize, _ languages: Languages) throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.size, options.theme, options.languages) = ("P01", size, .projector, languages)
    let workbench = try Workbench(options: options)
    workbench.arrange()
    return workbench
  }

  private func check(_ region: String, of workbench: Workbench, _ size: CGSize) throws {
    workbench.arrange()
    let shown = try #require(workbench.screen.frame.shown.first { $0.name == region })
    #expect(CGRect(origin: .zero, size: size).contains(shown.area), "\(region)")
    for drawing in shown.drawings {
      guard case .text(let text, let font, _, _) = drawing.content else { continue }
      #expect(font.size >= Int((24 * size.height / 800).rounded(.down)), "\(region), \(text): \(font.size)")
    }
  }

  @Test(.slow, arguments: (sizes + [CGSize(width: 1024, height: 768)]).sample(every: 2), Languages.allCases)
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

  @Test(.slow, arguments: (sizes + [CGSize(width: 1024, height: 768)]).sample(every: 2), Languages.allCases)
  func helpOnAProjectorShowsAllKeysOnPagesThatTheSameKeyTurns(_ size: CGSize, _ languages: Languages) throws {
    let workbench = try workbench(size, languages)
    let pages = HelpColumns(workbench.appearance).pages.count
    #expect(pages > 1)
    var texts: Set<String> = []
    for _ in 1...pages {
      workbench.perform(.toggleHelp)
      try check("help", of: workbench, size)
      for drawing in workbench.screen.frame.shown.flatMap(\.drawings) {
        if case .text(let text, _, _, _) = drawing.content { texts.insert(text) }
      }
    }
    for row in HelpRow.all(languages.first) {
      switch row {
      case .heading(let text), .keys(_, let text): #expect(texts.contains(text))
      }
    }
    workbench.perform(.toggleHelp)
    #expect(workbench.panels.help.superview == nil)
  }
}
