import Foundation
import Testing

@testable import UIKitCore

/// A search begins with the editing of its bar, and ends with the cancel button.
@Suite struct SearchControllerTests {
  final class Results: UISearchResultsUpdating, UISearchControllerDelegate {
    var log: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      log.append("\(searchController.isActive) '\(searchController.searchBar.text ?? "")'")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("begins") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("ended") }
  }

  @Test("a bar of the style minimal has no colour of its own")
  func minimalStyle() {
    let bar = UISearchBar()
    bar.barTintColor = .black
    #expect(bar.backgroundColor == .black)
    bar.searchBarStyle = .minimal
    #expect(bar.backgroundColor == nil)
    bar.backgroundColor = .white
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .white)
  }

  @Test("the results are updated when the search begins, with each key, and when it is cancelled")
  func search() throws {
    let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200 vc handles")
    let search = UISearchController(), results = Results()
    (search.searchResultsUpdater, search.delegate) = (results, results)
    fixture["root"].addSubview(search.searchBar)
    #expect(search.searchBar.becomeFirstResponder() && search.isActive && search.searchBar.showsCancelButton)
    search.searchBar.searchTextField.insertText("a")
    let cancel = search.searchBar.subviews.compactMap { $0 as? UIButton }.first
    cancel?.sendActions(for: .touchUpInside)
    #expect(!search.isActive && !search.searchBar.isFirstResponder && !search.searchBar.showsCancelButton)
    #expect(results.log == ["begins", "true ''", "true 'a'", "false ''", "ended"])
  }
}
