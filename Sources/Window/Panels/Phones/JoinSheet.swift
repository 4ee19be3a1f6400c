import Canvas
import Narration
import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// The sheet with the address of the class: a QR code and the address, large enough for the last row, and how many are there.
final class JoinSheet: UIView, Overlay {
  let element = ElementName.joinSheet
  private let box = JoinBox()
  private let send: (Command) -> Void
  private let end = SheetButton(), done = SheetButton()
  private var others: [SheetButton] = []

  /// - Parameters:
  ///   - send: called with each command of the user.
  ///   - close: called to close the sheet.
  init(send: @escaping (Command) -> Void, close: @escaping () -> Void) {
    self.send = send
    super.init(frame: .zero)
    end.addAction(UIAction { _ in send(.endPhones) }, for: .touchUpInside)
    done.addAction(UIAction { _ in close() }, for: .touchUpInside)
    done.isDefault = true
    (end.accessibilityIdentifier, done.accessibilityIdentifier) = ("phones.end", "phones.close")
    addSubview(box)
    for button in [end, done] { box.addSubview(button) }
  }

  required init?(coder: NSCoder) { return nil }

  /// The visible part of the sheet, in the window.
  var area: CGRect { box.frame }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    // The sheet opens before the panels know of the class.
    guard let phones = display.phones else { return }
    let language = appearance.languages.first
    frame = CGRect(origin: .zero, size: appearance.layout.size)
    (end.title, done.title) = (ClassText.end[language], ClassText.close[language])
    showOthers(phones.otherAddresses)
    box.show(
      phones, isAsking: display.prediction?.phase == .asking, buttons: [end, done], others: others, in: frame,
      appearance)
  }

  private func showOthers(_ addresses: [String]) {
    guard addresses != others.map(\.title) else { return }
    others.forEach { $0.removeFromSuperview() }
    others = addresses.prefix(3).map { address in
      let button = SheetButton { [send] in send(.movePhones(to: address)) }
      button.title = address
      button.accessibilityIdentifier = "phones.address.\(address)"
      box.addSubview(button)
      return button
    }
  }

  /// Moves through the buttons, or closes the sheet.
  func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool {
    guard !modifiers.contains(.control) else { return false }
    let buttons = others + [end, done], count = buttons.count
    let current = buttons.firstIndex { $0 === host.focus }
    switch key {
    case .enter where current == nil: host.close(self)
    case .tab where modifiers.contains(.shift), .up, .left:
      host.focus = buttons[((current ?? count) - 1 + count) % count]
    case .tab, .down, .right: host.focus = buttons[((current ?? -1) + 1) % count]
    default: return false
    }
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }
}

/// The content of the sheet. It fills most of the window.
private final class JoinBox: PaintedView {
  private var phones = PhonesState(address: "", code: [])
  private var isAsking = false
  /// The places of the code, of the texts beside it, and of the address below, in pixels.
  private var code = CGRect.zero, column = CGRect.zero, address = CGRect.zero
  /// The place of the title of the buttons with other addresses, in pixels; nil without such.
  private var othersTitle: CGRect?
  private var scale: CGFloat = 1

  func show(
    _ phones: PhonesState, isAsking: Bool, buttons: [SheetButton], others: [SheetButton], in window: CGRect,
    _ appearance: Appearance
  ) {
    (self.phones, self.isAsking) = (phones, isAsking)
    // The same on every display: the whole class looks at it.
    scale = min(window.width / 1280, window.height / 800)
    let size = CGSize(
      width: min(window.width - 32 * scale, 1120 * scale).rounded(),
      height: min(window.height - 32 * scale, 736 * scale).rounded())
    frame = window.centered(size)
    var rest = bounds.insetBy(dx: 32 * scale, dy: 24 * scale)
    address = rest.cut(.bottom, 84 * scale)
    code = rest.cut(.left, min(rest.height, rest.width * 0.62))
    column = rest.inset(left: 24 * scale)
    let height = 28 * appearance.overlayScale, gap = 8 * scale
    var lower = column
    var row = lower.cut(.bottom, height)
    for button in buttons.reversed() {
      button.frame = row.cut(.right, min(button.width(appearance), row.width))
      _ = row.cut(.right, gap)
    }
    for button in others.reversed() {
      _ = lower.cut(.bottom, gap)
      button.frame = lower.cut(.bottom, height).strip(.left, min(button.width(appearance), lower.width))
    }
    othersTitle = others.isEmpty ? nil : lower.cut(.bottom, 32 * scale)
  }

  /// A press on the box does not close the sheet.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, language = appearance.languages.first
    list.box(bounds, radius: 12 * scale, fill: theme.panel, border: theme.controlBorder)
    list.qrCode(phones.code, in: code)
    paintAddress(&list, appearance)
    var rest = column
    func add(_ text: String, _ size: CGFloat, isStrong: Bool = false, _ color: Color) {
      let font = Font.sans(Int((size * scale).rounded()), isStrong ? .semibold : .regular)
      for line in appearance.typesetter.lines(of: text, font, width: rest.width, maximum: 6) {
        list.line(line, font, color, in: rest.cut(.top, size * 1.3 * scale), appearance)
      }
      _ = rest.cut(.top, 20 * scale)
    }
    add(ClassText.title[language], 40, isStrong: true, theme.text)
    add(ClassText.advice[language], 26, theme.secondaryText)
    add(ClassText.present(phones.present)[language], 34, isStrong: true, theme.text)
    if isAsking { add(ClassText.answered(phones.answered, of: phones.present)[language], 26, theme.text) }
    if let othersTitle {
      let font = Font.sans(Int((20 * scale).rounded()))
      list.line(ClassText.otherAddress[language], font, theme.secondaryText, in: othersTitle, appearance)
    }
  }

  /// Draws the address as large as it fits.
  private func paintAddress(_ list: inout DrawingList, _ appearance: Appearance) {
    let wanted = Int((64 * scale).rounded()), width = appearance.width(phones.address, .mono(wanted))
    let fitting = width > address.width ? Int(CGFloat(wanted) * address.width / width) : wanted
    list.line(phones.address, .mono(fitting), appearance.theme.text, in: address, appearance, .center)
  }
}

extension ClassText {
  /// The tooltip of the buttons for phones.
  static func button(_ phones: PhonesState?) -> ClassText { phones == nil ? .answerWithPhones : .showAddress }
}
