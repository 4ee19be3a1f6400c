extension Scene {
  /// Returns the superview or window of a view, and the index among its subviews; nil if there is no such view.
  package func place(of view: String) -> (parent: String, index: Int)? {
    for window in windows {
      if let index = window.views.firstIndex(where: { $0.name == view }) { return (window.name, index) }
    }
    for parent in views {
      if let index = parent.views.firstIndex(where: { $0.name == view }) { return (parent.name, index) }
    }
    return nil
  }
}
