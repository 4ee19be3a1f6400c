// Properties of scroll views that are not kept. None has an influence on touches; setters warn once.

extension UIScrollView {
  /// Always zero: indicators are not drawn. Setting other insets warns once.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { if newValue != .zero { warnNotSupported("UIScrollView.scrollIndicatorInsets") } }
  }
  /// Always zero: indicators are not drawn. Setting other insets warns once.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { if newValue != .zero { warnNotSupported("UIScrollView.verticalScrollIndicatorInsets") } }
  }
  /// Always zero: indicators are not drawn. Setting other insets warns once.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { .zero }
    set { if newValue != .zero { warnNotSupported("UIScrollView.horizontalScrollIndicatorInsets") } }
  }
  /// Always the default: indicators are not drawn. Setting another style warns once.
  public var indicatorStyle: IndicatorStyle {
    get { .default }
    set { if newValue != .default { warnNotSupported("UIScrollView.indicatorStyle") } }
  }
  /// The colour of scroll indicators, which are not drawn. The raw values are Apple's.
  public nonisolated enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// Always true. Setting it has no effect, because indicators are not drawn.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { true }
    set {}
  }
  /// Has no effect; warns once.
  public func flashScrollIndicators() { warnNotSupported("UIScrollView.flashScrollIndicators") }
  /// The drag that dismisses the keyboard on iOS. The raw values are Apple's.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
