import Canvas
import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// The gesture recognizers of the view, each with the state that it is in.
final class RecognizersSection: InspectorSection {
  private var rows: [RecognizerLine] = []
  private var emptyText = ""

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  override var wantedHeight: CGFloat { 34 + CGFloat(max(rows.count, 1)) * PropertyRow.height + 12 }

  override func show(_ subject: Inspected, _ appearance: Appearance) {
    let language = appearance.languages.first
    head(HeadingText.gestureRecognizers[language])
    rows = subject.recognizers
    emptyText = rows.isEmpty ? ControlText.none[language] : ""
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    super.paint(&list, appearance)
    let first = CGRect(x: 0, y: 34, width: bounds.width, height: PropertyRow.height)
    list.line(emptyText, .row, appearance.theme.ink2, in: first, appearance)
    for (index, line) in rows.enumerated() {
      paint(line, in: first.offsetBy(dx: 0, dy: CGFloat(index) * PropertyRow.height), &list, appearance)
    }
  }

  private func paint(_ line: RecognizerLine, in row: CGRect, _ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.icon(.diamond, at: CGPoint(x: 7, y: row.midY), magnification: 1.2, theme.recognizer)
    let pill = list.pill(line.state.name, theme.recognizer, right: row.maxX, middle: row.midY, appearance)
    let space = CGRect(x: 20, y: row.minY, width: max(pill.minX - 28, 0), height: row.height)
    let end = list.line(line.name, .control, line.isEnabled ? theme.ink : theme.hair, in: space, appearance)
    let rest = CGRect(x: end + 8, y: row.minY, width: max(space.maxX - end - 8, 0), height: row.height)
    if appearance.width(line.className, .smallApi) <= rest.width {
      list.line(line.className, .smallApi, theme.ink3, in: rest, appearance)
    }
  }
}

/// A recognizer of the inspected view.
struct RecognizerLine: Equatable {
  var name: String
  var className: String
  var isEnabled: Bool
  var state: UIGestureRecognizer.State

  /// The recognizers of a view at a moment.
  static func lines(of view: String, in display: DisplayState) -> [RecognizerLine] {
    display.tree.recognizers.filter { $0.view == view }.map { recognizer in
      RecognizerLine(
        name: recognizer.name, className: recognizer.className, isEnabled: recognizer.isEnabled,
        state: display.state(ofRecognizer: recognizer.name))
    }
  }
}

extension DisplayState {
  /// What state a recognizer is in after the steps that have happened.
  func state(ofRecognizer name: String) -> UIGestureRecognizer.State {
    for index in (0..<cursor).reversed() {
      if case .gesture(.changes(name, _, let state, _)) = trace.steps[index].kind { return state }
    }
    return .possible
  }
}
