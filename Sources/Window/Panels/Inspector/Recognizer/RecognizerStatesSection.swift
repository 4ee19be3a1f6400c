import Canvas
import Narration
import PanelModels
import ScenePicture
import TouchTrace
import UIKit

/// The state machine of a recognizer, with the states that it had, the fingers that it received, and what it waits for.
final class RecognizerStatesSection: InspectorSection {
  private var life: RecognizerLife?
  private var rows: [(label: String, value: String)] = []

  override var preferredHeight: CGFloat { 76 + CGFloat(rows.count) * 22 + 8 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let life = RecognizerLife(of: object.name, in: object.display), language = appearance.languages.first
    self.life = life
    isDiscrete = object.recognizer?.isDiscrete ?? false
    let none = InspectorText.nobody[language]
    let fingers = life.fingers.map(String.init).joined(separator: ", ")
    rows = [
      (InspectorText.fingersItReceived[language], fingers.isEmpty ? ControlText.none[language] : fingers),
      (InspectorText.waitsFor[language], life.waitsFor ?? none),
    ]
  }

  // MARK: Painting

  /// A tap or swipe is recognized at once: it never begins, changes or is cancelled.
  private var isDiscrete = false
  /// The states of the upper row, and those below the first and, if there are two, the third of them.
  private var row: [UIGestureRecognizer.State] {
    isDiscrete ? [.possible, .ended] : [.possible, .began, .changed, .ended]
  }
  private var below: [UIGestureRecognizer.State] { isDiscrete ? [.failed] : [.failed, .cancelled] }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: 0, appearance.theme.line)
    guard let life else { return }
    let frames = self.frames
    for (from, to) in zip(row.indices, row.indices.dropFirst()) {
      arrow(from: frames[from], to: frames[to], isPassed: isPassed(from, to, life), &list, appearance)
    }
    for (index, end) in below.enumerated() {
      let isPassed = life.states.contains { $0.state == end }
      arrow(down: frames[2 * index], to: frames[row.count + index], isPassed: isPassed, &list, appearance)
    }
    for (index, state) in (row + below).enumerated() {
      pill(state, in: frames[index], life, &list, appearance)
    }
    for (index, row) in rows.enumerated() {
      let line = bounds.inset(top: 74).row(index, height: 22)
      let end = list.line(row.label, .row, appearance.theme.secondaryText, in: line, appearance)
      list.line(row.value, .row, appearance.theme.text, in: line.between(end + 12, line.maxX), appearance, .right)
    }
  }

  /// The frames of the pills: those of a row, then those below it.
  private var frames: [CGRect] {
    let gap: CGFloat = 14, width = ((bounds.width - 3 * gap) / 4).rounded(.down)
    let upper = row.indices.map { CGRect(x: CGFloat($0) * (width + gap), y: 10, width: width, height: 22) }
    return upper + below.indices.map { upper[2 * $0].offsetBy(dx: 0, dy: 34) }
  }

  private func isPassed(_ from: Int, _ to: Int, _ life: RecognizerLife) -> Bool {
    let states = life.states.map(\.state)
    return states.contains(row[from]) && states.contains(row[to])
  }

  private func pill(
    _ state: UIGestureRecognizer.State, in frame: CGRect, _ life: RecognizerLife, _ list: inout DrawingList,
    _ appearance: Appearance
  ) {
    let theme = appearance.theme, isPresent = life.attends && life.state == state
    let passed = life.states.last { $0.state == state }
    let ground = isPresent ? theme.recognizer : theme.recognizer.mixed(into: theme.panel, passed == nil ? 0 : 0.2)
    let border = passed == nil ? theme.controlBorder : theme.recognizer
    list.box(frame, radius: 11, fill: ground, border: border, width: passed == nil ? 1 : 1.5)
    let color = isPresent ? theme.textOnRecognizer : passed == nil ? theme.faintText : theme.text
    list.line(state.name, isPresent ? .digit : .pill, color, in: frame, appearance, .center)
    guard isPresent, let passed, state != .possible else { return }
    // Beside the lower pills, below the upper ones.
    let isLow = below.contains(state)
    let place =
      isLow
      ? CGRect(x: frame.maxX + 8, y: frame.minY, width: 66, height: frame.height)
      : frame.insetBy(dx: -7, dy: 0).offsetBy(dx: 0, dy: 24)
    list.line(
      InspectorText.at(passed.time)[appearance.languages.first], .caption, theme.secondaryText, in: place, appearance,
      isLow ? .left : .center)
  }

  private func arrow(
    from: CGRect, to: CGRect, isPassed: Bool, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    let color = isPassed ? appearance.theme.recognizer : appearance.theme.inactive, y = from.midY
    list.stroke(.line(from: CGPoint(x: from.maxX + 2, y: y), to: CGPoint(x: to.minX - 6, y: y)), width: 1.5, color)
    list.fill(.polygon([(to.minX - 2, y), (to.minX - 7, y - 3.5), (to.minX - 7, y + 3.5)]), color)
  }

  private func arrow(
    down from: CGRect, to: CGRect, isPassed: Bool, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    let color = isPassed ? appearance.theme.recognizer : appearance.theme.inactive, x = from.midX.rounded()
    list.stroke(.line(from: CGPoint(x: x, y: from.maxY + 1), to: CGPoint(x: x, y: to.minY - 5)), width: 1.5, color)
    list.fill(.polygon([(x, to.minY - 1), (x - 3.5, to.minY - 6), (x + 3.5, to.minY - 6)]), color)
  }
}

extension TreeSnapshot.Recognizer {
  /// Whether it is recognized at once, without `.began` and `.changed`.
  fileprivate var isDiscrete: Bool { ["UITapGestureRecognizer", "UISwipeGestureRecognizer"].contains(className) }
}
