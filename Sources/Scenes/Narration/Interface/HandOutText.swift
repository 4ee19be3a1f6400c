import Scenes

/// The texts of a hand-out: a page that shows one scene in a browser.
package enum HandOutText: InterfaceText, Equatable {
  case touchstone
  /// Under the title: the place of a preset in its lesson.
  case place(Scene.Lesson, Int, of: Int)
  case variant(String)
  case theme, light, dark, print
  /// The name of the picture for a screen reader.
  case picture(String)
  case clickAnywhere
  case code
  /// The control that goes through the steps.
  case steps
  case previous, next, play, pause
  case first, last, keyStep, keyPlay
  /// The keys that work while the picture has the focus.
  case arrowsOnPicture
  /// The heading of the steps as a list; the number of steps.
  case all(Int)
  /// The heading of the answers.
  case whereElse
  /// A part of the screen at which no view wins.
  case noView
  /// While an answer is shown.
  case yourTouch, back
  /// At the foot of the page, on the screen and on paper.
  case madeWith, openAndClick
  /// On paper: the line for a name, and the heading of the other variants.
  case name, otherVariants
  /// The texts of a site.
  case site, siteIntroduction, allPresets

  package var text: LocalizedText {
    switch self {
    case .touchstone: LocalizedText("Touchstone")
    case .place(let lesson, let number, let count):
      localized(
        "\(lesson.title[.english]), preset \(number) of \(count)",
        "\(lesson.title[.simplifiedChinese])，第 \(number) 个预设，共 \(count) 个")
    case .variant(let name): localized("Variant: \(name)", "变体：\(name)")
    case .theme: localized("Theme", "主题")
    case .light: localized("Light", "浅色")
    case .dark: localized("Dark", "深色")
    case .print: localized("Print", "打印")
    case .picture(let name): localized("\(name): the views, and the responder chain beside them", "\(name)：视图，以及旁边的响应链")
    case .clickAnywhere: localized("Click anywhere on the phone", "点手机上任何地方")
    case .code: localized("The code that runs", "正在运行的代码")
    case .steps: localized("Step", "步")
    case .previous: localized("Previous", "上一步")
    case .next: localized("Next", "下一步")
    case .play: localized("Play", "播放")
    case .pause: localized("Pause", "暂停")
    case .first: localized("first", "开头")
    case .last: localized("last", "结尾")
    case .keyStep: localized("step", "走一步")
    case .keyPlay: localized("play", "播放")
    case .arrowsOnPicture:
      localized("Click the phone, or Tab to it: the arrow keys move the finger.", "点手机，或用 Tab 选中它：方向键移动手指。")
    case .all(let count): localized("All \(count) steps as text", "全部 \(count) 步的文字")
    case .whereElse: localized("Touch another place", "点别的地方")
    case .noView: localized("no view", "没有视图")
    case .yourTouch: localized("Your touch", "你的触摸")
    case .back: localized("Back to the steps", "回到步骤")
    case .madeWith: localized("Made with Touchstone; works without a network", "由 Touchstone 生成，无需联网")
    case .openAndClick: localized("Open the page and click: it answers.", "打开网页点一点，它会回答。")
    case .name: localized("Name", "姓名")
    case .otherVariants: localized("The same touch in other variants", "同一触摸，其他变体")
    case .site: localized("Which view gets the touch, and why?", "触摸给了哪个视图，为什么？")
    case .siteIntroduction:
      localized(
        "Each page steps through one touch, and answers a click anywhere on its phone.",
        "每一页一步步走完一次触摸；点手机上任何地方，它都会回答。")
    case .allPresets: localized("All presets", "全部预设")
    }
  }
}
