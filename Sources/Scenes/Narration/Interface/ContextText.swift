import Scenes

/// The rows of context menus.
package enum ContextText: InterfaceText, CaseIterable {
  case edit, leaveEditMode, select, viewsAtThisPoint
  /// The heading of the views at a point.
  case frontFirst
  case forward, backward, hide, show, interactionOff, interactionOn
  case enable, disable
  case ignoresTouches, handlesTouches, handlesAndPassesOn
  case goToStep, addBookmark, removeBookmark, loopChapter, endLoop, copyText, showArrows
  case copyCode, copyTest, copyQuestion
  case addView, addRecognizer
  case openScene, compare, compareWithOpen
  /// The headings of the items that add something.
  case inTheMiddle, withoutAction

  package var text: LocalizedText {
    switch self {
    case .openScene: localized("Open", "打开")
    case .compare: localized("Compare", "对比")
    case .compareWithOpen: localized("Compare with the open scene", "与打开的场景对比")
    case .edit: localized("Edit", "编辑")
    case .leaveEditMode: localized("Leave edit mode", "退出编辑模式")
    case .select: localized("Select", "选中")
    case .viewsAtThisPoint: localized("Views at this point", "此处的视图")
    case .frontFirst: localized("Front first", "由前到后")
    case .forward: localized("Bring forward", "前移一层")
    case .backward: localized("Send backward", "后移一层")
    case .hide: localized("Hide", "隐藏")
    case .show: localized("Show", "显示")
    case .interactionOff: localized("Interaction off", "关闭交互")
    case .interactionOn: localized("Interaction on", "打开交互")
    case .enable: localized("Enable", "启用")
    case .disable: localized("Disable", "停用")
    case .ignoresTouches: localized("Ignores touches", "不处理触摸")
    case .handlesTouches: localized("Handles touches", "处理触摸")
    case .handlesAndPassesOn: localized("Handles and passes on", "处理并向上传")
    case .goToStep: localized("Go to this step", "跳到这一步")
    case .addBookmark: localized("Add a bookmark", "加书签")
    case .removeBookmark: localized("Remove the bookmark", "去掉书签")
    case .loopChapter: localized("Repeat this chapter", "循环这一章")
    case .endLoop: localized("End the loop", "结束循环")
    case .copyText: localized("Copy as text", "复制为文本")
    case .showArrows: localized("Show its arrows", "显示它的箭头")
    case .copyCode: localized("Copy as Swift", "复制为 Swift 代码")
    case .copyTest: localized("Copy as test", "复制为测试")
    case .copyQuestion: localized("Copy as a question", "复制为提问")
    case .addView: localized("Add a view inside", "在里面添加视图")
    case .addRecognizer: localized("Add a recognizer", "添加识别器")
    case .inTheMiddle: localized("In its middle", "放在中间")
    case .withoutAction: localized("Without an action yet", "暂无动作")
    }
  }
}
