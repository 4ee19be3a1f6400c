import Canvas
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The content of the page: the heading, what happened, the causes with their cures, and what is not the cause.
final class WhyNotList: PaintedView {
  /// Shows a line of own code, such as `Knob.swift:12`.
  var open: (String) -> Void = { _ in }
  /// Applies edits as one change.
  var apply: ([TreeEdit]) -> Void = { _ in }
  /// The height of everything, in pixels.
  private(set) var height: CGFloat = 0
  private var cards: [WhyNotCard] = []
  private lazy var events = OccurrenceList(open: { [unowned self] in open($0) })
  private var head = WhyNotHead()
  private var notes: [Note] = []
  /// The top of the second section's title, and the titles of both sections.
  private var secondTop: CGFloat?
  private var titles: [String] = []
  private static let margin: CGFloat = 16, headHeight: CGFloat = 52, title: CGFloat = 30, gap: CGFloat = 8
  private static let pitch: CGFloat = 18

  /// A line of text below the cards.
  private struct Note {
    var text: String
    var top: CGFloat
    var indent: CGFloat = 0
    var hasStar = false
  }

  init() {
    super.init(frame: .zero)
    addSubview(events)
  }

  func show(_ state: WhyNotState, width: CGFloat, _ appearance: Appearance) {
    let language = appearance.languages.first, causes = state.answer?.causes ?? []
    head = WhyNotHead(state, width: width - 2 * WhyNotList.margin, appearance)
    titles = [WhyNotText.whatHappened, .whatWouldChangeIt, .eachOneTried].map { $0[language] }
    var top = WhyNotList.headHeight
    events.isHidden = state.answer?.occurrences.isEmpty ?? true
    if let answer = state.answer, !events.isHidden {
      top += WhyNotList.title
      events.show(answer, width: width - 16, appearance)
      events.frame = CGRect(x: 8, y: top, width: width - 16, height: events.height)
      top += events.height + 6
    }
    secondTop = causes.isEmpty ? nil : top
    if !causes.isEmpty { top += WhyNotList.title + 4 }
    top = showCards(causes, of: state, top, width: width, appearance)
    showNotes(of: state, top, width: width - 2 * WhyNotList.margin, appearance)
    setNeedsLayout()
  }

  /// - Returns: the bottom of the last card.
  private func showCards(
    _ causes: [WhyNot.Cause], of state: WhyNotState, _ start: CGFloat, width: CGFloat, _ appearance: Appearance
  ) -> CGFloat {
    while cards.count < causes.count {
      let card = WhyNotCard(number: cards.count + 1) { [unowned self] in open($0) }
      cards.append(card)
      addSubview(card)
    }
    var top = start, before: [TreeEdit] = []
    for (index, card) in cards.enumerated() {
      card.isHidden = index >= causes.count
      guard index < causes.count else { continue }
      // A later cure was tried after the first cures of the causes before it.
      let earlier = before
      let isTried = state.isComplete || index < causes.count - 1
      // The list of occurrences says a single cause.
      card.show(
        causes[index], of: state.object, state.answer?.kind ?? .view, isTried: isTried, hasHead: causes.count > 1,
        width: width - 16, appearance,
        apply: state.answer?.isOfCode == true ? nil : { [unowned self] in apply(earlier + $0) })
      card.frame = CGRect(x: 8, y: top, width: width - 16, height: card.height)
      top += card.height + WhyNotList.gap
      before += causes[index].cures.first?.edits ?? []
    }
    return top
  }

  private func showNotes(of state: WhyNotState, _ start: CGFloat, width: CGFloat, _ appearance: Appearance) {
    let language = appearance.languages.first
    let isWon = state.isComplete && state.answer?.isCured == true
    var top = start
    notes = []
    func add(_ text: String, hasStar: Bool) {
      let indent: CGFloat = hasStar ? 18 : 0
      for (index, line) in appearance.typesetter.lines(of: text, .row, width: width - indent).enumerated() {
        notes.append(Note(text: line, top: top, indent: indent, hasStar: hasStar && index == 0))
        top += WhyNotList.pitch
      }
      top += 6
    }
    if let note = WhyNotList.note(state) { add(note[language], hasStar: isWon) }
    if state.isComplete, !state.cleared.isEmpty {
      add(WhyNotText.notTheCause(state.cleared)[language], hasStar: false)
    }
    height = top + 10
  }

  /// The line below the cards; nil for none.
  private static func note(_ state: WhyNotState) -> (any InterfaceText)? {
    guard let answer = state.answer else { return WhyNotText.fingersDown }
    guard state.isComplete else { return WhyNotText.searching }
    return WhyNotText.conclusion(of: answer)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, column = bounds.insetBy(dx: WhyNotList.margin, dy: 0)
    head.paint(&list, in: column.strip(.top, WhyNotList.headHeight), appearance)
    list.rule(from: column.minX, to: column.maxX, y: WhyNotList.headHeight - 1, theme.line)
    if !events.isHidden {
      let frame = CGRect(x: column.minX, y: WhyNotList.headHeight, width: column.width, height: WhyNotList.title)
      list.line(titles[0], .selectedRow, theme.text, in: frame, appearance)
    }
    if let secondTop {
      list.rule(from: column.minX, to: column.maxX, y: secondTop, theme.line)
      let frame = CGRect(x: column.minX, y: secondTop + 2, width: column.width, height: WhyNotList.title)
      let end = list.line(titles[1], .selectedRow, theme.text, in: frame, appearance)
      list.line(titles[2], .caption, theme.secondaryText, in: frame.between(end + 8, frame.maxX), appearance, .right)
    }
    for note in notes {
      let frame = CGRect(x: column.minX, y: note.top, width: column.width, height: WhyNotList.pitch)
      if note.hasStar {
        list.icon(.star, at: CGPoint(x: frame.minX + 6, y: frame.midY), magnification: 0.85, theme.result)
      }
      list.line(note.text, .row, theme.secondaryText, in: frame.inset(left: note.indent), appearance)
    }
  }
}
