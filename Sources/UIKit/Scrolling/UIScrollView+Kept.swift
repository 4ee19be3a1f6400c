// Looks of controls that are kept nowhere. None has an influence on touches.

extension UISwitch {
  public var onTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var thumbTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var onImage: UIImage? {
    get { nil }
    set {}
  }
  public var offImage: UIImage? {
    get { nil }
    set {}
  }
}

extension UISlider {
  public var minimumTrackTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var maximumTrackTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var thumbTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var minimumValueImage: UIImage? {
    get { nil }
    set {}
  }
  public var maximumValueImage: UIImage? {
    get { nil }
    set {}
  }
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  public func thumbImage(for state: UIControl.State) -> UIImage? { nil }
  public var currentThumbImage: UIImage? { nil }
}

extension UISegmentedControl {
  public var selectedSegmentTintColor: UIColor? {
    get { nil }
    set {}
  }
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
}

extension UIPageControl {
  public var pageIndicatorTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var currentPageIndicatorTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var hidesForSinglePage: Bool {
    get { false }
    set {}
  }
}

extension UIScrollView {
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var indicatorStyle: IndicatorStyle {
    get { .default }
    set {}
  }
  public nonisolated enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { true }
    set {}
  }
  public func flashScrollIndicators() {}
  public var keyboardDismissMode: KeyboardDismissMode {
    get { .none }
    set {}
  }
  public nonisolated enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

extension UIButton {
  // Insets are not regarded in `intrinsicContentSize`.
  public var contentEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var titleEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var imageEdgeInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
  public var adjustsImageWhenHighlighted: Bool {
    get { true }
    set {}
  }
  public var adjustsImageWhenDisabled: Bool {
    get { true }
    set {}
  }
  public var showsTouchWhenHighlighted: Bool {
    get { false }
    set {}
  }
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { false }
    set {}
  }
  public var isPointerInteractionEnabled: Bool {
    get { false }
    set {}
  }
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Sets the title of a state; fonts and colours of the text are not kept.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
  public func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }
  public var currentImage: UIImage? { image(for: state) }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  public var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
}
