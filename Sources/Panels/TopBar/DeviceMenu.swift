import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// What can happen to the device besides touches, and what can be done with what was done by hand.
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
    case .interrupt: say("Phone call: the application resigns active", "来电：应用不再活跃")
    case .shake: say("Shake the device", "摇动设备")
    case .remote: say("Remote control: play or pause", "遥控：播放或暂停")
    case .press: say("Press a button", "按下按键")
    case .replay: say("Replay what was done by hand", "重放手动操作")
    case .cut: say("Cut the touch that is looked at", "剪掉正在看的触摸")
    case .save: say("Save what was done as the script", "存为脚本")
    case .capture: say("Save what came of it as expectations", "把结果存为预期")
    }
  }
}

/// The button that opens the menu of the device.
@MainActor final class DeviceButton: IconButton {
  private let say: (Command) -> Void
  private var titles: [String] = []
  private var width: CGFloat = 0

  /// `say` is told what was taken from the menu.
  init(say: @escaping (Command) -> Void) {
    self.say = say
    var open: () -> Void = {}
    super.init(.device) { open() }
    open = { [unowned self] in openMenu() }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ look: Look) {
    titles = DeviceEntry.allCases.map { $0[look.languages.first] }
    width = (titles.map { look.width($0, .row) }.max() ?? 0).rounded(.up) + 30
    hint = Tooltip.device[look.languages.first]
  }

  private func openMenu() {
    let menu = Menu(titles, selected: nil, width: width) { [say] in say(DeviceEntry.allCases[$0].command) }
    nearest(PanelWindow.self)?.open(menu, under: self)
  }
}
