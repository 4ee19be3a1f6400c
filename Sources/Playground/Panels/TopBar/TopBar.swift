import Canvas
import Foundation
import Scenes
import UIKit

/// The bar along the top: what is shown, and how it is shown.
final class TopBar: UIView, Panel {
  let region = Region.topBar
  private var title = "", lesson: String?
  private let themes: Segments
  private let languages: Segments

  /// `say` is told what the person wants.
  init(say: @escaping (Command) -> Void) {
    themes = Segments { say(.setTheme(Theme.Name.allCases[$0])) }
    languages = Segments { say(.setLanguages(Languages.allCases[$0])) }
    super.init(frame: .zero)
    themes.accessibilityIdentifier = "topBar.theme"
    languages.accessibilityIdentifier = "topBar.language"
    themes.widths = .fixed([30, 30, 30])
    languages.widths = .fixed([28, 28, 40])
    addSubview(themes)
    addSubview(languages)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    let language = look.languages.first
    title = moment.scene.title[language]
    lesson = moment.scene.group?.title[language]
    let icons: [PanelIcon] = [.sun, .moon, .projector]
    themes.show(icons.map { .icon($0) }, selected: Theme.Name.allCases.firstIndex(of: look.theme.name), look)
    themes.hints = [Tooltip.light, .dark, .projector].map { $0[language] }
    let names = ["EN", "中", "EN 中"]
    languages.show(names.map { .text($0) }, selected: Languages.allCases.firstIndex(of: look.languages), look)
    languages.hints = [Tooltip.english, .simplifiedChinese, .bothLanguages].map { $0[language] }
    arrange(look.layout)
  }

  /// From the right; a narrow window leaves the help button out.
  private func arrange(_ layout: WindowLayout) {
    let right = layout.hasNarrowRail ? bounds.width - 7 : bounds.width - 39
    languages.frame = CGRect(x: right - 96, y: 7, width: 96, height: 26)
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

  /// The lesson's group stands behind the title where there is room for all of it.
  private func paintTitle(_ list: inout DrawingList, _ look: Look) {
    let left = look.layout.rail.maxX + 16
    let room = CGRect(x: left, y: 0, width: titleEnd(look) - left, height: bounds.height)
    let end = list.line(title, .name, look.theme.ink, in: room, look) + 12
    guard let lesson, end + look.width(lesson, .row) <= room.maxX else { return }
    list.line(
      lesson, .row, look.theme.ink3, in: CGRect(x: end, y: 0, width: room.maxX - end, height: bounds.height), look)
  }

  private func titleEnd(_ look: Look) -> CGFloat { themes.frame.minX - 16 }
}
