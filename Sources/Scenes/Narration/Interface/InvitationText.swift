import Foundation
import Scenes
import TouchTrace

/// The gesture of an invitation, in a few words: `tap`, `hold 0.9 s`, `drag`.
package enum InvitationText: InterfaceText, Equatable {
  case tap(count: Int)
  /// Milliseconds.
  case hold(Int)
  case drag
  /// The number of fingers that do it together.
  case fingers(Int, isDrag: Bool)
  /// Milliseconds, after which the phone rings.
  case holdUntilCall(Int)
  case pressHarder
  case signal(Input)

  package init(_ gesture: InvitedGesture) {
    self =
      switch gesture {
      case let gesture where gesture.signal != nil: gesture.signal.map { .signal($0) } ?? .tap(count: 1)
      case let gesture where gesture.isInterrupted: .holdUntilCall(gesture.held)
      case let gesture where gesture.paths.count > 1: .fingers(gesture.paths.count, isDrag: gesture.isDrag)
      case let gesture where gesture.isDrag: .drag
      case let gesture where gesture.isHold: .hold(gesture.held)
      case let gesture where gesture.isHard: .pressHarder
      default: .tap(count: gesture.taps)
      }
  }

  package var text: LocalizedText {
    switch self {
    case .tap(1): localized("tap", "点一下")
    case .tap(2): localized("double tap", "连点两下")
    case .tap(let count): localized("\(count) taps", "连点 \(count) 下")
    case .hold(let time): localized("hold \(seconds(time)) s", "按住 \(seconds(time)) 秒")
    case .drag: localized("drag", "拖动")
    case .fingers(2, isDrag: true): localized("Ctrl: drag 2 fingers", "按住 Ctrl：双指拖动")
    case .fingers(2, isDrag: false): localized("Ctrl: 2 fingers", "按住 Ctrl：双指")
    case .fingers(let count, isDrag: true): localized("drag \(count) fingers", "\(count) 指拖动")
    case .fingers(let count, isDrag: false): localized("\(count) fingers", "\(count) 指同时点")
    case .holdUntilCall: localized("hold, then I", "按住，再按 I")
    case .pressHarder: localized("press, then wheel up", "按住，向上滚滚轮")
    case .signal(.shake): localized("M: shake", "M：摇一摇")
    case .signal(.remote): localized("N: remote button", "N：遥控按钮")
    case .signal(.press): localized("K: hardware button", "K：硬件按键")
    case .signal(.front(let view)): localized("F: \(view) to the front", "F：\(view) 移到最前面")
    case .signal: localized("", "")
    }
  }

  private func seconds(_ milliseconds: Int) -> String { number(CGFloat((Double(milliseconds) / 100).rounded() / 10)) }
}

/// Directions for a person before the first touch.
package enum WatchText: InterfaceText, CaseIterable {
  /// Below the invitation.
  case orPlay
  /// In place of the caption of a scene that has none.
  case touchTheDevice
  /// In edit mode, before the first touch.
  case buildThenTouch
  /// Below a touch in edit mode.
  case runAgain

  package var text: LocalizedText {
    switch self {
    case .orPlay: localized("Or press Play to watch it.", "也可以按“播放”看演示。")
    case .buildThenTouch:
      localized(
        "Drag on the device to draw views; D leaves edit mode, and then a press is a touch.",
        "在设备上拖出视图；按 D 退出编辑，再点就是触摸。")
    case .runAgain: localized("Each edit runs this touch again.", "每次修改后，这次触摸都会重演。")
    case .touchTheDevice:
      localized(
        "Press on the device: this line says which view gets the touch, and why.", "点一下设备：这里会说明哪个视图得到触摸，以及原因。")
    }
  }
}
