/// Decides about the editing in a search bar, and is told of it. As Apple's; a missing method has a default.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether a tap, or the program, may begin the editing; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has become first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may resign; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field is no longer first responder.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when text was inserted or deleted at the selection, or cleared by the button.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a key may change the text. Never asked: there is no keyboard, and code does not ask (TX-03).
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called for the return key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button that cancels is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called on iOS for a scope button. None is shown.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Called on iOS for the bookmark button. It is not shown.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// The default: true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default: does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default: true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default: does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The default: does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The default: true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default: does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default: does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default: does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  /// The default: does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
}
