import Scenes

/// The tooltip of a button, a flag or a mark.
package enum TooltipText: InterfaceText, CaseIterable {
  // Top bar
  case previousStep, play, pause, nextStep, speed, theme, language
  case hitMap, compare, light, dark, projector, device, startPage, english, simplifiedChinese, bothLanguages, help
  case openScene, saveScene, sceneName
  // Presenter bar
  case previousPreset, nextPreset, playScript, nextVariant, code, leaveProjector
  // Flags on the stage and in the tree
  case hidden, interactionOff, animated, alpha, unseen, clips, control, override, enlarged, recognizers, disabled
  case exclusive, multiple
  // Marks
  case order, alphaWall, deadZone
  // Timeline
  case showFinger, singleEvents, dragEvents
  // Edges of panels
  case panelEdge

  package var text: LocalizedText {
    switch self {
    case .openScene: localized("Open a scene (Ctrl+O)", "打开场景（Ctrl+O）")
    case .saveScene: localized("Save the edited scene (Ctrl+S)", "保存修改后的场景（Ctrl+S）")
    case .sceneName: localized("The name of the scene: click to change it", "场景的名字：点一下就能改")
    case .previousStep: localized("Previous step", "上一步")
    case .play: localized("Play the steps", "逐步播放")
    case .pause: localized("Pause", "暂停")
    case .nextStep: localized("Next step", "下一步")
    case .theme: localized("Theme", "主题")
    case .language: localized("Language", "语言")
    case .speed: localized("Speed", "速度")
    case .hitMap: localized("Hit map\nthe hit-test view at every point", "命中图\n哪里由谁胜出")
    case .compare: localized("Two scenes side by side (C)", "并排看两个场景（C）")
    case .light: localized("Light", "浅色")
    case .dark: localized("Dark", "深色")
    case .projector: localized("Projector", "投影")
    case .device: localized("Device events and recording", "设备事件；手动操作的记录")
    case .startPage: localized("Start page (Ctrl+Home)", "起始页（Ctrl+Home）")
    case .english: LocalizedText("English")
    case .simplifiedChinese: LocalizedText("简体中文")
    case .bothLanguages: localized("Both languages", "两种语言")
    case .help: localized("All keys", "全部按键")
    case .previousPreset: localized("Previous preset", "上一个预设")
    case .nextPreset: localized("Next preset", "下一个预设")
    case .playScript: localized("Play", "播放")
    case .nextVariant: localized("Next variant", "下一个版本")
    case .code: localized("Code", "代码")
    case .leaveProjector: localized("Leave the projector", "退出投影")
    case .hidden: localized("Hidden\nskipped with all its subviews", "已隐藏\n整棵子树跳过")
    case .interactionOff: localized("Interaction off\nskipped with all its subviews", "交互关闭\n整棵子树跳过")
    case .animated:
      localized(
        "An animation is running\nhit tests skip the view with all its subviews", "动画进行中\n命中测试跳过整棵子树")
    case .alpha: localized("Alpha up to 0.01\nskipped with all its subviews", "alpha 不大于 0.01\n整棵子树跳过")
    case .unseen:
      localized("Almost transparent\nabove 0.01 it still takes touches", "几乎看不见\n大于 0.01 就照样接触摸")
    case .exclusive:
      localized("isExclusiveTouch\nno other view gets touches meanwhile", "isExclusiveTouch\n此时别的视图收不到触摸")
    case .multiple:
      localized("isMultipleTouchEnabled\nreceives more than one finger", "isMultipleTouchEnabled\n可以收到多根手指")
    case .clips: localized("Clips its subviews\nonly when drawing; hit tests ignore it", "裁剪子视图\n只影响绘制，不影响触摸")
    case .control: localized("Control\ntracks touches and sends actions", "控件\n跟踪触摸并发送动作")
    case .override: localized("Overrides hitTest or point(inside:)", "它重写了 hitTest 或 point(inside:)")
    case .enlarged: localized("Its hit area is larger than its bounds", "它的命中范围大于 bounds")
    case .recognizers: localized("Has gesture recognizers", "它带有手势识别器")
    case .disabled: localized("Disabled\nsends no actions", "已停用\n不发送动作")
    case .order: localized("Position in the order of asking", "询问的次序")
    case .alphaWall: localized("Up to 0.01, hit tests skip the view", "不大于 0.01 时触摸看不见它")
    case .panelEdge: localized("Drag to resize\nA double click puts the width back", "拖动调整宽度\n双击恢复默认宽度")
    case .showFinger: localized("Show the arrows of this finger", "显示这根手指的箭头")
    case .singleEvents: localized("Control events that are sent once for each change", "每次变化只发一次的控件事件")
    case .dragEvents: localized("Control events that are sent again for each move", "手指每移动一次就发一次的控件事件")
    case .deadZone: localized("This view is visible here, but another one gets the touch", "看得见它，胜出的却是别人")
    }
  }
}
