import Scenes
import TouchTrace
import UIKit

extension TraceStep.DeviceEvent: InterfaceText {
  package var text: LocalizedText {
    switch self {
    case .shake: say("Shake", "摇动")
    case .press: say("Press", "按键")
    case .remoteControl: say("Remote control", "遥控")
    }
  }
}
