// Kinds that scroll views have.

extension UIScrollView {
  /// The colour of scroll indicators, which are not drawn. The raw values are Apple's.
  public nonisolated enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// The drag that dismisses the keyboard on iOS. The raw values are Apple's.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}
