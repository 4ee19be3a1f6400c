/// A view of another module of the library that draws something by itself, before its `draw(_:)`.
package protocol DrawsItself: UIView {
  /// In points from the top left corner of the view.
  var drawing: [DrawingCommand] { get }
}
