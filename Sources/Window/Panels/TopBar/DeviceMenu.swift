import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The entries of the device menu: system events, and actions on the recorded input.
enum DeviceEntry: InterfaceText, CaseIterable {
  case interrupt, shake, remote, press
  case replay, cut, save, capture

  var command: Command {
    switch self {
    case .interrupt: .interrupt
    case .shake: .shake
    case .remote: .remote
    case .press: .press
    case .replay: .replay
    case .cut: .cut(.touch)
    case .save: .saveRecording
    case .capture: .captureExpectations
    }
  }

  var text: LocalizedText {
    switch self {
    case .interrupt: localized("Phone call: the application resigns active", "来电：应用不再活跃")
    case .shake: localized("Shake the device", "摇动设备")
    case .remote: localized("Remote control: play or pause", "遥控：播放或暂停")
    case .press: localized("Press a button", "按下按键")
    case .replay: localized("Replay the recorded input", "重放手动操作")
    case .cut: localized("Cut the current touch", "剪掉当前触摸")
    case .save: localized("Save as script", "存为脚本")
    case .capture: localized("Save as expectations", "把结果存为预期")
    }
  }
}

/// The button of the device menu.
@MainActor final class DeviceButton: IconButton {
  private let send: (Command) -> Void
  private var titles: [String] = []
  private var width: CGFloat = 0

  /// - Parameter send: called with the command of the chosen entry.
  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(.device)
    addAction(UIAction { [unowned self] _ in openMenu() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ appearance: Appearance) {
    titles = DeviceEntry.allCases.map { $0[appearance.languages.first] }
    width = (titles.map { appearance.width($0, .row) }.max() ?? 0).rounded(.up) + Menu.margins
    tooltip = TooltipText.device[appearance.languages.first]
  }

  private func openMenu() {
    let menu = Menu(titles, selected: [], width: width) { [send] in send(DeviceEntry.allCases[$0].command) }
    nearest(PanelWindow.self)?.open(menu, under: self)
  }
}
