/// The pan with which a finger pulls a sheet down (PR-03).
///
/// The sheet follows the finger. When it is lifted, the sheet goes if it was pulled far or fast enough, or else returns.
/// In a scroll view of the sheet, the pull begins only where the content is at its top.
final class SheetPull: UIPanGestureRecognizer {
  /// Chosen: a pull over this part of the height, or at least this fast in points per second, dismisses. A sheet that may
  /// not be dismissed follows the finger by this part of the way.
  private static let farPart: CGFloat = 1 / 3, fastSpeed: CGFloat = 600, refusedPart: CGFloat = 0.1

  private weak var sheet: UIViewController?
  private var isRefused = false

  init(_ sheet: UIViewController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    name = "sheet"
    beginCondition = { [unowned self] in pullsDown }
    addTarget(self, action: SheetPull.pulled)
  }

  /// The drag is downwards, and no scroll view under it can follow it.
  private var pullsDown: Bool {
    let way = translation(in: nil)
    guard way.y > abs(way.x), let sheet else { return false }
    return !touches.contains { touch in
      touch.hitView.map { sequence(first: $0, next: { $0 === sheet.viewIfLoaded ? nil : $0.superview }) }?
        .contains { ($0 as? UIScrollView)?.isBelowItsTop ?? false } ?? false
    }
  }

  /// A scroll view of the sheet waits whether the drag pulls the sheet.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
  }

  private func pulled(_ pull: UIPanGestureRecognizer) {
    guard let sheet, sheet.presentingViewController != nil, !sheet.isBeingDismissed,
      let presentation = sheet.presentationController
    else { return }
    switch state {
    case .began:
      isRefused = presentation.refusesDismissal
      move(sheet)
    case .changed: move(sheet)
    case .ended:
      let isPulledOff = isPulledOff(sheet)
      if isRefused || !isPulledOff { putBack(sheet) }
      if isPulledOff { presentation.dismissByFinger(isRefused: isRefused) }
    case .cancelled: putBack(sheet)
    case .possible, .failed: break
    }
  }

  private func distance(of sheet: UIViewController) -> CGFloat { max(0, translation(in: sheet.view.superview).y) }

  /// By the transform, which leaves the safe area of the sheet as it is.
  private func move(_ sheet: UIViewController) {
    guard sheet.presentingViewController != nil, let view = sheet.viewIfLoaded else { return }
    let way = distance(of: sheet) * (isRefused ? SheetPull.refusedPart : 1)
    view.transform = CGAffineTransform(translationX: 0, y: way)
  }

  private func putBack(_ sheet: UIViewController) { sheet.viewIfLoaded?.transform = .identity }

  private func isPulledOff(_ sheet: UIViewController) -> Bool {
    let distance = distance(of: sheet)
    return distance > sheet.view.bounds.height * SheetPull.farPart
      || distance > 0 && velocity(in: sheet.view.superview).y > SheetPull.fastSpeed
  }
}

extension UIScrollView {
  /// Whether a drag downwards scrolls.
  fileprivate var isBelowItsTop: Bool { isScrollEnabled && contentOffset.y > -adjustedContentInset.top }
}
