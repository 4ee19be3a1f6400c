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

  private let application = UIApplication()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    wait()
    return window
  }

  private func wait() { application.processEvents(until: application.now + 0.1) }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    let start = application.now + 1, place = CGPoint(x: x, y: y)
    application.enqueue(TouchSample(phase: .began, location: place, timestamp: start))
    application.enqueue(TouchSample(phase: .ended, location: place, timestamp: start + 0.1))
    application.processEvents(until: start + 1)
  }

  @Test(
    "a search with a text covers the content with its results, and without one with a shade whose tap ends the search")
  func covers() {
    let page = UIViewController(), results = UIViewController(),
      navigation = UINavigationController(rootViewController: page)
    let search = UISearchController(searchResultsController: results), told = Results()
    search.delegate = told
    page.navigationItem.searchController = search
    let window = show(navigation)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }
    search.searchBar.becomeFirstResponder()
    wait()
    #expect(search.isActive && hit(200, 400) === page.view)
    search.obscuresBackgroundDuringPresentation = true
    #expect(
      search.dimsBackgroundDuringPresentation && hit(200, 400) === search.view && search.view.backgroundColor != nil)
    search.searchBar.searchTextField.insertText("a")
    wait()
    #expect(hit(200, 400) === results.view && results.presentingViewController === page)
    #expect(results.view.safeAreaInsets.top == 99 && hit(100, 73) === search.searchBar.searchTextField)
    tap(200, 400)
    #expect(search.isActive, "a tap on the results does not end the search")
    navigation.pushViewController(UIViewController(), animated: false)
    wait()
    #expect(hit(200, 400) === navigation.topViewController?.view)
    navigation.popViewController(animated: false)
    wait()
    #expect(hit(200, 400) === results.view)
    search.showsSearchResultsController = false
    #expect(hit(200, 400) === search.view && !search.automaticallyShowsSearchResultsController)
    tap(200, 400)
    #expect(!search.isActive && hit(200, 400) === page.view && told.log.last == "ended")
    search.showsSearchResultsController = true
    #expect(hit(200, 400) === page.view)
    search.isActive = true
    #expect(hit(200, 400) === results.view)
    results.dismiss(animated: true)
    #expect(!search.isActive && hit(200, 400) === page.view)
  }

  @Test("a bar in the content stays free while a shade covers the rest")
  func coversBelowItsBar() {
    let page = UIViewController(), search = UISearchController()
    search.obscuresBackgroundDuringPresentation = true
    search.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    page.view.addSubview(search.searchBar)
    let window = show(page)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }
    search.isActive = true
    wait()
    #expect(hit(100, 128) === search.searchBar.searchTextField && hit(200, 160) === search.view)
    tap(200, 300)
    #expect(!search.isActive && hit(200, 160) === page.view)
  }
}
