import Scenes

/// Headings of regions, sections and columns, and titles of tabs.
package enum HeadingText: InterfaceText, CaseIterable {
  case responderChain, viewsFrontFirst
  case inspector, code, log, compare, whyNotMe, why
  case chapter, step, time, finger, delivery, once, dragging
  case threeGates, whereItCanBeHit, touches, gestureRecognizers, controlEvents, timesSent, frame
  case valuesHere, callStack
  case legend, presets, notes, opened, mouse

  package var text: LocalizedText {
    switch self {
    case .responderChain: localized("Responder chain", "响应链")
    case .viewsFrontFirst: localized("Views, front to back", "视图（前面的在先）")
    case .inspector: localized("Inspector", "检查器")
    case .code: localized("Code", "代码")
    case .log: localized("Log", "日志")
    case .compare: localized("Compare", "对比")
    case .whyNotMe: localized("Why not me?", "为何不是我？")
    case .why: localized("Why?", "为何？")
    case .chapter: localized("Chapter", "章节")
    case .step: localized("Step", "步骤")
    case .time: localized("Time", "时间")
    case .finger: localized("Finger", "手指")
    case .delivery: localized("Delivery", "递送")
    case .once: localized("Once", "单次")
    case .dragging: localized("Dragging", "拖动中")
    case .controlEvents: localized("Control events", "控件事件")
    case .timesSent: localized("sent", "次数")
    case .threeGates: localized("Three gates", "三道门")
    case .whereItCanBeHit: localized("Hit area", "命中范围")
    case .touches: localized("Touches", "触摸")
    case .gestureRecognizers: localized("Recognizers", "识别器")
    case .frame: localized("Frame", "位置与大小")
    case .valuesHere: localized("Values", "此处的值")
    case .callStack: localized("Call stack", "调用栈")
    case .legend: localized("Legend", "图例")
    case .presets: localized("Presets", "预设")
    case .opened: localized("Your scenes", "你的场景")
    case .mouse: localized("Mouse on the device", "鼠标（在设备上）")
    case .notes: localized("Notes", "说明")
    }
  }
}
