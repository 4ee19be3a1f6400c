/// The classes that a scene can name, under their real names.
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

  var isControl: Bool {
    switch self {
    case .control, .button, .switchControl, .slider, .segmentedControl, .stepper, .enlargedButton: true
    case .view, .label, .imageView, .scrollView, .tableView, .tableViewCell, .beyondBoundsView, .safeBeyondBoundsView:
      false
    }
  }

  var isScrollView: Bool { self == .scrollView || self == .tableView }

  /// What a view of this class is to edits.
  var kind: ObjectKind { isControl ? .control : isScrollView ? .scrollView : .view }

  /// What the class itself overrides.
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
