import Scenes

extension DeliveryLine.Link {
  /// The reason why it is the next responder of `previous`, to follow a colon.
  func english(_ previous: String) -> Sentence {
    switch self {
    case .superview: "it is the superview of \(previous, .chain)"
    case .controller: "\(previous, .chain) is its root view"
    case .superviewOfRoot: "the view of \(previous, .chain) lies in it"
    case .window: "it is the window around \(previous, .chain)"
    case .windowScene: "since iOS 13 the scene of the window comes next"
    case .applicationOfScene: "\(previous, .chain) is one of its scenes"
    case .application: "above the window there is only the application"
    case .delegate: "a delegate that is a UIResponder ends the chain"
    }
  }

  func simplifiedChinese(_ previous: String) -> Sentence {
    switch self {
    case .superview: "它是 \(previous, .chain) 的父视图"
    case .controller: "\(previous, .chain) 是它的根视图"
    case .superviewOfRoot: "\(previous, .chain) 的视图在它里面"
    case .window: "它是 \(previous, .chain) 所在的窗口"
    case .windowScene: "iOS 13 起，窗口之上先是它的 window scene"
    case .applicationOfScene: "\(previous, .chain) 是它的一个 scene"
    case .application: "窗口之上就是应用"
    case .delegate: "代理也是 UIResponder，站在链的末端"
    }
  }
}

extension DeliveryLine.Superview {
  var english: String {
    switch self {
    case .window: "the window"
    case .view: "its superview"
    }
  }

  var simplifiedChinese: String {
    switch self {
    case .window: "窗口"
    case .view: "父视图"
    }
  }
}

extension ControlEvent {
  /// The reason why a control sends the event.
  var cause: LocalizedText {
    switch self {
    case .touchDown: LocalizedText(english: "a finger went down on it", simplifiedChinese: "手指在它上面按下")
    case .touchDownRepeat: LocalizedText(english: "a finger tapped it again", simplifiedChinese: "手指再次点击它")
    case .touchDragInside: LocalizedText(english: "the finger moves within reach", simplifiedChinese: "手指在范围内移动")
    case .touchDragOutside: LocalizedText(english: "the finger moves out of reach", simplifiedChinese: "手指在范围外移动")
    case .touchDragEnter: LocalizedText(english: "the finger came back", simplifiedChinese: "手指回到范围内")
    case .touchDragExit: LocalizedText(english: "the finger left its reach", simplifiedChinese: "手指离开范围")
    case .touchUpInside: LocalizedText(english: "the finger lifted inside it", simplifiedChinese: "手指在内部抬起")
    case .touchUpOutside: LocalizedText(english: "the finger lifted outside it", simplifiedChinese: "手指在外面抬起")
    case .touchCancel: LocalizedText(english: "its touch was cancelled", simplifiedChinese: "触摸被取消")
    case .valueChanged: LocalizedText(english: "its value changed", simplifiedChinese: "它的值变了")
    case .primaryActionTriggered: LocalizedText(english: "it was used", simplifiedChinese: "它被使用")
    }
  }
}
