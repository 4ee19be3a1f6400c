/// A method of the program's own code that the pipeline calls.
nonisolated enum Callback: String, CaseIterable, Sendable {
  // The search for the view of a new touch.
  case hitTest, pointInside
  // Questions to delegates, recognizers and views.
  case shouldReceiveEvent, shouldReceiveTouch, shouldRequireFailure, shouldBeRequiredToFail
  case viewShouldBegin, delegateShouldBegin, simultaneously, canPrevent, canBePrevented
  // Touches.
  case applicationSendEvent, windowSendEvent
  case recognizerBegan, recognizerMoved, recognizerEnded, recognizerCancelled, reset
  case viewBegan, viewMoved, viewEnded, viewCancelled
  // Actions.
  case tapAction, pressAction, panBegan, panChanged, panEnded
  case touchDown, dragInside, touchUpInside, touchCancel
  // Tracking.
  case beginTracking, continueTracking, endTracking, cancelTracking
  // Scroll views and tables.
  case touchesShouldBegin, touchesShouldCancel, willBeginDragging, didScroll, didEndDragging
  case willSelectRow, didSelectRow
  // The tree.
  case didAddSubview, willRemoveSubview, willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
  case animationCompletion
  // Layout and the life of a controller.
  case layoutSubviews, viewWillLayoutSubviews, viewDidLayoutSubviews
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
}

/// Something that the program's own code does in a callback, to the view or the recognizer that the callback is about.
nonisolated enum Change: String, CaseIterable, Sendable {
  case viewRemoved, ancestorRemoved, viewMoved, viewMovedToOtherWindow, viewHidden, viewAnimated
  case recognizerDisabled, recognizerRemoved, recognizerMoved, recognizerDeleted
  case windowHidden, windowReleased, applicationResigns, firstResponder, reload, ignoringInteraction

  /// Whether the change cancels the touches that the view has.
  var cancelsTouches: Bool {
    switch self {
    case .viewRemoved, .ancestorRemoved, .viewMovedToOtherWindow, .windowReleased, .applicationResigns,
      .ignoringInteraction:
      true
    case .viewMoved, .viewHidden, .viewAnimated, .recognizerDisabled, .recognizerRemoved, .recognizerMoved,
      .recognizerDeleted, .windowHidden, .firstResponder, .reload:
      false
    }
  }
}
