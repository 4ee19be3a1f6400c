import Foundation
import Testing

@testable import UIKitCore

/// The life of a controller's view: loading, appearing, layout, disappearing.
@Suite struct AppearanceTests {
  /// What the controllers of one test were called, in order.
  final class Diary {
    var lines: [String] = []

    func take() -> String {
      defer { lines = [] }
      return lines.joined(separator: " ")
    }
  }

  /// A controller that writes its calls into a diary and may do something in them.
  final class Writing: UIViewController {
    let name: String
    let diary: Diary
    var onCall: ((String) -> Void)?

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func write(_ call: String) {
      diary.lines.append(name.isEmpty ? call : "\(name).\(call)")
      onCall?(call)
    }

    override func loadView() {
      write("load")
      super.loadView()
    }

    override func viewDidLoad() { write("loaded") }
    override func viewWillAppear(_ animated: Bool) { write("will") }
    override func viewIsAppearing(_ animated: Bool) { write("is") }
    override func viewWillLayoutSubviews() { write("willLayout") }
    override func viewDidLayoutSubviews() { write("didLayout") }
    override func viewDidAppear(_ animated: Bool) { write("did") }
    override func viewWillDisappear(_ animated: Bool) { write("willNot") }
    override func viewDidDisappear(_ animated: Bool) { write("didNot") }
  }

  let application = UIApplication()
  let window: UIWindow
  let diary = Diary()

  init() { window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200), application: application) }

  private func frame() { application.processEvents(until: application.now + 0.02) }
  /// Lets what is animated end.
  private func wait() {
    frame()
    application.processEvents(until: application.now + 0.5)
  }

  // MARK: Loading

  @Test("the default view of a root view controller is as large as its window when it is loaded", .statements("LC-01"))
  func rootSize() {
    final class Reading: UIViewController {
      var size = CGSize.zero
      override func viewDidLoad() { size = view.bounds.size }
    }
    let controller = Reading()
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.size == CGSize(width: 320, height: 200))
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("a view made in loadView keeps its size until the window sets it, before the layout", .statements("LC-01"))
  func ownSize() {
    final class Own: UIViewController {
      var sizes: [CGSize] = []
      override func loadView() { view = UIView() }
      override func viewDidLoad() { sizes.append(view.bounds.size) }
      override func viewWillLayoutSubviews() { sizes.append(view.bounds.size) }
    }
    let controller = Own()
    window.rootViewController = controller
    window.isHidden = false
    frame()
    #expect(controller.sizes == [.zero, CGSize(width: 320, height: 200)])
  }

  @Test("the screen is as large as the frontmost normal window", .statements("LC-01"))
  func screen() {
    let front = UIWindow(frame: CGRect(x: 5, y: 5, width: 100, height: 50), application: application)
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 7, height: 7), application: application)
    alert.windowLevel = .alert
    var sizes: [CGRect] = []
    _ = application.schedule(after: 0) { sizes = [UIScreen.main.bounds, UIViewController().view.bounds] }
    frame()
    #expect(sizes == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(front.screen === UIScreen.main && UIScreen.main.scale == 1)
  }

  @Test("a loadView that sets no view, or reads it first, ends with an empty view and a warning", .statements("LC-01"))
  func noView() {
    final class Forgetful: UIViewController {
      var loads = 0
      override func loadView() {}
      override func viewDidLoad() { loads += 1 }
    }
    final class Hasty: UIViewController {
      var loads = 0
      override func loadView() { view.tag = 5 }
      override func viewDidLoad() { loads += 1 }
    }
    let forgetful = Forgetful(), hasty = Hasty()
    #expect(forgetful.view.bounds.isEmpty && forgetful.loads == 1)
    #expect(hasty.view.tag == 5 && hasty.loads == 1)
  }

  @Test("a navigation controller loads a view in the layout after the change of its stack", .statements("LC-14"))
  func stack() {
    final class Page: UIViewController {
      var word = "first", log: [String] = []
      override func viewDidLoad() { log.append("\(word) \(navigationController?.view.window?.isKeyWindow == true)") }
    }
    let first = Page(), second = Page(), skipped = Page(), stack = UINavigationController(rootViewController: first)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(stack.isViewLoaded && !first.isViewLoaded)
    frame()
    #expect(first.log == ["first true"])
    stack.pushViewController(skipped, animated: false)
    stack.pushViewController(second, animated: true)
    second.word = "set after the push"
    #expect(stack.viewControllers == [first, skipped, second] && !second.isViewLoaded)
    #expect(first.viewIfLoaded?.window != nil && stack.transitionCoordinator != nil)
    frame()
    #expect(second.log == ["set after the push true"] && !skipped.isViewLoaded)
    #expect(first.viewIfLoaded?.window == nil && stack.transitionCoordinator != nil)
    wait()
    #expect(stack.transitionCoordinator == nil)
    stack.pushViewController(Page(), animated: true)
    stack.popToRootViewController(animated: true)
    #expect(stack.children == [first, skipped, second])
    wait()
    #expect(stack.children == [first] && first.viewIfLoaded?.window != nil && second.parent == nil)
  }

  // MARK: Appearing

  @Test("the calls come in UIKit's order, with the layout before viewDidAppear", .statements("LC-03", "LC-14"))
  func order() {
    let controller = Writing("", diary)
    window.rootViewController = controller
    #expect(diary.take() == "", "a hidden window does not load it")
    window.makeKeyAndVisible()
    #expect(diary.take() == "load loaded will is")
    frame()
    #expect(diary.take() == "willLayout didLayout did")
    frame()
    #expect(diary.take() == "")
    window.rootViewController = nil
    #expect(diary.take() == "willNot didNot")
  }

  @Test("a controller appears and disappears with its window", .statements("LC-03"))
  func showing() {
    window.isHidden = false
    window.rootViewController = Writing("", diary)
    window.layoutIfNeeded()
    #expect(diary.take() == "load loaded will is willLayout didLayout did")
    window.isHidden = true
    #expect(diary.take() == "willNot didNot")
    window.isHidden = false
    frame()
    #expect(diary.take() == "will is did")
  }

  @Test("children appear with their parents, and with their own views", .statements("LC-03"))
  func children() {
    let parent = Writing("parent", diary), child = Writing("child", diary)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.isHidden = false
    diary.lines = []
    window.rootViewController = parent
    #expect(diary.take() == "parent.will child.will parent.is child.is")
    frame()
    #expect(
      diary.take()
        == "parent.willLayout parent.didLayout child.willLayout child.didLayout parent.did child.did")
    child.view.removeFromSuperview()
    #expect(diary.take() == "child.willNot child.didNot")
  }

  @Test("a controller that is covered disappears, and appears again after the dismissal", .statements("LC-03"))
  func presenting() {
    let back = Writing("back", diary), sheet = Writing("sheet", diary)
    window.rootViewController = back
    window.isHidden = false
    frame()
    sheet.view.frame = window.bounds
    sheet.view.layoutIfNeeded()
    sheet.modalPresentationStyle = .fullScreen
    diary.lines = []
    back.present(sheet, animated: true) { diary.lines.append("done") }
    wait()
    #expect(diary.take() == "back.willNot sheet.will sheet.is sheet.did back.didNot done")
    #expect(back.view.window == nil)
    back.dismiss(animated: true) { diary.lines.append("done") }
    wait()
    #expect(diary.take() == "sheet.willNot back.will back.is back.did sheet.didNot done")
    frame()
    #expect(diary.take() == "")
  }

  @Test("presentations are stacked; an impossible one changes nothing", .statements("LC-03"))
  func stacked() {
    let back = Writing("back", diary), one = Writing("one", diary), two = Writing("two", diary)
    for controller in [back, one, two] {
      controller.modalPresentationStyle = .fullScreen
      controller.loadViewIfNeeded()
      controller.view.layoutIfNeeded()
    }
    window.rootViewController = back
    window.isHidden = false
    back.present(one, animated: false)
    one.present(two, animated: false)
    diary.lines = []
    back.present(two, animated: false)
    back.present(back, animated: false)
    UIViewController().present(UIViewController(), animated: false)
    #expect(diary.take() == "")
    two.dismiss(animated: false)
    #expect(diary.take() == "two.willNot one.will one.is one.did two.didNot")
    back.dismiss(animated: false)
    #expect(diary.take() == "one.willNot back.will back.is back.did one.didNot")
  }

  @Test(
    "each viewWill… has its viewDid…, also if a call changes the tree", .statements("LC-03", "RE-14"),
    arguments: ["will", "is", "did", "willNot", "didNot", "willLayout", "didLayout"])
  func changes(call: String) {
    let back = Writing("back", diary), sheet = Writing("sheet", diary)
    let window = window
    let changes: [() -> Void] = [
      { sheet.view.removeFromSuperview() }, { back.view.removeFromSuperview() }, { window.addSubview(back.view) },
      { back.view.addSubview(sheet.view) }, { window.isHidden.toggle() }, { back.present(sheet, animated: false) },
      { back.dismiss(animated: false) }, { window.rootViewController = nil }, { window.layoutIfNeeded() },
    ]
    for (number, change) in changes.enumerated() {
      for controller in [back, sheet] { controller.onCall = { if $0 == call { change() } } }
      window.isHidden = false
      window.rootViewController = back
      frame()
      back.view.addSubview(sheet.view)
      frame()
      back.present(sheet, animated: false)
      back.dismiss(animated: false)
      window.isHidden = true
      frame()
      for controller in [back, sheet] { controller.onCall = nil }
      window.isHidden = false
      window.rootViewController = nil
      back.view.removeFromSuperview()
      sheet.view.removeFromSuperview()
      for name in ["back", "sheet"] {
        let calls = diary.lines.compactMap { $0.hasPrefix(name + ".") ? String($0.dropFirst(name.count + 1)) : nil }
        let steps = calls.filter { ["will", "did", "willNot", "didNot"].contains($0) }
        let circle = ["will", "did", "willNot", "didNot"]
        #expect(steps == steps.indices.map { circle[$0 % 4] } && steps.count % 4 == 0, "\(name), change \(number)")
      }
      diary.lines = []
    }
  }

  @Test("calls that hide and show the window in turn end", .statements("LC-03"))
  func flickering() {
    let controller = Writing("", diary)
    window.rootViewController = controller
    controller.onCall = { [window] in
      if $0 == "will" { window.isHidden = true }
      if $0 == "willNot" { window.isHidden = false }
    }
    window.isHidden = false
    #expect(diary.lines.count < 100)
    controller.onCall = nil
  }

  @Test("a warning of low memory goes to every controller once")
  func memory() {
    final class Counting: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let root = Counting(), child = Counting(), sheet = Counting(), loose = Counting()
    window.isHidden = false
    window.rootViewController = root
    root.addChild(child)
    child.addChild(root)
    root.present(sheet, animated: false)
    window.addSubview(loose.view)
    application.warnOfLowMemory()
    #expect([root, child, sheet, loose].map(\.warnings) == [1, 1, 1, 1])
  }
}
