import Scenes

/// Labels of switches, popups, segments and buttons, and what is written where there is nothing to show.
package enum ControlText: InterfaceText, CaseIterable {
  // Top bar
  case live, step, quiz
  // Rail
  case searchPresets, noPresetFound
  // Inspector
  case gatesOpen, gatesClosed, hitInsets, paintOnly, standard, boundsStandard, enlarged, always
  case articleOverride, safeOverride, returnsView
  case ignores, handles, handlesAndPassesOn
  case none, add, notAView, differsFromPreset, variant
  // Lane, before the hit-test view is known or without a touch
  case chainNotKnownYet, touchTheDevice
  // Log
  case tree, article, json, filter
  case fingers, velocity, scale, angle
  // Opening a file
  case openScene, pathOfScene, openAdvice
  // Notices
  case alreadyAtEnd

  package var text: LocalizedText {
    switch self {
    case .live: say("Live", "实时")
    case .step: say("Step", "单步")
    case .quiz: say("Quiz", "测验")
    case .searchPresets: say("Search presets", "搜索预设")
    case .noPresetFound: say("No preset has these words.", "没有找到预设。")
    case .gatesOpen: say("all open: it can be asked", "全部打开：会被询问")
    case .gatesClosed: say("closed: skipped with all in it", "关闭：整棵子树跳过")
    case .hitInsets: say("hit insets", "外扩")
    case .paintOnly: say("paint only", "只影响绘制")
    case .standard: say("default", "默认")
    case .boundsStandard: say("bounds (default)", "bounds（默认）")
    case .enlarged: say("bounds, enlarged", "外扩的 bounds")
    case .always: say("always YES", "总是 YES")
    case .articleOverride: say("the article's loop", "文章中的循环")
    case .safeOverride: say("the safe loop", "安全的循环")
    case .returnsView: say("returns a view", "返回指定视图")
    case .openScene: say("Open a scene", "打开场景")
    case .pathOfScene: say("Path of a scene file", "场景文件的路径")
    case .openAdvice:
      say(
        "Tab completes, Enter opens, Esc closes. A file can be dropped on the window too.",
        "Tab 补全，Enter 打开，Esc 关闭。也可以把文件拖进窗口。")
    case .ignores: say("ignores", "不处理")
    case .handles: say("handles", "处理")
    case .handlesAndPassesOn: say("handles, passes on", "处理并传递")
    case .none: say("none", "无")
    case .add: say("Add", "添加")
    case .notAView: say("not a view: nothing to set", "不是视图，没有可设置的")
    case .differsFromPreset: say("differs from preset", "与预设不同")
    case .variant: say("variant", "版本")
    case .chainNotKnownYet:
      say("The chain starts at the hit-test view, which is not known yet.", "响应链从命中视图开始，而它还是未知的。")
    case .touchTheDevice: say("Touch the device: the chain appears here.", "点一下设备，响应链就会出现在这里。")
    case .tree: say("Tree", "树")
    case .article: say("Article", "文章")
    case .json: LocalizedText("JSON")
    case .filter: say("Filter", "筛选")
    case .fingers: say("fingers", "手指")
    case .velocity: say("velocity", "速度")
    case .scale: say("scale", "缩放")
    case .angle: say("angle", "角度")
    case .alreadyAtEnd: say("This is the last step.", "已经是最后一步。")
    }
  }
}
