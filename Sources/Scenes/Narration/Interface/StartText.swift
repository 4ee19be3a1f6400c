import Scenes

/// The texts of the start page.
package enum StartText: InterfaceText, Equatable {
  case title, subtitle, subtitleWithoutPictures
  /// The name of the open scene.
  case continueWith(String)
  case startWith(String)
  /// The number of a preset in its lesson.
  case preset(Scene.Lesson, Int)
  case ownScene
  case newScene, newDetail, openScene, openDetail, dropHere, dropDetail
  case howToRead, asks, result, climbs, recognizes
  /// The name of the next preset of a lesson.
  case next(String)
  case again(String)
  case alsoHere
  case plan, planDetail, projector, projectorDetail, search(Int), searchDetail, apps, appsDetail
  case open, find
  case choose, openChosen, thisPage
  case seen(Int, of: Int)
  /// The presets of a lesson that were seen, on a projector.
  case count(Int, of: Int)

  package var text: LocalizedText {
    switch self {
    case .title: localized("Which view gets the touch, and why?", "触摸给了哪个视图，为什么？")
    case .subtitle:
      localized(
        "Press on a phone picture. The question goes down to one view; the event climbs up from it until somebody handles it.",
        "点一张手机小图：问题从窗口往下问到一个视图，事件再从它往上传，直到有人处理。")
    case .subtitleWithoutPictures:
      localized("The question goes down to one view; the event climbs up from it.", "问题从窗口往下问到一个视图，事件再从它往上传。")
    case .continueWith(let name): localized("Continue: \(name)", "继续：\(name)")
    case .startWith(let name): localized("Start: \(name)", "从这里开始：\(name)")
    case .preset(let lesson, let number):
      localized("\(lesson.title[.english]), preset \(number)", "\(lesson.title[.simplifiedChinese])，第 \(number) 个预设")
    case .ownScene: localized("your own scene", "你自己的场景")
    case .newScene: localized("New scene", "新建场景")
    case .newDetail: localized("draw views, touch them", "画出视图，再点它们")
    case .openScene: localized("Open a scene", "打开场景")
    case .openDetail: localized("a .yaml or .swift file", ".yaml 或 .swift 文件")
    case .dropHere: localized("Or drop a file anywhere here", "也可以把文件拖到这里")
    case .dropDetail: localized("a scene or Swift code", "场景或 Swift 代码")
    case .howToRead: localized("How to read the pictures", "怎么看图")
    case .asks: localized("The question goes down: is the point in you?", "问题往下：点在你里面吗？")
    case .result: localized("The last view to say yes gets the touch.", "最后回答“在”的视图得到触摸。")
    case .climbs: localized("The event climbs up until somebody handles it.", "事件往上传，直到有人处理。")
    case .recognizes: localized("A gesture recognizer may take it away.", "手势识别器可能把它拿走。")
    case .next(let name): localized("next: \(name)", "下一个：\(name)")
    case .again(let name): localized("again: \(name)", "再看：\(name)")
    case .alsoHere: localized("Also here", "还有")
    case .plan: localized("The first hour", "第一课")
    case .planDetail: localized("a class of 45 minutes", "45 分钟的课")
    case .projector: localized("Projector", "投影")
    case .projectorDetail: localized("large type; Esc leaves", "大字；Esc 退出")
    case .search(let count): localized("Search \(count) presets", "搜索 \(count) 个预设")
    case .searchDetail: localized("type a word: “button”, “alpha”", "输入“按钮”“alpha”之类的词")
    case .apps: localized("Small apps", "小应用")
    case .appsDetail: localized("code as it is written for iOS", "照 iOS 的写法，原样运行")
    case .open: localized("Open", "打开")
    case .find: localized("Find", "查找")
    case .choose: localized("choose", "选择")
    case .openChosen: localized("open", "打开")
    case .thisPage: localized("this page", "本页")
    case .count(let seen, let all): localized("\(seen) of \(all)", "\(seen) / \(all)")
    case .seen(let seen, let all): localized("\(seen) of \(all) presets seen", "已看 \(seen) / \(all) 个预设")
    }
  }
}
