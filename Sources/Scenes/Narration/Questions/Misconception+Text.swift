import Scenes
import TouchTrace

extension Misconception: InterfaceText {
  /// The belief, in the words of a student who holds it.
  package var text: LocalizedText {
    switch self {
    case .frontmostPictureWins: localized("What you see in front wins.", "看上去在最前面的赢。")
    case .gatedViewIsAsked:
      localized("A hidden, transparent or disabled view is still asked.", "隐藏、透明或关闭交互的视图也会被问到。")
    case .refusalSwallowsTouch: localized("A view that refuses swallows the touch.", "拒绝的视图会把触摸吞掉。")
    case .childIsAskedAlone: localized("A subview is asked even where its parent says no.", "父视图回答 NO，子视图仍会被问。")
    case .invisibleCannotWin: localized("What cannot be seen cannot win.", "看不见的视图赢不了。")
    case .parentComesFirst: localized("The outer view gets the touch first.", "外层视图先得到触摸。")
    case .backViewFirst: localized("The view that was added first is asked first.", "先添加的视图先被问。")
    case .drawingIsTheArea: localized("The hit area is what is drawn.", "画出来的范围就是命中区域。")
    case .overrideChangesNothing: localized("Every view searches the way UIKit does.", "每个视图都按 UIKit 默认的方式查找。")
    case .nobodyAtEmptySpot: localized("Where nothing is drawn, no view is hit.", "空白处不会命中任何视图。")
    case .childrenEnlargeParent: localized("Subviews that stick out enlarge their parent.", "伸出去的子视图会扩大父视图的范围。")
    case .edgeIsInside: localized("All four edges are inside.", "四条边都算在里面。")
    case .hitViewHandles: localized("The view that was hit handles the touch.", "被命中的视图就是处理者。")
    case .everyoneHandles: localized("Every responder of the chain handles it.", "响应链上的每个对象都会处理。")
    case .touchIsAlwaysHandled: localized("Every touch is handled.", "触摸总会有人处理。")
    case .unhandledIsLost: localized("A touch that its view does not handle is lost.", "命中的视图不处理，触摸就丢了。")
    case .topHandles: localized("The top of the chain decides.", "由链的顶端说了算。")
    case .recognizerSeesAll: localized("A recognizer sees every touch on the screen.", "识别器能看到屏幕上的所有触摸。")
    case .outerRecognizerFirst: localized("The outer recognizer comes first.", "外层的识别器优先。")
    case .innerRecognizerFirst: localized("The inner recognizer always comes first.", "内层的识别器总是优先。")
    case .allRecognizersAct: localized("All recognizers whose gesture is made act.", "手势符合的识别器都会触发。")
    case .conditionsSuffice: localized("A recognizer acts whenever its gesture is made.", "手势做对了，识别器就一定触发。")
    case .anyTouchSuffices: localized("Any touch is enough for a recognizer.", "随便碰一下，识别器就会触发。")
    case .viewKeepsTouch: localized("The view that was hit keeps the touch to itself.", "被命中的视图独占触摸。")
    case .controlAlwaysActs: localized("A control that is hit always sends its action.", "命中了控件，它就一定发送动作。")
    case .parentControlActs: localized("A control gets the touches on its subviews.", "控件会得到子视图上的触摸。")
    case .viewAlsoEnds:
      localized("The view gets touchesEnded, whatever a recognizer does.", "不管识别器如何，视图总会收到 touchesEnded。")
    case .recognizerAlwaysCancels: localized("Where a recognizer is, the view is cancelled.", "有识别器，视图就一定被取消。")
    case .viewGetsNoEnd: localized("A view can begin a touch and never get its end.", "视图收到 began 后，可能再也等不到结局。")
    case .interruptionEnds: localized("An interruption ends a touch as lifting does.", "被打断就等于手指抬起。")
    case .viewUnderFingerGetsIt: localized("The view under the finger gets it.", "手指下面的视图会收到。")
    case .outsideIsLost: localized("Outside its view, a touch is lost.", "离开了视图，触摸就没了。")
    case .actionNeedsTarget: localized("Without a target, nothing happens.", "没有 target 就什么也不发生。")
    case .topPerforms: localized("Any responder of the chain may perform it.", "链上随便哪个对象都能执行。")
    }
  }
}
