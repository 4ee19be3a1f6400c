import Scenes

/// What stands over a region, a section or a column, and on tabs.
package enum Heading: InterfaceText, CaseIterable {
  case responderChain, viewsFrontFirst
  case inspector, code, log, whyNotMe
  case chapter, step, time, finger, delivery
  case threeGates, whereItCanBeHit, touches, gestureRecognizers, frame
  case valuesHere, callStack
  case legend, lessons, notes, opened

  package var text: LocalizedText {
    switch self {
    case .responderChain: say("Responder chain", "响应链")
    case .viewsFrontFirst: say("Views, front first", "视图（前面的在先）")
    case .inspector: say("Inspector", "检查器")
    case .code: say("Code", "代码")
    case .log: say("Log", "日志")
    case .whyNotMe: say("Why not me?", "为何不是我？")
    case .chapter: say("Chapter", "章节")
    case .step: say("Step", "步骤")
    case .time: say("Time", "时间")
    case .finger: say("Finger", "手指")
    case .delivery: say("Delivery", "递送")
    case .threeGates: say("Three gates", "三道门")
    case .whereItCanBeHit: say("Where it can be hit", "命中范围")
    case .touches: say("Touches", "触摸")
    case .gestureRecognizers: say("Gesture recognizers", "手势识别器")
    case .frame: say("Frame", "位置与大小")
    case .valuesHere: say("Values here", "此处的值")
    case .callStack: say("Call stack", "调用栈")
    case .legend: say("Legend", "图例")
    case .lessons: say("Lessons", "课程")
    case .opened: say("Opened", "已打开")
    case .notes: say("Notes", "说明")
    }
  }
}
