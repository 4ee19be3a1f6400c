// Properties of scroll views that are kept nowhere. None has an influence on touches.

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
