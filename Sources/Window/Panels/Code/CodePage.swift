import Narration
import PanelModels
import ScenePicture
import UIKit

/// The source of the running function: UIKit's own hit test, or the override of the view that is asked, with the line
/// of the current step, the values there, and the call stack.
final class CodePage: UIView {
  private lazy var languages = Segments { [unowned self] index in
    if hasOwnCode { showsOwnCode = index == 0 } else { language = CodeLanguage.allCases[index] }
    refresh()
  }
  private lazy var receivers = PopupButton { [unowned self] in
    if isOwnShown {
      ownPage.choose($0)
      refresh()
    } else {
      showCall($0)
    }
  }
  private let ownPage: OwnCodePage
  /// Whether a person's own source is shown, where there is one, and not that of UIKit.
  private var showsOwnCode = true
  private let scroll = ScrollArea(UIView(frame: .zero))
  private let listing = CodeListing()
  private let values = CodeValues()
  private let stack = CodeStack()

  private(set) var language = CodeLanguage.swift
  /// The index of the shown call in the stack; 0 is the innermost.
  private var chosen = 0
  private var shown: (display: WindowDisplay, appearance: Appearance)?

  init(send: @escaping (Command) -> Void) {
    ownPage = OwnCodePage(send: send)
    super.init(frame: .zero)
    addSubview(ownPage)
    languages.accessibilityIdentifier = "code.language"
    receivers.accessibilityIdentifier = "code.receiver"
    listing.accessibilityIdentifier = "code.listing"
    for view in [languages, receivers, scroll] { addSubview(view) }
    for view in [listing, values, stack] { scroll.content.addSubview(view) }
    stack.choose = { [unowned self] in showCall($0) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    if display.cursor != shown?.display.cursor || display.trace != shown?.display.trace { chosen = 0 }
    shown = (display, appearance)
    refresh()
  }

  private func showCall(_ index: Int) {
    chosen = index
    refresh()
  }

  private var hasOwnCode: Bool { shown?.display.sources?.files.isEmpty == false }
  private var isOwnShown: Bool { hasOwnCode && showsOwnCode }

  /// Shows a file of a person's own code, and maybe a line of it, from 1.
  func showSource(_ file: Int, line: Int? = nil) {
    showsOwnCode = true
    ownPage.choose(file, line: line)
    refresh()
  }

  private func refresh() {
    guard let (window, appearance) = shown else { return }
    let display = window.stage
    (ownPage.isHidden, scroll.isHidden) = (!isOwnShown, isOwnShown)
    if isOwnShown {
      layoutSubviews()
      ownPage.show(window, appearance)
      return showChoices([], display, appearance)
    }
    let frames = display.trace.callStack(at: display.cursor)
    let frame = frames.indices.contains(chosen) ? frames[chosen] : nil
    let source = frame.map { display.source(of: $0, language) } ?? display.idleSource(language)
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
    if let sources = display.sources, hasOwnCode {
      languages.show(
        [.text(OwnCodeText.yourCode[appearance.languages.first]), .text("UIKit")], selected: isOwnShown ? 0 : 1,
        appearance)
      if isOwnShown { return receivers.show(sources.files.map(\.name), selected: ownPage.file, appearance) }
    }
    let all = CodeLanguage.allCases
    if !hasOwnCode {
      languages.show(all.map { .text($0.rawValue) }, selected: all.firstIndex(of: language), appearance)
    }
    let receiver = frames.isEmpty ? display.inspectedView.map { [$0] } ?? [] : frames.map(\.receiver)
    let names = receiver.map { StatusText.calledOn($0)[appearance.languages.first] }
    receivers.show(names, selected: names.indices.contains(chosen) ? chosen : nil, appearance)
  }

  override func layoutSubviews() {
    let column = bounds.insetBy(dx: Inspector.margin, dy: 0)
    languages.frame = column.inset(top: 12).strip(.top, 26).strip(.left, 150)
    receivers.frame = column.inset(top: 14).strip(.top, PopupButton.height).strip(.right, 112)
    scroll.frame = bounds.inset(top: 50)
    ownPage.frame = scroll.frame
    listing.frame = bounds.inset(left: 1).strip(.top, listing.preferredHeight)
    var top = listing.preferredHeight + 10
    values.isHidden = values.values.isEmpty
    values.frame = column.offsetBy(dx: 0, dy: top).strip(.top, values.preferredHeight)
    if !values.isHidden { top += values.preferredHeight }
    stack.isHidden = stack.isEmpty
    stack.frame = column.offsetBy(dx: 0, dy: top).strip(.top, stack.preferredHeight)
    if !stack.isHidden { top += stack.preferredHeight }
    scroll.setContentHeight(top)
  }
}
