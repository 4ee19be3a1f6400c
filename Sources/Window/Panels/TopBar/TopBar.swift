import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The bar along the top: the scene, and the settings of the window.
final class TopBar: PaintedView, Panel {
  let region = Region.topBar
  /// Called to show the sheet of all keys.
  var openHelp: () -> Void = {}
  /// Called to give the keys back after the title was edited.
  var endNaming: () -> Void = {}
  private var title = "", lesson: String?
  /// The title of a person's own scene, which can be edited.
  private let titleField: TitleField
  private let variants: VariantPicker
  private let modes: Segments
  private let transport: Transport
  private let themes: MenuButton
  private let languages: PopupButton
  private let help: IconButton
  private let hitMap: IconButton
  private let device: MenuButton
  private let compare: IconButton
  private let logo: LogoButton
  private let open: FileButton
  private let save: FileButton
  /// The text after the title of an edited scene; nil if the scene is as its file has it.
  private var editedText: String?
  /// Whether the start page is shown: then the bar has only the settings of the window.
  private var isOnStartPage = false

  /// - Parameter send: called with each command of the user.
  init(send: @escaping (Command) -> Void) {
    modes = Segments { send(.setMode(DisplayState.Mode.allCases[$0])) }
    transport = Transport(send: send)
    titleField = TitleField { name in
      if !name.isEmpty { send(.editTree([.nameScene(name)])) }
      return nil
    }
    variants = VariantPicker { send(.chooseVariant($0)) }
    device = MenuButton(.device) { send(DeviceEntry.allCases[$0].command) }
    compare = IconButton(.compare) { send(.toggleCompare) }
    themes = MenuButton(.sun) { send(.setTheme(Theme.Name.allCases[$0])) }
    languages = PopupButton { send(.setLanguages(Languages.allCases[$0])) }
    help = IconButton(.help)
    hitMap = IconButton(.hitMap) { send(.toggleHitMap) }
    logo = LogoButton { send(.showStartPage(true)) }
    open = FileButton(.open) { send(.askForFile) }
    save = FileButton(.save) { send(.save) }
    super.init(frame: .zero)
    titleField.end = { [unowned self] in endNaming() }
    help.addAction(UIAction { [unowned self] _ in openHelp() }, for: .touchUpInside)
    modes.accessibilityIdentifier = "topBar.mode"
    themes.accessibilityIdentifier = "topBar.theme"
    languages.accessibilityIdentifier = "topBar.language"
    help.accessibilityIdentifier = "topBar.help"
    hitMap.accessibilityIdentifier = "topBar.hitMap"
    device.accessibilityIdentifier = "topBar.device"
    compare.accessibilityIdentifier = "topBar.compare"
    logo.accessibilityIdentifier = ElementName.logo.text
    open.accessibilityIdentifier = "topBar.open"
    save.accessibilityIdentifier = "topBar.save"
    titleField.accessibilityIdentifier = "topBar.title"
    for view in [
      titleField, logo, open, save, variants, modes, transport, device, compare, hitMap, themes, languages, help,
    ] {
      addSubview(view)
    }
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let language = appearance.languages.first
    isOnStartPage = display.start != nil
    lesson = display.scene.lesson?.title[language]
    let names = DisplayState.Mode.allCases.map { $0.label[language] }
    modes.show(names.map { .text($0) }, selected: DisplayState.Mode.allCases.firstIndex(of: display.mode), appearance)
    transport.show(display, appearance)
    themes.icon = appearance.theme.name.icon
    themes.show(
      [TooltipText.light, .dark, .projector].map { $0[language] },
      selected: Theme.Name.allCases.firstIndex(of: appearance.theme.name), tooltip: TooltipText.theme[language],
      appearance)
    languages.show(
      [TooltipText.english, .simplifiedChinese, .bothLanguages].map { $0[language] },
      selected: Set(Languages.allCases.indices.filter { Languages.allCases[$0] == appearance.languages }),
      [appearance.languages.code], appearance)
    languages.tooltip = TooltipText.language[language]
    help.tooltip = TooltipText.help[language]
    hitMap.tooltip = TooltipText.hitMap[language]
    hitMap.isSelected = display.hitMap != nil
    device.show(
      DeviceEntry.allCases.map { $0[language] }, keys: DeviceEntry.allCases.map(\.key),
      groups: [DeviceEntry.allCases.firstIndex(of: .replay) ?? 0], tooltip: TooltipText.device[language], appearance)
    compare.tooltip = TooltipText.compare[language]
    compare.isSelected = display.comparison != nil
    logo.showsName = isOnStartPage
    open.title = StartText.open[language]
    save.title = SavingText.save[language]
    (open.tooltip, save.tooltip) = (TooltipText.openScene[language], TooltipText.saveScene[language])
    save.isEnabled = display.isEdited
    let mark: SavingText = display.isUnsaved ? .notSaved : .edited
    editedText = display.isEdited ? mark[language] : nil
    logo.tooltip = isOnStartPage ? nil : TooltipText.startPage[language]
    arrange(appearance.layout)
    showTitle(display, appearance)
    for control in [modes, transport, device, compare, hitMap, open, save] { control.isHidden = isOnStartPage }
    if isOnStartPage { variants.isHidden = true }
    titleField.isHidden = isOnStartPage || !display.isNamedByHand
  }

  /// Shows the title of the scene, and its variants if there are several. If the full title does not fit, the short name
  /// of the sidebar takes its place. A title without one is cut.
  private func showTitle(_ display: WindowDisplay, _ appearance: Appearance) {
    let language = appearance.languages.first
    let left = titleLeft(appearance), right = modes.frame.minX - 16
    let scene = display.scene, full = scene.title[language]
    let name = scene.name == LocalizedText(scene.slug) ? full : scene.name[language]
    let wanted = variants.wantedWidth(display, appearance)
    let mark: CGFloat = editedText == nil ? 0 : 16, gap = (wanted == 0 ? 0 : 12) + mark
    title = left + appearance.width(full, .name) + gap + wanted <= right ? full : name
    let end = left + (appearance.width(title, .name) + 12 + mark).rounded(.up)
    variants.show(display, room: max(right - end, 60, min(140, right - left - 100)), appearance)
    variants.frame.origin = CGPoint(x: min(end, right - variants.frame.width).rounded(), y: 7)
    titleField.tooltip = TooltipText.sceneName[language]
    titleField.show(title, language)
    let room = (variants.isHidden ? right : variants.frame.minX - 12) - mark - left
    let width = max(appearance.width(title, .name).rounded(.up), 40)
    titleField.frame = CGRect(x: left - TitleField.margin, y: 7, width: 0, height: 26)
    titleField.widths = (
      min(width, room) + 2 * TitleField.margin, min(max(width, 140), right - left) + 2 * TitleField.margin
    )
  }

  private static let modesWidth: CGFloat = 208

  /// Lays the controls out. Mode and transport are at the left edge of the stage, or further left if the panel is too
  /// near; the others are at the right.
  private func arrange(_ layout: WindowLayout) {
    let isNarrow = layout.hasNarrowSidebar
    let wanted = layout.sidebar.maxX + (layout.size.width < 1600 ? 344 : 368)
    let farthest = layout.panel.minX - (isNarrow ? 30 : 44) - TopBar.modesWidth - 13 - Transport.width
    for button in [open, save] { button.showsTitle = !isNarrow }
    open.frame = CGRect(x: isNarrow ? 52 : 44, y: 7, width: isNarrow ? 28 : 66, height: 26)
    save.frame = CGRect(x: isNarrow ? 84 : 116, y: 7, width: isNarrow ? 28 : 64, height: 26)
    logo.frame = CGRect(x: 6, y: 5, width: logo.showsName ? 120 : 36, height: 29)
    modes.frame = CGRect(x: min(wanted, farthest), y: 7, width: TopBar.modesWidth, height: 26)
    transport.frame = CGRect(x: modes.frame.maxX + 13, y: 0, width: Transport.width, height: 40)
    help.frame = CGRect(x: bounds.width - 31, y: 6, width: IconButton.side, height: IconButton.side)
    languages.frame = CGRect(x: help.frame.minX - 72, y: 9, width: 66, height: PopupButton.height)
    themes.frame = CGRect(
      x: languages.frame.minX - IconButton.side - 6, y: 6, width: IconButton.side, height: IconButton.side)
    hitMap.frame = CGRect(
      x: themes.frame.minX - IconButton.side - 8, y: 6, width: IconButton.side, height: IconButton.side)
    // To the right of the speed, or at the panel's edge if that is too near.
    let behind = isNarrow ? transport.frame.maxX + 1 : transport.frame.maxX + 8
    device.frame = CGRect(x: behind, y: 6, width: IconButton.side, height: IconButton.side)
    compare.frame = CGRect(
      x: hitMap.frame.minX - IconButton.side - 2, y: 6, width: IconButton.side, height: IconButton.side)
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, layout = appearance.layout
    list.fill(bounds, theme.panel)
    list.rule(from: 0, to: bounds.width, y: bounds.height - 1, theme.line)
    guard !isOnStartPage else { return }
    for x in [layout.sidebar.maxX - 1, layout.panel.minX] {
      list.rule(at: x, in: bounds, theme.line)
    }
    paintTitle(&list, appearance)
  }

  private func titleLeft(_ appearance: Appearance) -> CGFloat {
    max(appearance.layout.sidebar.maxX, save.frame.maxX) + 16
  }

  private func titleFrame(_ appearance: Appearance) -> CGRect {
    let left = titleLeft(appearance)
    let right = variants.isHidden ? modes.frame.minX - 16 : variants.frame.minX - 12
    return bounds.between(left, right)
  }

  /// Draws the title, and the lesson of the preset after it if it fits.
  private func paintTitle(_ list: inout DrawingList, _ appearance: Appearance) {
    let frame = titleFrame(appearance)
    var room = frame
    if editedText != nil { room.size.width -= variants.isHidden ? 16 : 4 }
    var end: CGFloat
    if titleField.isHidden {
      end = list.line(title, .name, appearance.theme.text, in: room, appearance) + 12
    } else {
      end = titleField.frame.minX + titleField.widths.rest + 12 - TitleField.margin
    }
    if let editedText {
      list.fill(.circle(center: CGPoint(x: end + 1, y: frame.midY), radius: 3), appearance.theme.text)
      let rest = bounds.between(end + 9, frame.maxX)
      guard variants.isHidden, appearance.width(editedText, .row) <= rest.width else { return }
      end = list.line(editedText, .row, appearance.theme.faintText, in: rest, appearance) + 12
    }
    guard let lesson, variants.isHidden, end + appearance.width(lesson, .row) <= frame.maxX else { return }
    list.line(lesson, .row, appearance.theme.faintText, in: frame.between(end, frame.maxX), appearance)
  }
}

extension Theme.Name {
  fileprivate var icon: PanelIcon {
    switch self {
    case .light: .sun
    case .dark: .moon
    case .projector: .projector
    }
  }
}

extension Languages {
  /// The text of the button, which has to be understood in any language.
  fileprivate var code: String {
    switch self {
    case .english: "EN"
    case .simplifiedChinese: "中"
    case .both: "EN 中"
    }
  }
}

extension DisplayState.Mode {
  fileprivate var label: ControlText {
    switch self {
    case .live: .live
    case .step: .step
    case .predict: .predict
    case .edit: .edit
    }
  }
}
