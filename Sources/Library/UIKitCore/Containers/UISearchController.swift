/// A search bar, and the search that goes on in it. The bar is in a navigation bar (`UINavigationItem.searchController`) or where the program
/// puts it, such as above the rows of a table. As Apple's, except: the controller of the results is not presented.
///
/// The search is active from the beginning of the editing until the cancel button.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  public final let searchBar = UISearchBar()
  /// Told when the text has changed, and when the search begins and ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that would show the results. It is kept.
  public final let searchResultsController: UIViewController?

  /// Whether the view behind would be covered. Nothing covers it.
  open var obscuresBackgroundDuringPresentation = true, dimsBackgroundDuringPresentation = true
  /// Whether a navigation bar shows only the search while it goes on.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels is shown during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the results would be shown without a text. They are not.
  open var automaticallyShowsSearchResultsController = true, showsSearchResultsController = false

  /// Tells the navigation bar that shows the search.
  final var activityChanged: (() -> Void)?

  /// Whether the search goes on.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
      if !isActive {
        searchBar.text = nil
        _ = searchBar.resignFirstResponder()
      }
      update()
      activityChanged?()
      isActive ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }
  }

  /// A search. A controller for the results has no effect and warns once.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
    searchBar.frame.size = searchBar.intrinsicContentSize
    searchBar.frame.size.width = 320
    if searchResultsController != nil { warnNotSupported("UISearchController.searchResultsController") }
  }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.search = self
  }

  final func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// Shows what is found. As Apple's.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text has changed, and when the search begins and ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told of a search. As Apple's; a missing method has a default.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default: does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default: does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default: does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default: does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
