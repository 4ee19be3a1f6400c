import Scenes

/// Texts about a person's own code.
package enum OwnCodeText: InterfaceText {
  case yourCode
  case files(Int)
  // How its views are shown
  case show, drawing, plain
  // The page of the code
  case asked, thisTouch, lastVersion
  /// The last line that a function has printed, and the number of all.
  case prints(String, count: Int)
  case line(Int), step(Int), fingers([Int]), times(Int)
  /// The function of UIKit runs, because the class has none.
  case uikit
  case nothingAsked
  /// The effect of pressing a place.
  case showLine
  // The inspector
  case written

  package var text: LocalizedText {
    switch self {
    case .yourCode: localized("Your code", "你的代码")
    case .files(let count): localized("\(count) \(count == 1 ? "file" : "files")", "\(count) 个文件")
    case .show: localized("Show", "显示")
    case .drawing: localized("Drawing", "绘制")
    case .plain: localized("Plain", "矩形")
    case .asked: localized("What your code was asked", "代码被问了什么")
    case .thisTouch: localized("this touch", "这次触摸")
    case .lastVersion: localized("the version before", "上一版")
    case .line(let line): localized("line \(line)", "第 \(line) 行")
    case .step(let step): localized("step \(step)", "第 \(step) 步")
    case .fingers(let fingers):
      localized(
        (fingers.count == 1 ? "finger " : "fingers ") + fingers.map(String.init).joined(separator: ", "),
        "手指 " + fingers.map(String.init).joined(separator: "、"))
    case .prints(let text, let count):
      localized(
        "“\(text.prefix(24))\(text.count > 24 ? "…" : "")”" + (count > 1 ? " ×\(count)" : ""),
        "“\(text.prefix(24))\(text.count > 24 ? "…" : "")”" + (count > 1 ? " ×\(count)" : ""))
    case .times(let count): localized("\(count) times", "\(count) 次")
    case .uikit: localized("UIKit’s", "UIKit 的")
    case .nothingAsked:
      localized("This touch has not asked your code anything yet.", "这次触摸还没有问过你的代码。")
    case .showLine: localized("Show this line", "查看这一行")
    case .written: localized("Written in your code", "代码里写了")
    }
  }
}
