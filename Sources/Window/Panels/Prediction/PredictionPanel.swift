import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The question of predict mode, in place of the inspector: the choices with the votes of the class, a hint, the button
/// that reveals the answer, and what the class believed.
final class PredictionPanel: PaintedView, Panel {
  let region = Region.prediction
  private var rows: [PredictionRow] = []
  private let first: PredictionButton
  private let second: PredictionButton
  /// Beside the head.
  private let phones = PresenterButton(.device) {}
  private var phonesState: PhonesState?
  /// The place of the QR code for those who come late; empty where there is no room.
  private var code = CGRect.zero
  private var text = PredictionPanelText()
  private var lines: [PredictionPanelText.Line] = []
  private var style: PredictionStyle?
  /// The space above the head, in which the presenter bar appears.
  private var top: CGFloat = 0
  private var commands: (first: Command, second: Command)
  private let send: (Command) -> Void

  /// - Parameter send: called with each command of the user.
  init(send: @escaping (Command) -> Void) {
    self.send = send
    commands = (.predict(.hint), .predict(.reveal))
    (first, second) = (PredictionButton(), PredictionButton())
    super.init(frame: .zero)
    first.addAction(UIAction { [unowned self] _ in self.send(commands.first) }, for: .touchUpInside)
    second.addAction(UIAction { [unowned self] _ in self.send(commands.second) }, for: .touchUpInside)
    first.accessibilityIdentifier = "prediction.first"
    second.accessibilityIdentifier = "prediction.second"
    phones.perform = { send(.showPhones) }
    phones.accessibilityIdentifier = "prediction.phones"
    addSubview(phones)
    for index in 0..<5 {
      let row = PredictionRow {
        send(.predict(.answer(index)))
      } add: {
        send(.predict(.addVotes($0, to: index)))
      }
      row.accessibilityIdentifier = "prediction.choice.\(index + 1)"
      row.less.accessibilityIdentifier = "prediction.less.\(index + 1)"
      row.more.accessibilityIdentifier = "prediction.more.\(index + 1)"
      rows.append(row)
      addSubview(row)
    }
    addSubview(first)
    addSubview(second)
  }

  /// In a projected window without room beside the column, the panel covers the column, unless that shows the answer.
  func place(_ display: WindowDisplay, _ appearance: Appearance) -> CGRect {
    let layout = appearance.layout
    guard let prediction = display.prediction else { return .zero }
    let coversColumn = layout.isProjector && layout.code.isEmpty
    top = coversColumn ? layout.presenter.maxY + layout.presenter.minY : 0
    return coversColumn && prediction.phase == .revealed && prediction.isAboutChain ? .zero : layout[region]
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    guard let prediction = display.prediction else { return }
    let style = PredictionStyle(appearance), language = appearance.languages.first
    self.style = style
    text = PredictionPanelText(prediction, language, phones: display.phones)
    phonesState = display.phones
    phones.isSelected = display.phones != nil
    phones.tooltip = ClassText.button(display.phones)[language]
    showButtons(prediction, hasNextPart: display.plan?.nextPart != nil, language, style)
    let choices = prediction.phase == .asking || prediction.phase == .revealed ? prediction.prompt?.choices ?? [] : []
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= choices.count
      guard index < choices.count, let prompt = prediction.prompt else { continue }
      let result = prediction.revealed
      let content = PredictionRow.Content(
        key: index + 1, text: PredictionChoiceText(choices[index], of: prompt, result?.answer)[language],
        note: index == prediction.chosen ? PredictText.yourAnswer[language] : "",
        votes: prediction.votes.indices.contains(index) ? prediction.votes[index] : 0,
        earlierVotes: prediction.earlierVotes.indices.contains(index) ? prediction.earlierVotes[index] : nil,
        allVotes: prediction.allVotes,
        isChosen: index == prediction.chosen, isCounted: index == prediction.counted,
        isRight: result.map { index == $0.rightChoice })
      row.show(content, style, appearance)
    }
    arrange(appearance)
  }

  /// - Parameter hasNextPart: whether the lesson plan goes on.
  private func showButtons(
    _ prediction: PredictionState, hasNextPart: Bool, _ language: Language, _ style: PredictionStyle
  ) {
    let texts: (PredictText, PredictText)
    switch prediction.phase {
    case .asking:
      (texts, commands) = ((.hint, .reveal), (.predict(.hint), .predict(.reveal)))
    case .revealed:
      (texts, commands) = ((.leave, .next), (.togglePredictMode, .predict(.next)))
    case .finished where hasNextPart:
      (texts, commands) = ((.again, .nextPart), (.predict(.again), .nextScene))
    case .waiting, .finished:
      (texts, commands) = ((.leave, .again), (.togglePredictMode, .predict(.again)))
    }
    first.show(texts.0[language], style)
    second.show(texts.1[language], isPrimary: true, style)
    first.isEnabled = prediction.phase != .asking || !prediction.showsHint
    let isEmpty = prediction.phase == .finished && prediction.results.isEmpty && !hasNextPart
    second.isHidden = prediction.phase == .waiting || isEmpty
  }

  // MARK: Layout

  private func arrange(_ appearance: Appearance) {
    guard let style else { return }
    let button = style.phones
    phones.frame = CGRect(
      x: bounds.width - style.margin / 2 - button, y: top + ((style.head - button) / 2).rounded(), width: button,
      height: button)
    var rest = bounds.inset(left: 1 + style.margin, right: style.margin, top: top + style.head + style.gap)
    lines = []
    func add(_ text: String, _ font: Font, isSecondary: Bool = false, line: CGFloat) {
      for piece in appearance.typesetter.lines(of: text, font, width: rest.width) where rest.height >= line {
        lines.append(
          PredictionPanelText.Line(text: piece, font: font, isSecondary: isSecondary, frame: rest.cut(.top, line)))
      }
    }
    add(text.title, style.titleFont, line: style.titleLine)
    _ = rest.cut(.top, 2)
    // Far away from the window, only the gesture of the touch is read, and how many have answered.
    for caption in style.isProjector ? text.captions.prefix(phonesState == nil ? 1 : 2) : text.captions[...] {
      add(caption, style.bodyFont, isSecondary: true, line: style.line)
    }
    _ = rest.cut(.top, style.gap)
    let shown = rows.filter { !$0.isHidden }
    let height = style.rowHeight(for: shown.count, in: rest.height - style.gap / 2 - style.button - style.gap)
    for row in shown {
      row.frame = rest.cut(.top, height)
      _ = rest.cut(.top, style.gap)
    }
    _ = rest.cut(.top, style.gap / 2)
    var buttons = rest.cut(.top, style.button)
    if second.isHidden {
      first.frame = buttons
    } else {
      first.frame = buttons.cut(.left, (buttons.width * 0.36).rounded())
      _ = buttons.cut(.left, style.gap)
      second.frame = buttons
    }
    _ = rest.cut(.top, style.margin)
    for section in text.sections {
      if !section.title.isEmpty { add(section.title, style.strongFont, line: style.line + 2) }
      for paragraph in section.paragraphs {
        add(paragraph.text, paragraph.isStrong ? style.strongFont : style.bodyFont, line: style.line)
        if !paragraph.isStrong { _ = rest.cut(.top, style.gap / 2) }
      }
      _ = rest.cut(.top, style.gap)
    }
    // The place of the advice or the reason.
    code =
      text.sections.isEmpty
      ? rest.inset(bottom: style.margin).strip(.top, min(rest.height - style.margin, rest.width)) : .zero
    if code.height < style.leastCode { code = .zero }
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let style else { return }
    let theme = appearance.theme
    list.fill(bounds, theme.panel)
    list.rule(at: 0, in: bounds, theme.line)
    var head = bounds.inset(top: top).strip(.top, style.head).between(1 + style.margin, phones.frame.minX - style.gap)
    list.rule(from: 0, to: bounds.width, y: top + style.head, theme.line)
    paintDots(&list, in: &head, style, theme)
    list.line(text.head, style.headFont, theme.text, in: head, appearance)
    if let phonesState { list.qrCode(phonesState.code, in: code) }
    for line in lines {
      list.line(line.text, line.font, line.isSecondary ? theme.secondaryText : theme.text, in: line.frame, appearance)
    }
  }

  /// Draws a disc for each question before this one: filled if the answer was right. As many as fit, the last ones.
  private func paintDots(_ list: inout DrawingList, in head: inout CGRect, _ style: PredictionStyle, _ theme: Theme) {
    let radius = style.isProjector ? style.key / 5 : 4.5, pitch = radius * 2 + 5
    for isRight in text.answers.reversed() where head.width > bounds.width / 2 {
      let place = head.cut(.right, pitch), center = CGPoint(x: place.maxX - radius, y: place.midY)
      if isRight {
        list.fill(.circle(center: center, radius: radius), theme.text)
      } else {
        list.stroke(.circle(center: center, radius: radius - 1), width: 2, theme.text)
      }
    }
  }
}
