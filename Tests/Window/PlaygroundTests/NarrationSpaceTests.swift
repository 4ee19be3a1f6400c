@testable import Canvas
import Foundation
@testable import Scenes
import TestSupport
import Testing
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKitCore

/// Every narration fits into its region.
struct NarrationSpaceTests {
  nonisolated struct Place: CustomTestStringConvertible, Sendable {
    var theme: Theme.Name
    var size: CGSize
    var testDescription: String { "\(theme.rawValue) \(Int(size.width))×\(Int(size.height))" }
  }

  nonisolated private static let places = [
    Place(theme: .light, size: CGSize(width: 1024, height: 640)),
    Place(theme: .projector, size: CGSize(width: 1024, height: 640)),
    Place(theme: .projector, size: CGSize(width: 1280, height: 800)),
  ]

  @Test(.slow, arguments: places, Languages.allCases)
  func noNarrationOfAPresetIsTruncated(in place: Place, _ languages: Languages) throws {
    let presets = try SceneLibrary.bundledPresets.get().filter { $0.lesson != .apps }
    let first = Self.places.firstIndex { $0.testDescription == place.testDescription } ?? 0
    for preset in presets.sample(every: 17, from: first) {
      var options = WorkbenchOptions()
      (options.scene, options.size, options.theme, options.languages) = (preset.id, place.size, place.theme, languages)
      let workbench = try Workbench(options: options)
      workbench.perform(.playScript)
      try check(workbench, "\(preset.id) live")
      workbench.perform(.setMode(.step))
      var seen: Set<String> = []
      for step in 0...workbench.playback.trace.steps.count {
        workbench.playback.cursor = step
        let sentence = Narration.sentence(of: workbench.display.stage, language: languages.first).plain
        if seen.insert(sentence).inserted { try check(workbench, "\(preset.id) step \(step)") }
      }
    }
  }

  private func check(_ workbench: Workbench, _ place: String) throws {
    let bar = NarrationBar { _ in }
    bar.frame = workbench.appearance.layout.narration
    bar.show(workbench.display, workbench.appearance)
    var list = DrawingList()
    bar.paint(&list, workbench.appearance)
    for drawing in list.drawings where drawing.fullText != nil {
      Issue.record("\(place): \(drawing.fullText ?? "")")
    }
  }
}
