import PrePass

/// The end of the program of a person's code: it gives the classes to the host.
struct MainFile {
  private let module: PreparedModule

  init(of module: PreparedModule) { self.module = module }

  var text: String {
    let delegate = module.isPlayground ? "PlaygroundPage" : module.appDelegate
    return """
      import CodeClasses
      import UIKit

      \(run)
      \(names)
      \(module.isPlayground ? Self.playground : module.script == nil && module.mainCall == nil ? "" : Self.start)
      \(module.mainCall.map { "prepareCode(); \($0)" } ?? "")
      MainActor.assumeIsolated { touchstoneRun(\(delegate?.debugDescription ?? "nil")) }

      """
  }

  private var run: String {
    var classes = module.classes.map { one in
      let make = one.expression.map { "{ \($0) }" } ?? "nil"
      return "    CodeClass(\(one.name.debugDescription), \(one.type), \(make)),"
    }
    if module.isPlayground {
      classes.append("    CodeClass(\"PlaygroundPage\", PlaygroundPage.self, { PlaygroundPage.current }),")
    }
    return """
      @MainActor func touchstoneRun(_ delegate: String?, application: String? = nil) -> Never {
        \(module.replacements.joined(separator: "; "))
        runCode([
      \(classes.joined(separator: "\n"))
        ], delegate: delegate, application: application)
      }
      """
  }

  /// The names that Objective-C gives to classes, the information of the app, which has the name of the module, the version of the
  /// system, that of iOS, and defaults: with Foundation on Linux, `set(nil, forKey:)` never returns, and a URL that is no file is lost.
  private var names: String {
    let pairs = module.objcNames.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value).self" }
    let list = pairs.isEmpty ? ":" : pairs.joined(separator: ", ")
    return """
      private var touchstoneNames: [String: AnyClass] { [\(list)] }
      func NSStringFromClass(_ aClass: AnyClass) -> String { objectiveCName(of: aClass, touchstoneNames) }
      func NSClassFromString(_ name: String) -> AnyClass? { objectiveCClass(named: name, touchstoneNames) }
      extension Bundle {
        var infoDictionary: [String: Any]? { infoOfApp }
        func object(forInfoDictionaryKey key: String) -> Any? { infoOfApp?[key] }
      }
      extension ProcessInfo {
        var operatingSystemVersion: OperatingSystemVersion { .init(ofIOS: UIDevice.current.systemVersion) }
        var operatingSystemVersionString: String { "Version " + UIDevice.current.systemVersion }
        func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { operatingSystemVersion.isAtLeast(version) }
      }
      extension UserDefaults {
        func set(_ url: URL?, forKey key: String) {
          guard let url, !url.isFileURL else { return set(url?.path as Any?, forKey: key) }
          set(try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true) as Any, forKey: key)
        }
      }
      """
  }

  /// The function that `main.swift` calls. The names of the application's class and its delegate's have that of the module before
  /// them.
  private static let start = """
    @discardableResult func UIApplicationMain<Arguments>(
      _ count: Int32, _ arguments: Arguments, _ principal: String?, _ delegate: String?
    ) -> Int32 {
      func plain(_ name: String?) -> String? {
        let full = name.flatMap { NSClassFromString($0) }.map { String(reflecting: $0) } ?? name
        return full.map { $0.hasPrefix("App.") ? String($0.dropFirst(4)) : $0 }
      }
      MainActor.assumeIsolated { touchstoneRun(plain(delegate), application: plain(principal)) }
    }
    """

  /// The page of a playground: the live view, or the classes if there is none.
  private static let playground = """
    @preconcurrency @MainActor final class PlaygroundPage: UIResponder, UIApplicationDelegate {
      static let current = PlaygroundPage()
      var liveView: AnyObject?
      var needsIndefiniteExecution = false
      var window: UIWindow?
      func setLiveView(_ view: AnyObject) { liveView = view }
      func finishExecution() {}
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        guard liveView is UIView || liveView is UIViewController else { return false }
        let window = UIWindow(frame: UIScreen.main.bounds), controller = liveView as? UIViewController ?? UIViewController()
        window.backgroundColor = .white
        window.rootViewController = controller
        if let view = liveView as? UIView {
          if view.bounds.isEmpty { view.frame = window.bounds }
          view.center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
          controller.view.addSubview(view)
        }
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }
    """
}
