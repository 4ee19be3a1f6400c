import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Declarations of controllers, bars and lists that have no effect: the program that uses one is told so once.
@Suite struct UnsupportedListAndContainerTests {
  /// Code of a program, and the name that it is warned about.
  nonisolated struct Use: Sendable, CustomTestStringConvertible {
    let name: String
    let run: @MainActor @Sendable () -> Void
    var testDescription: String { name }

    init(_ name: String, _ run: @escaping @MainActor @Sendable () -> Void) { (self.name, self.run) = (name, run) }
  }

  private final class Names: PipelineObserver {
    private(set) var all: [String] = []

    func pipelineWillPerform(_ step: PipelineStep) {}
    func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}
    func pipelineDidNote(_ note: PipelineNote) {
      if case .warning(.notSupported(let name)) = note { all.append(name) }
    }
  }

  /// The names that `code` is warned about when it runs in the event loop of an application.
  private func names(_ code: @escaping (UIWindow) -> Void) -> [String] {
    let application = UIApplication(), names = Names()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    application.observer = names
    window.makeKeyAndVisible()
    _ = application.schedule(after: 0) { code(window) }
    application.processEvents(until: application.now + 1)
    return names.all
  }

  @Test(
    "a declaration without an effect warns once, under its name",
    arguments: [
      Use("UIViewController.hidesBottomBarWhenPushed") { UIViewController().hidesBottomBarWhenPushed = true },
      Use("UIViewController.performSegue(withIdentifier:sender:)") {
        UIViewController().performSegue(withIdentifier: "detail", sender: nil)
      },
      Use("CIFilter") { _ = CIFilter(name: "CIGaussianBlur") },
      Use("CGDataConsumer") { _ = CGDataConsumer(data: NSMutableData()) },
      Use("protocol_getMethodDescription") {
        _ = protocol_getMethodDescription(UITableViewDelegate.self, "count:", true, true)
      },
      Use("class_getInstanceMethod") { _ = class_getInstanceMethod(UIView.self, "hitTest:withEvent:") },
      Use("DispatchSource.makeSignalSource") { _ = UIKitCore.DispatchSource.makeSignalSource(signal: 1) },
      Use("UINavigationController.hidesBarsOnSwipe") { UINavigationController().hidesBarsOnSwipe = true },
      Use("UIBarAppearance") {
        let look = UINavigationBarAppearance(), bar = UINavigationBar()
        look.configureWithOpaqueBackground()
        (look.backgroundColor, look.shadowColor) = (.red, .blue)
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (look, look)
      },
      Use("UIBarItem.appearance(whenContainedInInstancesOf:)") {
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .red
      },
      Use("UITabBarItem.badgeValue") { UITabBarItem().badgeValue = "3" },
      Use("UISheetPresentationController.detents") {
        let page = UIViewController()
        page.modalPresentationStyle = .pageSheet
        page.sheetPresentationController?.detents = [.medium(), .large()]
      },
      Use("UIActivityViewController") {
        UIActivityViewController(activityItems: [], applicationActivities: nil).loadViewIfNeeded()
      },
      Use("UIPopoverPresentationController.popoverBackgroundViewClass") {
        let popover = UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil)
        popover.popoverBackgroundViewClass = UIPopoverBackgroundView.self
      },
      Use("UITableView.sectionIndexColor") { UITableView().sectionIndexColor = .red },
      Use("UITableViewCell.focusStyle") { UITableViewCell().focusStyle = .custom },
      Use("UIBackgroundConfiguration.strokeOutset") {
        var background = UIBackgroundConfiguration.clear()
        background.strokeOutset = 2
      },
      Use("UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider") {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { _ in nil }
      },
      Use("UICellAccessory.reorder(displayed:options:)") { _ = UICellAccessory.reorder() },
      Use("UICollectionViewLayoutAttributes.transform3D") {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.transform3D = CATransform3DMakeScale(2, 2, 2)
        UICollectionViewCell().take(attributes)
      },
    ])
  func warning(_ use: Use) {
    let told = names { _ in
      use.run()
      use.run()
    }
    #expect(told == [use.name])
  }

  @Test("default values and the library's own use of its declarations do not warn")
  func silence() {
    let told = names { window in
      let page = UIViewController(), list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      page.title = "Page"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .done, target: nil, action: nil)
      (page.hidesBottomBarWhenPushed, page.edgesForExtendedLayout) = (false, .all)
      let table = UITableView(frame: page.view.bounds, style: .plain)
      let items = UICollectionView(
        frame: page.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      for view in [table, items, UIToolbar()] { page.view.addSubview(view) }
      let tabs = UITabBarController(), navigation = UINavigationController(rootViewController: page)
      navigation.setToolbarHidden(true, animated: false)
      tabs.viewControllers = [navigation, UIViewController()]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      tabs.present(alert, animated: true)
      navigation.pushViewController(UITableViewController(style: .grouped), animated: true)
    }
    #expect(told == [])
  }
}
