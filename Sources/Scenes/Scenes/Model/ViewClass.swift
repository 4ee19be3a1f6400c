/// The classes of views in scenes, by their real names.
package enum ViewClass: String, CaseIterable, Sendable {
  case view = "UIView"
  case label = "UILabel"
  case imageView = "UIImageView"
  case control = "UIControl"
  case button = "UIButton"
  case switchControl = "UISwitch"
  case slider = "UISlider"
  case segmentedControl = "UISegmentedControl"
  case stepper = "UIStepper"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case tableViewCell = "UITableViewCell"
  case beyondBoundsView = "BeyondBoundsView"
  case safeBeyondBoundsView = "SafeBeyondBoundsView"
  case enlargedButton = "EnlargedButton"

  /// The kind of object that a view of this class is, which decides about its properties.
  var kind: ObjectKind {
    switch self {
    case .control, .button, .switchControl, .slider, .segmentedControl, .stepper, .enlargedButton: .control
    case .scrollView, .tableView: .scrollView
    case .view, .label, .imageView, .tableViewCell, .beyondBoundsView, .safeBeyondBoundsView: .view
    }
  }

  package var isControl: Bool { kind == .control }

  var isScrollView: Bool { kind == .scrollView }

  /// The overrides that the class has by itself.
  var changes: [Change] {
    switch self {
    case .beyondBoundsView: [.hitTest(.beyondBounds)]
    case .safeBeyondBoundsView: [.hitTest(.safeBeyondBounds)]
    case .enlargedButton: [.pointInside(.enlarged)]
    case .view, .label, .imageView, .control, .button, .switchControl, .slider, .segmentedControl, .stepper,
      .scrollView, .tableView, .tableViewCell:
      []
    }
  }
}
