import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The narration: one sentence, and below it the same in the second language, or the point of the scene once it was
/// seen.
final class NarrationBar: PaintedView, Panel {
  let region = Region.narration
  /// The sentences from top to bottom.
  private var lines: [Line] = []
  private var tile: NarrationTile?
  private var chips: [NameChip] = []
  private let send: (Command) -> Void

  /// A sentence with its place.
  private struct Line {
    var sentence: SentenceLine
    var middle: CGFloat
    var isSecond = false
    /// Whether it is the point of the scene, which was seen.
    var isPoint = false
  }

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let display = display.stage
    tile = appearance.layout.isProjector ? nil : NarrationTile(display)
    let languages = appearance.languages
    var first = Narration.wordings(of: display, language: languages.first)
    var second = languages.second.map { Narration.wordings(of: display, language: $0) }
    let point = Narration.second(of: display, language: languages.first)
    if let comparison = display.comparison {
      // Behind the first difference, each scene has a line in the first language.
      if comparison.saysEach(in: display.mode) || second == nil { second = point.map { [$0] } }
    } else if let point, let other = languages.second, display.isPointSeen || display.deviceDifference != nil {
      // Two languages have no room for more than the point, or than what happened otherwise on a device.
      (first, second) = ([point], Narration.second(of: display, language: other).map { [$0] })
    } else if let point, second == nil {
      second = [point]
    }
    lines =
      appearance.layout.isProjector ? linesForProjector(first, second, appearance) : lines(first, second, appearance)
    if display.comparison == nil, display.isPointSeen, display.deviceDifference == nil, let point {
      for index in lines.indices where lines[index].isSecond || first == [point] { lines[index].isPoint = true }
    }
    placeChips(display, appearance)
  }

  /// Puts a control over each name of a view, a recognizer or a controller.
  private func placeChips(_ display: DisplayState, _ appearance: Appearance) {
    let names = lines.flatMap { line in
      line.sentence.chips(
        left: textFrame.minX + indent(of: line), middle: line.middle, width: textFrame.width - indent(of: line),
        appearance)
    }
    let places = names.compactMap { name, frame in
      display.tree.view(for: name).map { view in
        (object: display.tree.recognizer(name) == nil ? view : name, frame: frame)
      }
    }
    while chips.count < places.count {
      let chip = NameChip()
      chip.addAction(UIAction { [unowned self, unowned chip] _ in send(.select(chip.object)) }, for: .touchUpInside)
      chip.accessibilityIdentifier = "narration.chip.\(chips.count)"
      chips.append(chip)
      addSubview(chip)
    }
    for (index, chip) in chips.enumerated() {
      chip.isHidden = index >= places.count
      if index < places.count { (chip.object, chip.frame) = places[index] }
    }
  }

  private func lines(_ first: [Sentence], _ second: [Sentence]?, _ appearance: Appearance) -> [Line] {
    let middle = bounds.midY.rounded(), sizes = isLow ? [15, 14, 13] : [18, 17, 16, 15, 14, 13]
    guard let second else {
      return [Line(sentence: fitting(first, sizes, weight: .medium, appearance), middle: middle)]
    }
    let upper = fitting(first, isLow ? [13] : sizes, weight: .medium, appearance)
    let lower = fitting(second, isLow ? [12] : [14, 13, 12], appearance)
    return [
      Line(sentence: upper, middle: middle - (isLow ? 9 : 13)),
      Line(sentence: lower, middle: middle + (isLow ? 11 : 16), isSecond: true),
    ]
  }

  /// Returns the fullest wording that fits, at the largest size; if none fits, the fullest.
  private func fitting(
    _ wordings: [Sentence], _ sizes: [Int], weight: FontWeight = .regular, _ appearance: Appearance
  ) -> SentenceLine {
    let lines = sizes.flatMap { size in wordings.map { SentenceLine(sentence: $0, size: size, weight: weight) } }
    return lines.first { $0.width(appearance) <= textFrame.width } ?? lines[0]
  }

  /// Lays the sentences out for a projector. The design is for 108 px of height; the second language has no chips.
  private func linesForProjector(_ first: [Sentence], _ second: [Sentence]?, _ appearance: Appearance) -> [Line] {
    let sizes = [31, 28, 26, 24].map { Int((CGFloat($0) * bounds.height / 108).rounded()) }
    let scale = bounds.height / 108, upper = fitting(first, sizes, weight: .medium, appearance)
    guard let second else { return [Line(sentence: upper, middle: bounds.midY.rounded())] }
    let lower = fitting(second.map { Sentence([.text($0.plain)]) }, [sizes[3]], appearance)
    return [
      Line(sentence: upper, middle: (38 * scale).rounded()),
      Line(sentence: lower, middle: (82 * scale).rounded(), isSecond: true),
    ]
  }

  /// Whether the window is too low for the usual height.
  private var isLow: Bool { bounds.height < 64 }
  private var tileSide: CGFloat { isLow ? 32 : 40 }

  /// The frame of the sentences.
  private var textFrame: CGRect {
    tile == nil ? bounds.insetBy(dx: 40, dy: 0) : bounds.inset(left: 30 + tileSide, right: 16)
  }

  /// From the left end of a point to its text: a bar and a tick.
  private func indent(of line: Line) -> CGFloat { line.isPoint ? 2.2 * CGFloat(line.sentence.size) : 0 }

  private func drawPointMark(of line: Line, _ list: inout DrawingList, _ appearance: Appearance) {
    let size = CGFloat(line.sentence.size), left = textFrame.minX, color = appearance.theme.result
    let bar = CGRect(
      x: left, y: line.middle - (0.7 * size).rounded(), width: max(3, (size / 8).rounded()),
      height: (1.4 * size).rounded())
    list.fill(.roundedRect(bar, radius: bar.width / 2), color)
    list.icon(.tick, at: CGPoint(x: left + (1.3 * size).rounded(), y: line.middle), magnification: size / 13, color)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.fill(bounds, theme.panel)
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    if let tile {
      let square = CGRect(x: 16, y: ((bounds.height - tileSide) / 2).rounded(), width: tileSide, height: tileSide)
      list.element(.narrationTile) { tile.draw(&$0, in: square, appearance) }
    }
    for line in lines {
      if line.isPoint { list.element(.seenPoint) { drawPointMark(of: line, &$0, appearance) } }
      let indent = indent(of: line)
      line.sentence.draw(
        &list, left: textFrame.minX + indent, middle: line.middle, width: textFrame.width - indent,
        color: line.isSecond ? theme.secondaryText : theme.text,
        appearance)
    }
  }
}
