/// The content of a cell, as a value that makes a view. As Apple's.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration and can be given another one. As Apple's.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration; by default, if it has the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration has the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// The name of a state that the program defines. As Apple's.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// As Apple's.
  public var rawValue: String
  /// As Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As Apple's.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view, by which it chooses a configuration. As Apple's.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// The value of a state that the program defines.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or a footer. As Apple's, except: the library sets only the traits.
@preconcurrency @MainActor public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The states that all views have.
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false, isPinned = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a state that the program defines; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell. As Apple's, except: the library sets only the traits and whether the cell is highlighted,
/// selected or edited.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The states that all views have.
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false, isPinned = false
  /// The states of a cell in a list that is edited, opened, swiped or sorted.
  public var isEditing = false, isExpanded = false, isSwiped = false, isReordering = false
  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a state that the program defines; nil if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
