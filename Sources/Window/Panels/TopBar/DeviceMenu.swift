import Narration
import PanelModels
import Scenes
import UIKit

/// The entries of the device menu: first events of the system, then, under a line, actions on the recorded input.
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

  /// The key that does the same.
  var key: String {
    switch self {
    case .interrupt: "I"
    case .shake: "M"
    case .remote: "N"
    case .press: "K"
    case .replay: "Shift+Space"
    case .cut: "Del"
    case .save: "Ctrl+R"
    case .capture: "Ctrl+E"
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
