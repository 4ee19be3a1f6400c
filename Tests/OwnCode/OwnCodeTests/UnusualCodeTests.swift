import Scenes
import TestSupport
import Testing
import TouchTrace

/// Code that is written in a way that few write: it prints what it prints on iOS.
@Suite(.slow) struct UnusualCodeTests {
  private func trace(_ source: String) throws -> Trace {
    let folder = try CodeFolder(["A.swift": "import UIKit\n" + source])
    let playback = try folder.playback("tap 195,422", "tap 195,700")
    #expect(playback.failure == nil)
    return playback.trace
  }

  private func printed(_ trace: Trace) -> [String] {
    trace.steps.compactMap { step in if case .printed(let line) = step.kind { line.text } else { nil } }
  }

  @Test(arguments: [
    """
    class A: UIViewController {
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() { print("loaded") }
    }
    """,
    """
    class A: UITableViewController {
      override init(style: UITableView.Style) { super.init(style: style) }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() { print("loaded") }
    }
    """,
    """
    private struct Model {}
    private final class A: UIViewController {
      let model = Model()
      override func viewDidLoad() { print("loaded") }
    }
    """,
  ])
  func aControllerIsShown(source: String) throws { #expect(printed(try trace(source)) == ["loaded"]) }

  @Test("an application with the oldest method of its start; observers hear of the start")
  func starts() throws {
    let lines = printed(
      try trace(
        """
        @main class App: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ application: UIApplication) {
            let center = NotificationCenter.default
            for name in [UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification] {
              center.addObserver(forName: name, object: nil, queue: .main) { _ in print(name.rawValue) }
            }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
          }
          func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
        }
        """))
    #expect(
      lines == [
        "UIApplicationDidFinishLaunchingNotification", "active", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("actions by inherited marks, in private extensions and of classes; results; versions of the system")
  func actions() throws {
    let trace = try trace(
      """
      @objcMembers class Base: UIViewController {}
      final class Panel {
        @objc static func hide() { print("hide") }
        static func listen(to view: UIView) {
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
        }
      }
      final class A: Base {
        let button = UIButton(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
        override func viewDidLoad() {
          super.viewDidLoad()
          for name in ["member", "extended", "hidden"] { perform(NSSelectorFromString(name)) }
          let text = perform(#selector(name(of:)), with: "x")?.takeUnretainedValue() as? String
          print(text ?? "none")
          button.addTarget(self, action: #selector(unused), for: .touchUpInside)
          button.addTarget(self, action: #selector(asked), for: .touchUpInside)
          button.addTarget(Panel.self, action: #selector(Panel.hide), for: .touchUpInside)
          view.addSubview(button)
          let old = OperatingSystemVersion(majorVersion: 11, minorVersion: 0, patchVersion: 0), info = ProcessInfo.processInfo
          print(info.isOperatingSystemAtLeast(old), info.operatingSystemVersion.majorVersion)
          if #unavailable(iOS 99) { print("unavailable") }
          os_log("log \\(3, privacy: .public)")
          os_log("plain")
          Panel.listen(to: view)
        }
        func member() { print("member") }
        func name(of object: Any) -> String { "name of \\(object)" }
        @objc func unused(_ tap: UIGestureRecognizer) { print("unused") }
        @objc func asked(_ tap: UIGestureRecognizer) { print("asked", tap.state) }
      }
      extension A { func extended() { print("extended") } }
      @objc extension A { fileprivate func hidden() { print("hidden") } }
      """)
    #expect(
      printed(trace) == [
        "member", "extended", "hidden", "name of x", "true 18", "unavailable", "log 3", "plain", "unused", "hide",
        "hide",
      ])
    #expect(TraceText.text(of: trace).contains("tap sends hide to panel"))
    let warnings = trace.steps.compactMap { step in if case .warning(.other(let text)) = step.kind { text } else { nil }
    }
    #expect(
      warnings == [
        "\"asked:\" takes UIGestureRecognizer, and got UIButton: it is not called; give the parameter the class of what is sent"
      ])
  }
}
