/// A search bar, and the search that goes on in it. The bar is in a navigation bar (`UINavigationItem.searchController`) or where the program
/// puts it, such as above the rows of a table. As Apple's, except: it is not the `presentedViewController` of the controller whose content
/// it covers.
///
/// The search is active from the beginning of the editing until the cancel button.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  public final let searchBar = UISearchBar()
  /// Told when the text has changed, and when the search begins and ends.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that shows the results over the content, while the search goes on with a text.
  public final let searchResultsController: UIViewController?

  /// Whether a shade lies over the content while the search goes on without results. A tap on it ends the search. Documented: false
  /// by default.
  open var obscuresBackgroundDuringPresentation = false { didSet { cover() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether a navigation bar shows only the search while it goes on.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels is shown during a search.
  open var automaticallyShowsCancelButton = true
  /// Whether the text decides whether the results are shown.
  open var automaticallyShowsSearchResultsController = true { didSet { cover() } }
  /// Whether the results are shown while the search goes on. Setting it makes `automaticallyShowsSearchResultsController` false.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? searchBar.text?.isEmpty == false : wantsResults }
    set {
      wantsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var wantsResults = false

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
      cover()
      isActive ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }
  }

  /// A search; without a controller for the results, the program shows them in the content.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
    searchBar.frame.size = searchBar.intrinsicContentSize
    searchBar.frame.size.width = 320
  }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.search = self
  }

  final func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    cover()
  }

  /// Ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    isActive = false
    completion?()
  }

  // MARK: Cover

  /// Makes the view that lies over the content.
  open override func loadView() { view = SearchCover(of: self) }

  /// The controller whose content the search covers.
  private var covered: UIViewController? {
    let around = sequence(first: searchBar as UIView, next: \.superview).lazy.compactMap(\.controller).first
    return (around as? UINavigationController)?.topViewController ?? around
  }

  /// Shows or hides the results and the shade. Called after each change of what decides about them.
  final func cover() {
    let results = showsSearchResultsController ? searchResultsController : nil
    guard isActive, results != nil || obscuresBackgroundDuringPresentation, let covered,
      let content = covered.viewIfLoaded,
      let superview = content.superview
    else {
      ownPresenter = nil
      viewIfLoaded?.removeFromSuperview()
      return
    }
    ownPresenter = covered
    // A bar in the content stays free; one in a navigation bar is in front, and leaves the rest of the safe area.
    let isInContent = searchBar.isDescendant(of: content)
    containerInsets = isInContent ? .zero : covered.containerInsets
    var frame = content.frame
    if isInContent {
      frame.origin.y = searchBar.convert(searchBar.bounds, to: superview).maxY
      frame.size.height = content.frame.maxY - frame.minY
    }
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = results == nil ? UIColor(white: 0, alpha: 0.2) : nil
    superview.insertSubview(view, aboveSubview: content)
    show(results)
  }

  private func show(_ results: UIViewController?) {
    guard let results else { return searchResultsController?.viewIfLoaded?.removeFromSuperview() ?? () }
    if results.parent !== self {
      addChild(results)
      results.didMove(toParent: self)
    }
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if results.view.superview !== view { view.addSubview(results.view) }
  }
}

/// The view of a search over the content. A tap on it, beside the results, ends the search.
private final class SearchCover: UIView {
  private weak var search: UISearchController?

  init(of search: UISearchController) {
    self.search = search
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  // The touches go no further.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { search?.isActive = false }
  }
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
