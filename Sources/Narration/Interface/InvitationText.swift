import Foundation
import Scenes
import TouchTrace

/// What a hand is to do, in a few words: `tap`, `hold 0.9 s`, `drag`.
package enum InvitationText: InterfaceText, Equatable {
  case tap(count: Int)
  /// Milliseconds.
  case hold(Int)
  case drag
  /// The number of fingers that do it together.
  case fingers(Int, isDrag: Bool)
  /// Milliseconds, after which the phone rings.
  case holdUntilCall(Int)

  package init(_ gesture: HandGesture) {
    self =
      switch gesture {
      case let gesture where gesture.isInterrupted: .holdUntilCall(gesture.held)
      case let gesture where gesture.paths.count > 1: .fingers(gesture.paths.count, isDrag: gesture.isDrag)
      case let gesture where gesture.isDrag: .drag
      case let gesture where gesture.isHold: .hold(gesture.held)
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
    case .fingers(let count, isDrag: true): localized("drag \(count) fingers", "\(count) 指拖动")
    case .fingers(let count, isDrag: false): localized("\(count) fingers", "\(count) 指同时点")
    case .holdUntilCall: localized("hold, then I", "按住，再按 I")
    }
  }

  private func seconds(_ milliseconds: Int) -> String { number(CGFloat((Double(milliseconds) / 100).rounded() / 10)) }
}

/// What stands below the invitation until the first touch.
package enum WatchText: InterfaceText {
  case orPlay

  package var text: LocalizedText { localized("Or press Play to watch it.", "也可以按“播放”看演示。") }
}
