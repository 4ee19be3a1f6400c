import UIKit

// Scroll views, their delegates, and a table.

/// An NSObject as a delegate, without an attribute.
class ScrollSpy: NSObject, UIScrollViewDelegate {
  var offsets: [CGPoint] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
  }
}

class PhotoController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    scrollView.decelerationRate = .fast
    scrollView.bounces = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsVerticalScrollIndicator = false
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.require(toFail: scrollView.panGestureRecognizer)
    scrollView.pinchGestureRecognizer?.require(toFail: doubleTap)
    scrollView.addGestureRecognizer(doubleTap)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let inset = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let page = (targetContentOffset.pointee.y / 100).rounded()
    targetContentOffset.pointee = CGPoint(x: 0, y: velocity.y > 1 ? page + 1 : page)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView.zoomScale > scrollView.minimumZoomScale, !scrollView.isZooming, !scrollView.isDecelerating {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    }
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    scrollView.isScrollEnabled = scale > 1
  }
}

/// A scroll view that decides about its own pan.
class NestedScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return contentOffset.y >= -adjustedContentInset.top
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton ? true : super.touchesShouldCancel(in: view)
  }
}

class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { view.endEditing(true) }
}
