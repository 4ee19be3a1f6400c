import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The bar along the top: what is shown, and how it is shown.
final class TopBar: UIView, Panel {
  let region = Region.topBar
  /// Shows all keys.
  var openHelp: () -> Void = {}
  private var title = "", lesson: String?
  private var scene: Scene?
  private let variants: PopupButton
  private let modes: Segments
  private let transport: Transport
  private let themes: Segments
  private let languages: Segments
  private let help: IconButton
  private let device: DeviceButton

  /// `say` is told what the person wants.
  init(say: @escaping (Command) -> Void) {
    var variantNames: () -> [String] = { [] }
    variants = PopupButton { say(.chooseVariant(variantNames()[$0])) }
    modes = Segments { say(.setMode(Moment.Mode.allCases[$0])) }
    transport = Transport(say: say)
    device = DeviceButton(say: say)
    themes = Segments { say(.setTheme(Theme.Name.allCases[$0])) }
    languages = Segments { say(.setLanguages(Languages.allCases[$0])) }
    var open: () -> Void = {}
    help = IconButton(.help) { open() }
    super.init(frame: .zero)
    open = { [unowned self] in openHelp() }
    variantNames = { [unowned self] in scene?.variants.map(\.name) ?? [] }
    variants.accessibilityIdentifier = "topBar.variant"
    modes.accessibilityIdentifier = "topBar.mode"
    themes.accessibilityIdentifier = "topBar.theme"
    languages.accessibilityIdentifier = "topBar.language"
    help.accessibilityIdentifier = "topBar.help"
    device.accessibilityIdentifier = "topBar.device"
    themes.widths = .fixed([30, 30, 30])
    languages.widths = .fixed([28, 28, 40])
    for view in [variants, modes, transport, device, themes, languages, help] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    let language = look.languages.first
    lesson = moment.scene.group?.title[language]
    let names = Moment.Mode.allCases.map { $0.label[language] }
    modes.show(names.map { .text($0) }, selected: Moment.Mode.allCases.firstIndex(of: moment.mode), look)
    transport.show(moment, look)
    let icons: [PanelIcon] = [.sun, .moon, .projector]
    themes.show(icons.map { .icon($0) }, selected: Theme.Name.allCases.firstIndex(of: look.theme.name), look)
    themes.hints = [Tooltip.light, .dark, .projector].map { $0[language] }
    let codes = ["EN", "中", "EN 中"]
    languages.show(codes.map { .text($0) }, selected: Languages.allCases.firstIndex(of: look.languages), look)
    languages.hints = [Tooltip.english, .simplifiedChinese, .bothLanguages].map { $0[language] }
    help.hint = Tooltip.help[language]
    device.show(look)
    arrange(look.layout)
    showTitle(moment, look)
  }

  /// A scene with several editions lets the person choose; that stands behind the title, which makes room for it. Where
  /// the full title is too long, the short name of the rail says as much.
  private func showTitle(_ moment: Moment, _ look: Look) {
    let language = look.languages.first
    scene = moment.scene
    variants.isHidden = moment.scene.variants.count < 2
    let left = look.layout.rail.maxX + 16, right = modes.frame.minX - 16
    let (full, name) = (moment.scene.title[language], moment.scene.name[language])
    let editions = variants.isHidden ? [] : moment.scene.variants.map { $0.title[language] }
    let widest = editions.map { look.width($0, .row) }.max().map { ($0 + 34).rounded(.up) } ?? 0
    let narrow = editions.isEmpty ? 0 : min(widest, 180) + 12
    title = left + look.width(full, .name) + narrow <= right ? full : name
    guard !editions.isEmpty else { return }
    let end = left + (look.width(title, .name) + 12).rounded(.up)
    let width = min(widest, max(right - end, 60, min(140, right - left - 100)))
    variants.frame = CGRect(x: min(end, right - width).rounded(), y: 9, width: width, height: PopupButton.height)
    variants.show(editions, selected: moment.scene.variants.firstIndex { $0.name == moment.variant.name }, look)
    variants.hint = ControlText.variant[language]
  }

  /// The mode and the transport stand where the stage begins, or further left where the panel comes too near; the
  /// rest stands at the right. A narrow window leaves the help button out.
  private func arrange(_ layout: WindowLayout) {
    let isNarrow = layout.hasNarrowRail
    let wanted = layout.rail.maxX + (layout.size.width < 1600 ? 328 : 368)
    let farthest = layout.panel.minX - (isNarrow ? 30 : 44) - 181 - Transport.width
    modes.frame = CGRect(x: min(wanted, farthest), y: 7, width: 168, height: 26)
    transport.frame = CGRect(x: modes.frame.maxX + 13, y: 0, width: Transport.width, height: 40)
    help.isHidden = isNarrow
    help.frame = CGRect(x: bounds.width - 31, y: 6, width: IconButton.side, height: IconButton.side)
    let right = isNarrow ? bounds.width - 7 : bounds.width - 39
    languages.frame = CGRect(x: right - 96, y: 7, width: 96, height: 26)
    // Behind the speed, or beside the panel's edge where that is too near.
    let behind = isNarrow ? layout.panel.minX + 8 : transport.frame.maxX + 8
    device.frame = CGRect(x: behind, y: 6, width: IconButton.side, height: IconButton.side)
    themes.frame = CGRect(x: languages.frame.minX - 98, y: 7, width: 90, height: 26)
  }

  // MARK: Painting

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme, layout = look.layout
    list.fill(bounds, theme.panel)
    list.rule(from: 0, to: bounds.width, y: bounds.height - 1, theme.line)
    for x in [layout.rail.maxX - 1, layout.panel.minX] {
      list.fill(CGRect(x: x, y: 0, width: 1, height: bounds.height), theme.line)
    }
    paintName(&list, look)
    paintTitle(&list, look)
  }

  private func paintName(_ list: inout DrawingList, _ look: Look) {
    let isNarrow = look.layout.hasNarrowRail
    list.element("topBar.logo") { list in
      let logo = CGRect(x: isNarrow ? 15 : 14, y: 11, width: 18, height: 18)
      let center = CGPoint(x: logo.midX, y: logo.midY)
      list.fill(.roundedRect(logo, radius: 4.5), look.theme.ink)
      list.stroke(.circle(center: center, radius: 5), width: 1.6, look.theme.panel)
      list.fill(.circle(center: center, radius: 1.9), look.theme.panel)
    }
    guard !isNarrow else { return }
    let room = CGRect(x: 40, y: 0, width: look.layout.rail.width - 48, height: bounds.height)
    list.line("Touchstone", .name, look.theme.ink, in: room, look)
  }

  private func titleRoom(_ look: Look) -> CGRect {
    let left = look.layout.rail.maxX + 16
    let right = variants.isHidden ? modes.frame.minX - 16 : variants.frame.minX - 12
    return CGRect(x: left, y: 0, width: max(right - left, 0), height: bounds.height)
  }

  /// The lesson's group stands behind the title where there is room for all of it.
  private func paintTitle(_ list: inout DrawingList, _ look: Look) {
    let room = titleRoom(look)
    let end = list.line(title, .name, look.theme.ink, in: room, look) + 12
    guard let lesson, variants.isHidden, end + look.width(lesson, .row) <= room.maxX else { return }
    list.line(
      lesson, .row, look.theme.ink3, in: CGRect(x: end, y: 0, width: room.maxX - end, height: bounds.height), look)
  }
}

extension Moment.Mode {
  fileprivate var label: ControlText {
    switch self {
    case .live: .live
    case .step: .step
    }
  }
}
