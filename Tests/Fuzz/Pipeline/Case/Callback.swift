/// The methods and closures of a program that the library calls.
enum Callback: String, CaseIterable {
  case hitTest, pointInside, viewBegan, viewMoved, viewEnded, viewCancelled
  case recognizerBegan, recognizerMoved, recognizerEnded, recognizerCancelled
  case viewShouldBegin, delegateShouldBegin, delegateReceivesTouch, delegateReceivesEvent
  case delegateSimultaneously, delegateRequiresFailure, delegateRequiredToFail
  case receivesEvent, canPrevent, canBePrevented, requiresFailure, requiredToFail, reset
  case gestureAction, controlAction, beginTracking, continueTracking, endTracking, cancelTracking
  case didScroll, willBeginDragging, didEndDragging, touchesShouldBegin, touchesShouldCancel
  case numberOfRows, cellForRow, willSelectRow, didSelectRow
  case layoutSubviews, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
  case didAddSubview, willRemoveSubview, completion
  case windowSendEvent, applicationSendEvent, motionBegan, motionEnded, pressesBegan, pressesEnded
  case willResignActive, didBecomeActive

  /// Those that most cases call several times.
  static let frequent: [Callback] = [
    .hitTest, .pointInside, .viewBegan, .viewMoved, .viewEnded, .viewCancelled, .recognizerBegan, .recognizerMoved,
    .recognizerEnded, .gestureAction, .controlAction, .reset, .delegateReceivesTouch, .viewShouldBegin,
    .delegateShouldBegin, .continueTracking, .beginTracking, .didScroll, .windowSendEvent, .applicationSendEvent,
  ]

  /// Whether the object that is called is a recognizer, or the delegate of one.
  var isOfGesture: Bool { self >= .recognizerBegan && self <= .gestureAction && self != .viewShouldBegin }

  /// The callbacks of a change of the tree.
  static let ofTree: [Callback] = [
    .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow, .didMoveToWindow, .didAddSubview, .willRemoveSubview,
  ]
}

extension Callback: Comparable {
  static func < (one: Self, two: Self) -> Bool { one.place < two.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
