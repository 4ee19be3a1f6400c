import UIKit

/// The part of a view's state that touches can change, or that edits change in an order that matters.
nonisolated struct ViewState: Equatable, Sendable {
  private var center: CGPoint
  private var bounds: CGRect
  private var transform: CGAffineTransform
  private var isHidden: Bool
  /// The names of the subviews, back to front.
  private var subviews: [String]
  /// The value of a control, or the number of a table's selected row.
  private var value: Double?
  /// Whether a control or a cell is selected.
  private var isSelected: Bool

  @MainActor init(_ view: UIView, in scene: LiveScene) {
    (center, bounds, transform, isHidden) = (view.center, view.bounds, view.transform, view.isHidden)
    subviews = view.subviews.compactMap(scene.name(of:))
    value = view.valueState
    isSelected = (view as? UIControl)?.isSelected ?? (view as? UITableViewCell)?.isSelected ?? false
  }

  /// Gives the state to a view whose superviews have theirs.
  @MainActor func apply(to view: UIView, in scene: LiveScene) {
    place(view)
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if view.subviews.compactMap(scene.name(of:)) != subviews {
      for name in subviews { scene.view(named: name).map(view.bringSubviewToFront) }
    }
    if value != view.valueState { view.valueState = value }
    (view as? UIControl)?.isSelected = isSelected
    (view as? UITableViewCell)?.isSelected = isSelected
  }

  @MainActor private func place(_ view: UIView) {
    guard view.center != center || view.bounds != bounds || view.transform != transform else { return }
    view.transform = .identity
    // A cell places its content when it gets a frame.
    view.frame = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    (view.bounds, view.center, view.transform) = (bounds, center, transform)
  }
}

extension UIView {
  /// The value of a control; the row that is selected in a table, or nil.
  fileprivate var valueState: Double? {
    get {
      switch self {
      case let view as UISwitch: view.isOn ? 1 : 0
      case let view as UISlider: Double(view.value)
      case let view as UIStepper: view.value
      case let view as UISegmentedControl: Double(view.selectedSegmentIndex)
      case let view as UITableView: (view.indexPathForSelectedRow?.row).map(Double.init)
      default: nil
      }
    }
    set {
      switch self {
      case let view as UISwitch: view.isOn = newValue == 1
      case let view as UISlider: view.value = Float(newValue ?? 0)
      case let view as UIStepper: view.value = newValue ?? 0
      case let view as UISegmentedControl: view.selectedSegmentIndex = Int(newValue ?? -1)
      case let view as UITableView:
        view.selectRow(at: newValue.map { IndexPath(row: Int($0), section: 0) }, animated: false)
      default: break
      }
    }
  }
}
