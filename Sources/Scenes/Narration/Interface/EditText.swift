import Scenes

/// The texts of edit mode.
package enum EditText: InterfaceText, Equatable {
  case editMode
  /// Below the palette.
  case drawsInside, snapsTo, dragToDraw
  /// The lines to which a view snaps.
  case leftEdge(String), rightEdge(String), topEdge(String), bottomEdge(String), middle(String)
  // The buttons of the palette
  case moveViews, newView, newButton, newLabel, newSwitch, newSlider, newScrollView, newRecognizer, duplicate, delete,
    toFront, toBack
  /// A button needs a selected view.
  case selectFirst
  case cannotDelete(String)

  package var text: LocalizedText {
    switch self {
    case .editMode: localized("Edit mode", "编辑模式")
    case .drawsInside:
      localized("Drag inside a view to draw in it, its border or name to move it", "在视图里面拖动是画新视图，拖它的边或名字是移动")
    case .snapsTo: localized("Snaps to edges, centres and 10 pt", "吸附到边、中线和 10 点")
    case .dragToDraw: localized("Drag to draw the view", "拖出新视图")
    case .leftEdge(let view): localized("left edge of \(view)", "\(view) 的左边")
    case .rightEdge(let view): localized("right edge of \(view)", "\(view) 的右边")
    case .topEdge(let view): localized("top edge of \(view)", "\(view) 的上边")
    case .bottomEdge(let view): localized("bottom edge of \(view)", "\(view) 的下边")
    case .middle(let view): localized("centre of \(view)", "\(view) 的中线")
    case .newView: localized("View", "视图")
    case .moveViews: localized("Move", "移动")
    case .newButton: localized("Button", "按钮")
    case .newLabel: localized("Label", "标签")
    case .newSwitch: localized("Switch", "开关")
    case .newSlider: localized("Slider", "滑块")
    case .newScrollView: localized("Scroll view", "滚动视图")
    case .newRecognizer: localized("Recognizer", "识别器")
    case .duplicate: localized("Duplicate", "复制一份")
    case .delete: localized("Delete", "删除")
    case .toFront: localized("Front", "置前")
    case .toBack: localized("Back", "置后")
    case .selectFirst: localized("Select a view first", "先选中一个视图")
    case .cannotDelete(let name): localized("A scene needs its window \(name)", "场景少不了窗口 \(name)")
    }
  }
}
