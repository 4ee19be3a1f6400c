import Scenes
import TouchTrace
import UIKit

extension TraceStep.DeviceEvent: InterfaceText {
  package static var examples: [TraceStep.DeviceEvent] { [.shake, .press, .remoteControl] }

  package var text: LocalizedText {
    switch self {
    case .shake: localized("Shake", "摇动")
    case .press: localized("Press", "按键")
    case .remoteControl: localized("Remote control", "遥控")
    }
  }
}
