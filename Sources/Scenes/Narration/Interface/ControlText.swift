import Scenes

/// Labels of switches, popups, segments and buttons, and placeholder texts.
package enum ControlText: InterfaceText, CaseIterable {
  // Top bar
  case live, step, predict, edit
  // Sidebar
  case searchPresets, noPresetFound
  // Inspector
  case gatesOpen, gatesClosed, hitInsets, paintOnly, standard, boundsStandard, enlarged, always
  case beyondBoundsOverride, safeOverride, observedOverride
  case ignores, handles, handlesAndPassesOn, custom
  case none, add, variant
  // Responder chain column, before the hit-test view is known or without a touch
  case chainNotKnownYet, touchTheDevice
  // Log
  case tree, steps, console, json, filter
  case emptyLog, emptyConsole, noRowFound
  case fingers, velocity, scale, angle
  // Opening a file
  case openScene, pathOfScene, openAdvice
  /// The advice where there is no file to choose.
  case openPathAdvice

  package var text: LocalizedText {
    switch self {
    case .live: localized("Live", "实时")
    case .step: localized("Step", "单步")
    case .predict: localized("Predict", "预测")
    case .edit: localized("Edit", "编辑")
    case .searchPresets: localized("Search presets", "搜索预设")
    case .noPresetFound: localized("No presets found", "没有找到预设。")
    case .gatesOpen: localized("all open: takes part in hit tests", "全部打开：会被询问")
    case .gatesClosed: localized("closed: skipped with its subviews", "关闭：整棵子树跳过")
    case .hitInsets: localized("hit outsets", "外扩")
    case .paintOnly: localized("drawing only", "只影响绘制")
    case .standard: localized("default", "默认")
    case .boundsStandard: localized("bounds (default)", "bounds（默认）")
    case .enlarged: localized("bounds, enlarged", "外扩的 bounds")
    case .always: localized("always YES", "总是 YES")
    case .beyondBoundsOverride: localized("subviews beyond bounds", "超出 bounds 的子视图")
    case .safeOverride: localized("subviews first, then itself", "先问子视图，再看自己")
    case .observedOverride: localized("as on the device", "和设备上一样")
    case .openScene: localized("Open a scene", "打开场景")
    case .pathOfScene: localized("Path of the scene file", "场景文件的路径")
    case .openAdvice:
      localized(
        "Type to filter, ↓ or click to choose; Tab completes a path, Enter opens. A file can be dropped on the window, too.",
        "输入即筛选，↓ 或点击选择；Tab 补全路径，Enter 打开。也可以把文件拖进窗口。")
    case .openPathAdvice:
      localized(
        "Tab completes a path, Enter opens. A file can be dropped on the window, too.", "Tab 补全路径，Enter 打开。也可以把文件拖进窗口。")
    case .ignores: localized("ignores", "不处理")
    case .handles: localized("handles", "处理")
    case .handlesAndPassesOn: localized("handles, passes on", "处理并传递")
    case .custom: localized("custom", "自定")
    case .none: localized("none", "无")
    case .add: localized("Add", "添加")
    case .variant: localized("variant", "版本")
    case .chainNotKnownYet:
      localized("The chain starts at the hit-test view, which is not known yet.", "响应链从命中视图开始，而它还是未知的。")
    case .touchTheDevice: localized("Touch the device to see its responder chain.", "点一下设备，响应链就会出现在这里。")
    case .tree: localized("Tree", "树")
    case .steps: localized("Steps", "步骤")
    case .console: localized("Console", "控制台")
    case .json: LocalizedText("JSON")
    case .emptyLog:
      localized("Nothing has happened yet. Press on the device, or press Space to play.", "还没有发生任何事。点一下设备，或按空格键播放。")
    case .emptyConsole: localized("Nothing was printed up to this step.", "到这一步还没有输出。")
    case .noRowFound: localized("No row contains these words.", "没有包含这些文字的行。")
    case .filter: localized("Filter", "筛选")
    case .fingers: localized("fingers", "手指")
    case .velocity: localized("velocity", "速度")
    case .scale: localized("scale", "缩放")
    case .angle: localized("angle", "角度")
    }
  }
}
