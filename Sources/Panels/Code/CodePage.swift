import Foundation
import Narration
import ScenePicture
import UIKit

/// The source of what runs now: UIKit's own hit test, or the override of the view that is asked, with the line that
/// the current step executes, the values there, and the calls that led to it.
final class CodePage: UIView {
  private let languages: Segments
  private let receivers: PopupButton
  private let scroll = ScrollArea(UIView(frame: .zero))
  private let listing = CodeListing()
  private let values = CodeValues()
  private let stack = CodeStack()

  private var language = CodeLanguage.swift
  /// Which call of the stack is shown; 0 is the innermost.
  private var chosen = 0
  private var shown: (display: DisplayState, appearance: Appearance)?

  init() {
    var chooseLanguage: (Int) -> Void = { _ in }, chooseFrame: (Int) -> Void = { _ in }
    languages = Segments { chooseLanguage($0) }
    receivers = PopupButton { chooseFrame($0) }
    super.init(frame: .zero)
    languages.accessibilityIdentifier = "code.language"
    receivers.accessibilityIdentifier = "code.receiver"
    listing.accessibilityIdentifier = "code.listing"
    for view in [languages, receivers, scroll] { addSubview(view) }
    for view in [listing, values, stack] { scroll.content.addSubview(view) }
    chooseLanguage = { [unowned self] in
      language = CodeLanguage.allCases[$0]
      refresh()
    }
    chooseFrame = { [unowned self] in
      chosen = $0
      refresh()
    }
    stack.choose = chooseFrame
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    if display.cursor != shown?.display.cursor || display.trace != shown?.display.trace { chosen = 0 }
    shown = (display, appearance)
    refresh()
  }

  private func refresh() {
    guard let (display, appearance) = shown else { return }
    let frames = display.trace.callStack(at: display.cursor)
    let frame = frames.indices.contains(chosen) ? frames[chosen] : nil
    let source = frame.map { display.source(of: $0, language) } ?? display.sourceAtRest(language)
    (listing.lines, listing.state) = (source.lines, source.state)
    values.title = HeadingText.valuesHere[appearance.languages.first]
    values.values =
      frame.map { CodeValue.values(of: $0, in: display.trace, at: display.cursor, language: language) } ?? []
    stack.show(frames, chosen: chosen, display, appearance)
    showChoices(frames, display, appearance)
    layoutSubviews()
    if let current = listing.currentLines { scroll.reveal(current.insetBy(dx: 0, dy: -18)) }
  }

  private func showChoices(_ frames: [CallFrame], _ display: DisplayState, _ appearance: Appearance) {
    let all = CodeLanguage.allCases
    languages.show(all.map { .text($0.rawValue) }, selected: all.firstIndex(of: language), appearance)
    let receiver = frames.isEmpty ? display.inspected.map { [$0] } ?? [] : frames.map(\.receiver)
    let names = receiver.map { StatusText.calledOn($0)[appearance.languages.first] }
    receivers.show(names, selected: names.indices.contains(chosen) ? chosen : nil, appearance)
  }

  override func layoutSubviews() {
    let margin = Inspector.margin, width = bounds.width - 2 * margin
    languages.frame = CGRect(x: margin, y: 12, width: 150, height: 26)
    receivers.frame = CGRect(x: bounds.width - margin - 112, y: 14, width: 112, height: PopupButton.height)
    scroll.frame = CGRect(x: 0, y: 50, width: bounds.width, height: max(bounds.height - 50, 0))
    listing.frame = CGRect(x: 1, y: 0, width: bounds.width - 1, height: listing.wantedHeight)
    var top = listing.wantedHeight + 10
    values.isHidden = values.values.isEmpty
    values.frame = CGRect(x: margin, y: top, width: width, height: values.wantedHeight)
    if !values.isHidden { top += values.wantedHeight }
    stack.isHidden = stack.isEmpty
    stack.frame = CGRect(x: margin, y: top, width: width, height: stack.wantedHeight)
    if !stack.isHidden { top += stack.wantedHeight }
    scroll.setContentHeight(top)
  }
}
