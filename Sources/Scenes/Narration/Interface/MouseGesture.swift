import Scenes

/// The gestures of the mouse on the stage, for the list of all keys.
package enum MouseGesture: InterfaceText, CaseIterable {
  case press, drag, doubleClick, pair, parallel, pivot, pinned, fan, force

  package var text: LocalizedText {
    switch self {
    case .press: localized("finger down until it is released", "手指按下，松开抬起")
    case .drag: localized("move the finger", "移动手指")
    case .doubleClick: localized("double tap", "连点两下")
    case .pair: localized("pinch and rotate", "捏合与旋转")
    case .parallel: localized("two fingers in parallel", "两指平行移动")
    case .pivot: localized("place the pivot", "双指的中心")
    case .pinned: localized("a finger that stays; again lifts it", "留住的手指；再点抬起")
    case .fan: localized("tap with that many fingers", "几根手指同时点")
    case .force: localized("force of the finger that is down", "按下手指的力度")
    }
  }

  /// The keys that are held and the action of the mouse, as key caps.
  package func caps(_ language: Language) -> [String] {
    switch self {
    case .press: [localized("press", "按住")[language]]
    case .drag: [localized("drag", "拖动")[language]]
    case .doubleClick: [localized("double click", "双击")[language]]
    case .pair: ["Ctrl", localized("drag", "拖动")[language]]
    case .parallel: ["Ctrl", "Shift", localized("drag", "拖动")[language]]
    case .pivot: [localized("middle click", "中键")[language]]
    case .pinned: [localized("right click", "右键")[language]]
    case .fan: ["2–5", localized("click", "点击")[language]]
    case .force: [localized("wheel", "滚轮")[language]]
    }
  }
}
