import Foundation
import Scenes
import TouchTrace

/// A short text with a number or a name.
package enum StatusText: InterfaceText, Equatable {
  /// The distance of a point outside a view, with the view's name or without.
  case miss(String?, Miss)
  /// The distance in a tag, where every number is in points.
  case distance(Miss)
  /// The view is asked only if the other one returns nil.
  case after(String)
  case step(Int, of: Int)
  /// Milliseconds.
  case time(Int)
  /// The scale of the device on the stage, as a factor.
  case scale(CGFloat)
  case finger(Int)
  /// In screen points.
  case point(CGPoint)
  case pointIn(String)
  /// The object on which the shown function is called.
  case calledOn(String)
  case resultChanged(from: String?, to: String?)
  /// The cause by which a touch was cancelled: a recognizer, or the system.
  case cut(by: String)
  case saved(String)
  case cannotSave(String)
  case copied
  /// The scene was copied as Swift.
  case copiedCode
  /// Own code was copied as a test, or why not.
  case copiedTest, nothingToTest, cannotTest
  /// The scene was copied as Markdown.
  case copiedQuestion
  case undone(ChangeName)
  case redone(ChangeName)
  case nothingToUndo
  case nothingToRedo
  /// A projected window is too narrow for code.
  case noRoomForCode
  /// The text size of the window, such as `1.2`.
  case textSize(String)
  /// The largest text size for which the window has room.
  case largestTextSize(String)
  case textSizeOfProjector
  /// The view that was selected, the view that the hit test returns, and the view whose gate is closed.
  case picked(String, hit: String, closed: String?, gate: GateText?)
  case unreached(Int)
  /// Responders that were cancelled like the one below them.
  case cancelledToo(Int)
  /// A responder that the event does not reach.
  case unreachedResponder(String)
  case moved(Int)
  /// The phase that a recognizer delays; nil if there is no space for it.
  case withheld(String?)
  case subviews(Int)
  /// The number of old steps that are no longer in memory.
  case forgotten(Int)
  /// Old steps have left memory for the first time.
  case forgets
  /// An event was dropped because the application ignores interaction.
  case ignoresInteraction
  /// The presets of a lesson whose point was seen, of all.
  case seen(Int, of: Int)
  case presets(Int)
  /// Scenes from the user's own files.
  case scenes(Int)
  /// The presets of a lesson that a search has found, of all.
  case found(Int, of: Int)
  /// The inputs that were played again after a change, of all.
  case playingAgain(Int, of: Int)

  package var text: LocalizedText {
    switch self {
    case .miss(nil, let miss): miss.phrase
    case .distance(let miss):
      localized(
        miss.phrase.english.replacing(" pt", with: ""), miss.phrase.simplifiedChinese.replacing(" pt", with: ""))
    case .miss(let view?, let miss):
      localized("\(view): \(miss.phrase.english)", "\(view)：\(miss.phrase.simplifiedChinese)")
    case .after(let name): localized("after \(name)", "在 \(name) 之后")
    case .step(let step, let count): localized("step \(step) of \(count)", "第 \(step) / \(count) 步")
    case .time(let milliseconds): LocalizedText("t = \(milliseconds) ms")
    case .scale(let factor): localized("scale \(number(factor))", "缩放 \(number(factor))")
    case .finger(let finger): localized("Finger \(finger)", "手指 \(finger)")
    case .point(let point): LocalizedText("(\(number(point.x)), \(number(point.y)))")
    case .pointIn(let name): localized("point in \(name)", "\(name) 中的点")
    case .calledOn(let name): localized("called on \(name)", "调用于 \(name)")
    case .resultChanged(let old, let new):
      localized("Result changed: \(old ?? "no view") → \(new ?? "no view")", "结果变了：\(old ?? "无") → \(new ?? "无")")
    case .cut(let cause): localized("cut by \(cause)", "被 \(cause) 取消")
    case .saved(let path): localized("Saved \(path)", "已保存 \(path)")
    case .cannotSave(let reason): localized("Cannot save: \(reason)", "无法保存：\(reason)")
    case .copied: localized("Copied", "已复制")
    case .copiedCode: localized("Copied as Swift for an iOS app", "已复制成 iOS 用的 Swift 代码")
    case .copiedTest: localized("Copied as a test with TouchTesting", "已复制成用 TouchTesting 的测试")
    case .nothingToTest: localized("Touch the device first: a test repeats touches", "请先触摸设备：测试会重复这些触摸")
    case .cannotTest:
      localized(
        "A test needs a controller or views: this code makes its windows by itself",
        "测试需要一个控制器或视图：这份代码自己创建窗口")
    case .copiedQuestion: localized("Copied as text: tree, input and trace", "已复制成文字：视图树、操作和经过")
    case .undone(let change): localized("Undone: \(change.text.english)", "已撤销：\(change.text.simplifiedChinese)")
    case .redone(let change): localized("Done again: \(change.text.english)", "已重做：\(change.text.simplifiedChinese)")
    case .nothingToUndo: localized("Nothing to undo", "没有可撤销的")
    case .nothingToRedo: localized("Nothing to do again", "没有可重做的")
    case .noRoomForCode: localized("Code needs a window of 16:9", "窗口要有 16:9 那么宽才放得下代码")
    case .textSize(let size): localized("Text size \(size)", "文字大小 \(size)")
    case .largestTextSize(let size):
      localized("Text size \(size): more needs a larger window", "文字大小 \(size)：再大就要放大窗口")
    case .textSizeOfProjector: localized("A projector shows the largest text", "投影时文字已是最大")
    case .picked(let view, let hit, let closed?, let gate?):
      localized(
        "Selected \(view). The hit test returns \(hit), because \(closed) is \(gate.reason).",
        "选中 \(view)；真正的 hit-test 得到 \(hit)：\(closed) 的门关着（\(gate[.simplifiedChinese])）。")
    case .picked(let view, let hit, _, _):
      localized("Selected \(view). The hit test returns \(hit).", "选中 \(view)；真正的 hit-test 得到 \(hit)。")
    case .cancelledToo(let count): localized("cancelled too: \(count)", "同样取消：\(count) 个")
    case .unreached(let count): localized("\(count) more, not reached", "还有 \(count) 个未到达")
    case .unreachedResponder(let name): localized("\(name), not reached", "\(name)，未到达")
    case .moved(let count): localized("moved × \(count)", "移动 × \(count)")
    case .withheld(let phase?): localized("\(phase) delayed", "\(phase) 推迟")
    case .withheld(nil): localized("delayed", "推迟")
    case .forgotten(let count): localized("\(count) earlier steps, not in memory", "更早的 \(count) 步已不在内存中")
    case .ignoresInteraction:
      localized("UIApplication ignores interaction: it dropped this event", "UIApplication 正在忽略交互：这个事件被丢弃了")
    case .forgets:
      localized(
        "The oldest steps have left memory. The recording keeps every touch.", "最早的步骤已移出内存；录制仍保留每一次触摸。")
    case .playingAgain(let played, let all):
      localized("Playing the recording again: \(played) of \(all) inputs", "正在重放录制：第 \(played) / \(all) 个输入")
    case .seen(let seen, let all): localized("\(seen) of \(all) seen", "已看 \(seen) / \(all)")
    case .presets(let count): localized(count == 1 ? "1 preset" : "\(count) presets", "\(count) 个预设")
    case .scenes(let count): localized(count == 1 ? "1 scene" : "\(count) scenes", "\(count) 个场景")
    case .found(let found, let all): localized("\(found) of \(all) found", "找到 \(found) / \(all)")
    case .subviews(let count): localized(count == 1 ? "1 subview" : "\(count) subviews", "\(count) 个子视图")
    }
  }
}

extension Miss {
  /// `100 pt above`; `on the right edge` for a point on an edge that is not part of the view.
  fileprivate var phrase: LocalizedText {
    let distance = number(distance)
    return switch side {
    case .below where self.distance == 0: LocalizedText(english: "on the bottom edge", simplifiedChinese: "正在下边上")
    case .right where self.distance == 0: LocalizedText(english: "on the right edge", simplifiedChinese: "正在右边上")
    case .above: LocalizedText(english: "\(distance) pt above", simplifiedChinese: "上方 \(distance) pt")
    case .below: LocalizedText(english: "\(distance) pt below", simplifiedChinese: "下方 \(distance) pt")
    case .left: LocalizedText(english: "\(distance) pt left", simplifiedChinese: "左侧 \(distance) pt")
    case .right: LocalizedText(english: "\(distance) pt right", simplifiedChinese: "右侧 \(distance) pt")
    }
  }
}
