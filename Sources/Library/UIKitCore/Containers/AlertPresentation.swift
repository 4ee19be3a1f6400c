/// Shows an alert in front of a window that it dims: in the middle, or as a sheet at the bottom.
final class AlertPresentation: UIPresentationController {
  /// Provides the presentations of one alert.
  final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { AlertPresentation(presentedViewController: presented, presenting: presenting) }
  }

  static let alertWidth: CGFloat = 270
  /// The distance of a sheet from the edges.
  private static let margin: CGFloat = 8

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert, let view = alert.view else { return .zero }
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? container.bounds.width - 2 * AlertPresentation.margin : AlertPresentation.alertWidth
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let top = container.bounds.minY + max(container.safeAreaInsets.top, AlertPresentation.margin)
    let bottom = container.bounds.maxY - max(container.safeAreaInsets.bottom, AlertPresentation.margin)
    let height = min(size.height, bottom - top)
    // In the middle, but inside of the safe area.
    let middle = min(max(top, container.bounds.midY - height / 2), bottom - height)
    return CGRect(
      x: container.bounds.midX - width / 2, y: isSheet ? bottom - height : middle, width: width, height: height)
  }

  override func containerWasAdded() { containerView?.backgroundColor = UIColor(white: 0, alpha: 0.2) }
  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  override var handlesTouchesBeside: Bool { true }
  override func touchedBeside() { alert?.cancel() }
}
