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
    case .live: localized("Live", "实时")
    case .step: localized("Step", "单步")
    case .quiz: localized("Quiz", "测验")
    case .searchPresets: localized("Search presets", "搜索预设")
    case .noPresetFound: localized("No preset has these words.", "没有找到预设。")
    case .gatesOpen: localized("all open: it can be asked", "全部打开：会被询问")
    case .gatesClosed: localized("closed: skipped with all in it", "关闭：整棵子树跳过")
    case .hitInsets: localized("hit insets", "外扩")
    case .paintOnly: localized("paint only", "只影响绘制")
    case .standard: localized("default", "默认")
    case .boundsStandard: localized("bounds (default)", "bounds（默认）")
    case .enlarged: localized("bounds, enlarged", "外扩的 bounds")
    case .always: localized("always YES", "总是 YES")
    case .articleOverride: localized("the article's loop", "文章中的循环")
    case .safeOverride: localized("the safe loop", "安全的循环")
    case .returnsView: localized("returns a view", "返回指定视图")
    case .openScene: localized("Open a scene", "打开场景")
    case .pathOfScene: localized("Path of a scene file", "场景文件的路径")
    case .openAdvice:
      localized(
        "Tab completes, Enter opens, Esc closes. A file can be dropped on the window too.",
        "Tab 补全，Enter 打开，Esc 关闭。也可以把文件拖进窗口。")
    case .ignores: localized("ignores", "不处理")
    case .handles: localized("handles", "处理")
    case .handlesAndPassesOn: localized("handles, passes on", "处理并传递")
    case .none: localized("none", "无")
    case .add: localized("Add", "添加")
    case .notAView: localized("not a view: nothing to set", "不是视图，没有可设置的")
    case .differsFromPreset: localized("differs from preset", "与预设不同")
    case .variant: localized("variant", "版本")
    case .chainNotKnownYet:
      localized("The chain starts at the hit-test view, which is not known yet.", "响应链从命中视图开始，而它还是未知的。")
    case .touchTheDevice: localized("Touch the device: the chain appears here.", "点一下设备，响应链就会出现在这里。")
    case .tree: localized("Tree", "树")
    case .article: localized("Article", "文章")
    case .json: LocalizedText("JSON")
    case .filter: localized("Filter", "筛选")
    case .fingers: localized("fingers", "手指")
    case .velocity: localized("velocity", "速度")
    case .scale: localized("scale", "缩放")
    case .angle: localized("angle", "角度")
    case .alreadyAtEnd: localized("This is the last step.", "已经是最后一步。")
    }
  }
}
