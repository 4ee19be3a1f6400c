// While a finger drags a scroll view, the run loop is in the mode `tracking`: what belongs to the default mode alone waits (LC-17).

extension UIApplication {
  /// Whether a finger drags a scroll view.
  final var isInTrackingMode: Bool { draggedViews.contains { $0.object?.isDragging == true } }

  /// Runs `body` now, or at the end of the drag.
  final func inDefaultMode(_ body: @escaping @MainActor () -> Void) {
    if isInTrackingMode { waitingForDefaultMode.append(body) } else { body() }
  }

  /// After a turn: what waits has turns of its own if the drag has ended.
  final func leaveTrackingMode() {
    guard !draggedViews.isEmpty, !isInTrackingMode else { return }
    let waiting = waitingForDefaultMode
    (draggedViews, waitingForDefaultMode) = ([], [])
    for body in waiting { VirtualTime.run(body) }
  }
}
