@testable import PanelModels
@testable import StageSupport
@testable import Canvas
import Foundation
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

// Rows of the log and lines of code, taken from presets in which they occur.

extension ComponentSheet {
  func addLog() throws {
    heading("Log row 20 px, code line 18 px", 740, 341)
    let entries = LogEntries(try StageFixture(preset: "P38").display.trace, .english).entries
    for (index, name) in LogSample.allCases.enumerated() {
      guard let entry = entries.first(where: name.isMeant) else { continue }
      draw("log.\(name)") { list, appearance in
        let row = CGRect(x: 0, y: CGFloat(index) * LogList.rowHeight, width: 319, height: LogList.rowHeight)
        let painting = LogRowPainting(
          entry: entry, isCurrent: name == .recognizer, isFuture: false, isFolded: name == .question)
        list.moved(to: CGPoint(x: 741, y: 358)) { painting.draw(&$0, in: row, appearance) }
      }
    }
    try addCode()
  }

  /// The lines that call `point(inside:)`.
  private func addCode() throws {
    let asking = try StageFixture(preset: "P01", mode: .step)
    let display = asking.at(asking.step { if case .ask("B", _, _) = $0 { true } else { false } }).display
    guard let frame = display.trace.callStack(at: display.cursor).first else { return }
    let source = display.source(of: frame, .swift), listing = CodeListing()
    (listing.lines, listing.state) = (source.lines, source.state)
    listing.frame = CGRect(x: 0, y: 0, width: 319, height: listing.preferredHeight)
    var whole = DrawingList(element: "code")
    listing.paint(&whole, appearance)
    if let current = listing.currentLines { draw("code", current, of: whole, at: CGPoint(x: 741, y: 452)) }
  }
}

/// The rows of the log that the sheet shows.
enum LogSample: CaseIterable {
  case finger, question, delivery, recognizer

  func isMeant(_ entry: LogEntry) -> Bool {
    switch self {
    case .finger: entry.mark == .finger(1)
    case .question: entry.text == "W ---->> hitTest"
    case .delivery: entry.text == "photo touchesBegan"
    case .recognizer: entry.text == "pinch" && entry.detail == "possible → began"
    }
  }
}
