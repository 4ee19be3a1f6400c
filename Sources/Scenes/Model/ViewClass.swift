/// The classes that a scene can name, under their real names.
nonisolated public enum ViewClass: String, CaseIterable, Sendable {
  case view = "UIView"
  case label = "UILabel"
  case imageView = "UIImageView"
  case control = "UIControl"
  case button = "UIButton"
  case switchControl = "UISwitch"
  case slider = "UISlider"
  case beyondBoundsView = "BeyondBoundsView"
  case safeBeyondBoundsView = "SafeBeyondBoundsView"
  case enlargedButton = "EnlargedButton"

  public var isControl: Bool {
    switch self {
    case .control, .button, .switchControl, .slider, .enlargedButton: true
    case .view, .label, .imageView, .beyondBoundsView, .safeBeyondBoundsView: false
    }
  }

  /// What the class itself overrides.
  var changes: [Change] {
    switch self {
    case .beyondBoundsView: [.hitTest(.article)]
    case .safeBeyondBoundsView: [.hitTest(.safe)]
    case .enlargedButton: [.pointInside(.enlarged)]
    case .view, .label, .imageView, .control, .button, .switchControl, .slider: []
    }
  }
}
