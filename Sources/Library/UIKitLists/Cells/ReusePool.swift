/// The cells of a table or a collection that are not shown, by identifier, and the classes that make new ones.
struct ReusePool<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]
  /// The views without an identifier that keep a touch in their list.
  private var touched: [View] = []

  /// Sets the class of an identifier; nil removes it.
  mutating func register(_ type: View.Type?, for identifier: String) { classes[identifier] = type }

  /// The class that makes views of an identifier; nil if none was registered.
  func registeredClass(for identifier: String) -> View.Type? { classes[identifier] }

  /// Takes out the view that was put in last.
  mutating func take(_ identifier: String) -> View? {
    let view = waiting[identifier]?.popLast()
    if view?.superview != nil { view?.isHidden = false }
    return view
  }

  /// Keeps a view that is not shown any more. A view without an identifier is not used again.
  mutating func put(_ view: View, for identifier: String?) {
    if let identifier { return waiting[identifier, default: []].append(view) }
    for view in touched where !view.hasFinger { view.removeFromSuperview() }
    touched.removeAll { $0.superview == nil }
    if view.superview != nil { touched.append(view) }
  }
}

extension UIView {
  /// Removes a cell that is not shown any more from its list. Under a finger it is hidden instead and keeps its touch, so that a
  /// recognizer goes on when its action reloads the list (LI-03).
  final func takeAway() {
    if hasFinger { isHidden = true } else { removeFromSuperview() }
  }
}
