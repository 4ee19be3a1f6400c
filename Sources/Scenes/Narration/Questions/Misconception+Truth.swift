import Scenes
import TouchTrace

extension Misconception {
  /// The truth that corrects the misconception.
  package var truth: LocalizedText {
    switch self {
    case .frontmostPictureWins:
      localized("UIKit asks from the window down, and each view must say yes.", "UIKit 从窗口往下问，每一层都要回答 YES。")
    case .gatedViewIsAsked: localized("It is skipped, with everything in it.", "它会连同里面的一切一起被跳过。")
    case .refusalSwallowsTouch:
      localized("The views behind it are asked next, then their parent.", "接着问它后面的视图，最后轮到父视图。")
    case .childIsAskedAlone: localized("If the parent says no, none of its subviews is asked.", "父视图回答 NO，里面谁也不会被问。")
    case .invisibleCannotWin: localized("Above alpha 0.01 a view is asked, seen or not.", "只要 alpha 大于 0.01，看不见也会被问。")
    case .parentComesFirst: localized("A parent wins only if no subview says yes.", "子视图都不要，才轮到父视图。")
    case .backViewFirst: localized("The last subview is asked first.", "最后添加的子视图最先被问。")
    case .drawingIsTheArea: localized("point(inside:) decides, not the drawing.", "由 point(inside:) 决定，与画面无关。")
    case .overrideChangesNothing:
      localized("Its own hitTest asks and answers as it likes.", "重写的 hitTest 可以自己决定问谁、返回谁。")
    case .nobodyAtEmptySpot:
      localized("The view around it wins, and in the end the window.", "外层视图得到触摸，最后是窗口。")
    case .childrenEnlargeParent: localized("Only its own bounds count.", "只看它自己的 bounds。")
    case .edgeIsInside: localized("The right and the bottom edge are outside.", "右边和下边不算在里面。")
    case .hitViewHandles:
      localized("It is called first; without an override it passes the event on.", "它只是最先被调用；没有重写就往上交。")
    case .everyoneHandles, .topHandles:
      localized("The first one that does not call super ends the climb.", "第一个不调用 super 的响应者就到此为止。")
    case .touchIsAlwaysHandled: localized("If no responder overrides the methods, it is dropped.", "没有人重写方法，事件就被丢弃。")
    case .unhandledIsLost: localized("It climbs the responder chain.", "它会沿响应链往上走。")
    case .recognizerSeesAll:
      localized("It sees the touches on its own view and in it.", "它只看到自己视图及其子视图上的触摸。")
    case .outerRecognizerFirst, .innerRecognizerFirst:
      localized("The one that may begin first excludes the others.", "先识别成功的那个会排除其他。")
    case .allRecognizersAct:
      localized("One excludes the others, unless a delegate lets both act.", "一个会排除其他，除非代理允许同时识别。")
    case .conditionsSuffice:
      localized("A delegate, a control or another recognizer may prevent it.", "代理、控件或别的识别器都可能拦住它。")
    case .anyTouchSuffices:
      localized("It fails unless the touch is its own gesture, to the end.", "触摸不是它要的完整手势，它就失败。")
    case .viewKeepsTouch:
      localized("Its recognizers and those around it get the touch first.", "它和外层视图的识别器会先收到触摸。")
    case .controlAlwaysActs: localized("A recognizer on it may win, or refuse it the touch.", "它上面的识别器可能会赢。")
    case .parentControlActs: localized("A subview that is hit takes the touch away.", "被命中的子视图会把触摸拿走。")
    case .viewAlsoEnds:
      localized("A recognizer with cancelsTouchesInView cancels it.", "cancelsTouchesInView 为真的识别器会取消它。")
    case .recognizerAlwaysCancels:
      localized("Only one that acts does, and only with cancelsTouchesInView.", "识别成功且 cancelsTouchesInView 为真才会取消。")
    case .viewGetsNoEnd: localized("What was begun is ended or cancelled.", "began 过的触摸，总会 ended 或 cancelled。")
    case .interruptionEnds:
      localized(
        "It cancels: touchesCancelled comes, touchesEnded never.", "打断是取消：来的是 touchesCancelled，不是 touchesEnded。")
    case .viewUnderFingerGetsIt, .outsideIsLost:
      localized("A touch belongs to the view on which it began.", "触摸始终属于按下时的那个视图。")
    case .actionNeedsTarget: localized("The action climbs the responder chain.", "动作会沿响应链往上找。")
    case .topPerforms: localized("The first one that has the method does.", "由第一个实现了该方法的对象执行。")
    }
  }
}
