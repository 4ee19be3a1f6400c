import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The page "Why not me?": what keeps a view from the touch, as numbered cards in the order in which it happens, each with
/// the changes that cure it.
final class WhyNotPage: UIView {
  private let scroll = ScrollArea(WhyNotList())
  private var list: WhyNotList? { scroll.content as? WhyNotList }

  init(send: @escaping (Command) -> Void) {
    super.init(frame: .zero)
    accessibilityIdentifier = "whyNot"
    addSubview(scroll)
    list?.apply = { send(.applyCure($0)) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ state: WhyNotState, _ appearance: Appearance) {
    list?.show(state, width: bounds.width - 1, appearance)
    setNeedsLayout()
    layoutSubviews()
  }

  override func layoutSubviews() {
    scroll.frame = bounds.inset(left: 1)
    scroll.setContentHeight(list?.height ?? 0)
  }
}

/// The heading, the cards, and the line below them.
final class WhyNotList: UIView, Painted {
  /// Applies edits as one change.
  var apply: ([TreeEdit]) -> Void = { _ in }
  /// The height of everything, in pixels.
  private(set) var height: CGFloat = 0
  private var cards: [WhyNotCard] = []
  private var name = "", words: [String] = []
  private var lines: [String] = []
  private var isWon = false
  private static let font = Font.sans(15, .semibold)
  private static let margin: CGFloat = 16, head: CGFloat = 56, gap: CGFloat = 8, pitch: CGFloat = 18

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  func show(_ state: WhyNotState, width: CGFloat, _ appearance: Appearance) {
    let language = appearance.languages.first, causes = state.answer?.causes ?? []
    name = state.view
    words = [WhyNotText.whyNot(state.answer?.point)[language], WhyNotText.at(state.answer?.point)[language]]
    while cards.count < causes.count {
      let card = WhyNotCard(number: cards.count + 1)
      cards.append(card)
      addSubview(card)
    }
    var top = WhyNotList.head + WhyNotList.gap, before: [TreeEdit] = []
    for (index, card) in cards.enumerated() {
      card.isHidden = index >= causes.count
      guard index < causes.count else { continue }
      // A later cure was tried after the first cures of the causes before it.
      let earlier = before
      let isTried = state.isComplete || index < causes.count - 1
      card.show(causes[index], of: state.view, isTried: isTried, width: width - 16, appearance) {
        [unowned self] in apply(earlier + $0)
      }
      card.frame = CGRect(x: 8, y: top, width: width - 16, height: card.height)
      top += card.height + WhyNotList.gap
      before += causes[index].cures.first?.edits ?? []
    }
    isWon = state.isComplete && state.answer?.isCured == true
    lines = appearance.typesetter.lines(
      of: WhyNotList.note(state)[language], .row, width: width - 2 * WhyNotList.margin - 18)
    height = top + CGFloat(lines.count) * WhyNotList.pitch + 16
    setNeedsLayout()
  }

  /// The line below the cards.
  private static func note(_ state: WhyNotState) -> any InterfaceText {
    guard let answer = state.answer else { return WhyNotText.fingersDown }
    guard state.isComplete else { return CureText.searching }
    if answer.causes.isEmpty { return WhyNotText.wins(state.view) }
    return answer.isCured ? WhyNotText.allCured(state.view, causes: answer.causes.count) : WhyNotText.notCured
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, column = bounds.insetBy(dx: WhyNotList.margin, dy: 0)
    let head = column.strip(.top, WhyNotList.head)
    let start = head.minX + appearance.width(words[0], WhyNotList.font) + 8
    list.line(words[0], WhyNotList.font, theme.ink, in: head, appearance)
    let end = list.chip(name, theme.skip, size: 13, left: start, middle: head.midY, appearance)
    let gap: CGFloat = words[1].count == 1 ? 3 : 8
    list.line(words[1], WhyNotList.font, theme.ink, in: head.between(end + gap, head.maxX), appearance)
    list.rule(from: head.minX, to: head.maxX, y: WhyNotList.head - 1, theme.line)
    let top = height - 16 - CGFloat(lines.count) * WhyNotList.pitch
    if isWon {
      list.icon(
        .star, at: CGPoint(x: column.minX + 6, y: top + WhyNotList.pitch / 2), magnification: 0.85, theme.result)
    }
    for (index, line) in lines.enumerated() {
      let frame = CGRect(x: column.minX, y: top, width: column.width, height: 0).row(index, height: WhyNotList.pitch)
      list.line(line, .row, theme.ink2, in: frame.inset(left: isWon ? 18 : 0), appearance)
    }
  }
}
