import Scenes

/// What a button, a flag or a mark says when the pointer rests on it.
package enum Tooltip: InterfaceText, CaseIterable {
  // Top bar
  case toStart, previousStep, play, pause, nextStep, toEnd, speed
  case hitMap, compare, light, dark, projector, device, english, simplifiedChinese, bothLanguages, help
  // Flags on the stage and in the tree
  case hidden, interactionOff, alpha, clips, control, override, enlarged, recognizers, disabled
  // Marks
  case order, alphaWall, hopNumber, deadZone

  package var text: LocalizedText {
    switch self {
    case .toStart: say("To the start", "回到开头")
    case .previousStep: say("Previous step", "上一步")
    case .play: say("Play the steps", "逐步播放")
    case .pause: say("Pause", "暂停")
    case .nextStep: say("Next step", "下一步")
    case .toEnd: say("To the end", "到结尾")
    case .speed: say("Speed", "速度")
    case .hitMap: say("Hit map\nwho wins where", "命中图\n哪里由谁胜出")
    case .compare: say("Compare two variants", "对比两个版本")
    case .light: say("Light", "浅色")
    case .dark: say("Dark", "深色")
    case .projector: say("Projector", "投影")
    case .device: say("What happens to the device; what was done by hand", "设备事件；手动操作的记录")
    case .english: LocalizedText("English")
    case .simplifiedChinese: LocalizedText("简体中文")
    case .bothLanguages: say("Both languages", "两种语言")
    case .help: say("All keys", "全部按键")
    case .hidden: say("Hidden\nskipped with all its subviews", "已隐藏\n整棵子树跳过")
    case .interactionOff: say("Interaction off\nskipped with all its subviews", "交互关闭\n整棵子树跳过")
    case .alpha: say("Alpha up to 0.01\nskipped with all its subviews", "alpha 不大于 0.01\n整棵子树跳过")
    case .clips: say("Clips its subviews\npaint only, touches do not see it", "裁剪子视图\n只影响绘制，不影响触摸")
    case .control: say("A control\nit tracks touches and sends actions", "控件\n跟踪触摸并发送动作")
    case .override: say("It overrides hitTest or point(inside:)", "它重写了 hitTest 或 point(inside:)")
    case .enlarged: say("Its hit area is larger than its bounds", "它的命中范围大于 bounds")
    case .recognizers: say("It has gesture recognizers", "它带有手势识别器")
    case .disabled: say("Disabled\nit sends no actions", "已停用\n不发送动作")
    case .order: say("Its place in the order of asking", "询问的次序")
    case .alphaWall: say("Up to 0.01 touches do not see the view", "不大于 0.01 时触摸看不见它")
    case .hopNumber: say("Its place in the chain", "在链中的位置")
    case .deadZone: say("You see this view, but another one wins here", "看得见它，胜出的却是别人")
    }
  }
}
