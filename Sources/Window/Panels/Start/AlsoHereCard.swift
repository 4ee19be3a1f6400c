import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The last card of the start page: what else there is, with its keys.
final class AlsoHereCard: PaintedView {
  private enum Entry: String, CaseIterable {
    case plan, apps, projector, search

    var icon: PanelIcon {
      switch self {
      case .plan: .play
      case .projector: .projector
      case .search: .search
      case .apps: .code
      }
    }

    var key: String? {
      switch self {
      case .plan: nil
      case .projector: "J"
      case .search: "/"
      case .apps: nil
      }
    }

    func texts(presets: Int) -> (title: StartText, detail: StartText, button: StartText) {
      switch self {
      case .plan: (.plan, .planDetail, .open)
      case .projector: (.projector, .projectorDetail, .open)
      case .search: (.search(presets), .searchDetail, .find)
      case .apps: (.apps, .appsDetail, .open)
      }
    }

    var commands: [Command] {
      switch self {
      case .plan: [.openPlan("first-hour")]
      case .projector: [.showStartPage(false), .toggleProjector]
      case .search: [.search]
      case .apps: [.openScene(id: "P47")]
      }
    }
  }

  private let presets: Int
  private let buttons: [PushButton]

  /// - Parameter presets: their number.
  init(presets: Int, send: @escaping (Command) -> Void) {
    self.presets = presets
    buttons = Entry.allCases.map { entry in PushButton { entry.commands.forEach(send) } }
    super.init(frame: .zero)
    for (button, entry) in zip(buttons, Entry.allCases) {
      button.accessibilityIdentifier = "start.\(entry.rawValue)"
      addSubview(button)
    }
  }

  /// A low card has a button for each entry, without pictures and details.
  private var isLow: Bool { bounds.height < 44 + 4 * 34 }

  private var pitch: CGFloat { min((bounds.height - 44) / CGFloat(Entry.allCases.count), 52).rounded(.down) }

  /// The places of the buttons of a low card, in two columns.
  private func cell(_ index: Int) -> CGRect {
    let space = bounds.insetBy(dx: 16, dy: 0).inset(top: 36, bottom: 8)
    let width = ((space.width - 8) / 2).rounded(.down), pitch = min((space.height / 2).rounded(.down), 34)
    return CGRect(
      x: space.minX + CGFloat(index % 2) * (width + 8), y: space.minY + CGFloat(index / 2) * pitch,
      width: width, height: pitch - 4)
  }

  private func row(_ index: Int) -> CGRect {
    bounds.insetBy(dx: 16, dy: 0).inset(top: 36).row(index, height: pitch)
  }

  func show(_ appearance: Appearance) {
    for (index, button) in buttons.enumerated() {
      let row = row(index), texts = Entry.allCases[index].texts(presets: presets)
      button.show((isLow ? texts.title : texts.button)[appearance.languages.first], appearance)
      button.frame = isLow ? cell(index) : CGRect(x: row.maxX - 64, y: (row.midY - 13).rounded(), width: 64, height: 26)
    }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, language = appearance.languages.first
    list.box(bounds, radius: 6, fill: theme.panel, border: theme.line)
    let heading = bounds.insetBy(dx: 16, dy: 0).band(middle: 20, height: 24)
    list.line(StartText.alsoHere[language], .name, theme.text, in: heading, appearance)
    if isLow { return }
    for (index, entry) in Entry.allCases.enumerated() {
      let row = row(index), texts = entry.texts(presets: presets)
      let tile = CGRect(x: row.minX, y: (row.midY - 16).rounded(), width: 32, height: 32)
      list.fill(.roundedRect(tile, radius: 8), theme.hover)
      list.icon(entry.icon, at: tile.center, theme.text)
      let cap = row.maxX - 74 - (entry.key.map { DrawingList.keyCapWidth($0, appearance) } ?? 0)
      if let key = entry.key { list.keyCap(key, left: cap, middle: row.midY, appearance) }
      let text = row.between(tile.maxX + 12, cap - 8)
      list.line(texts.title[language], .name, theme.text, in: text.band(middle: row.midY - 8, height: 20), appearance)
      list.line(
        texts.detail[language], .row, theme.secondaryText, in: text.band(middle: row.midY + 9, height: 20), appearance)
    }
  }
}
