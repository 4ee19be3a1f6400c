internal import CodeClasses
internal import CodeMessages
internal import Foundation
internal import UIKit

/// A person's classes, and what of them is shown: an application, else the first controller, else the views on a sheet.
final class HostedCode {
  let application: UIApplication
  private let classes: [CodeClass]
  private let delegateName: String?
  /// Objects that nothing else keeps alive.
  private var kept: [AnyObject] = []

  init(_ code: CodeClassList) {
    (classes, delegateName) = (code.classes, code.delegate)
    // The first application of the process is the shared one.
    let own = classes.first { $0.name == code.application && $0.type is UIApplication.Type }
    application = own?.make?() as? UIApplication ?? .shared
  }

  /// Makes the windows.
  /// - Parameters:
  ///   - subject: the subject on the screen; nil for the one that the code shows by itself.
  ///   - size: of the screen, in points.
  func show(_ subject: CodeSubject?, on size: CGSize, safeArea: CodeInsets) -> ShownCode {
    application.options.hasContainerViews = true
    if !classes.contains(where: { $0.type is any UIWindowSceneDelegate.Type }) { application.makeSceneOfWindows() }
    let shown: ShownCode
    if let subject {
      let one = classes.filter { $0.name == subject.className }
      shown = showController(one, size) ?? showViews(one, size, safeArea, at: subject.frame)
    } else {
      shown = showApplication() ?? showController(classes, size) ?? showViews(classes, size, safeArea)
    }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
    for window in application.windows { window.prepareFrame() }
    return shown
  }

  // MARK: An application

  private func showApplication() -> ShownCode? {
    let delegate = classes.first { $0.name == delegateName && $0.type is any UIApplicationDelegate.Type }
    if let delegate, let object = delegate.make?() as? any UIApplicationDelegate {
      kept.append(object)
      application.delegate = object
      _ = object.application(application, willFinishLaunchingWithOptions: nil)
      _ = object.application(application, didFinishLaunchingWithOptions: nil)
      NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
      object.applicationDidBecomeActive(application)
      if hasWindow { return .application(delegate.name) }
    }
    return showScene()
  }

  /// The window of a scene delegate.
  private func showScene() -> ShownCode? {
    for one in classes where one.type is any UIWindowSceneDelegate.Type {
      guard let delegate = one.make?() as? any UIWindowSceneDelegate else { continue }
      let scene = UIWindowScene(application: application), session = UISceneSession()
      scene.delegate = delegate
      kept += [scene, session, delegate]
      delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
      delegate.sceneWillEnterForeground(scene)
      delegate.sceneDidBecomeActive(scene)
      if hasWindow { return .application(one.name) }
    }
    return nil
  }

  private var hasWindow: Bool { application.windows.contains { !$0.isHidden } }

  // MARK: A controller or views

  private func showController(_ classes: [CodeClass], _ size: CGSize) -> ShownCode? {
    for one in classes where one.type is UIViewController.Type {
      guard let controller = one.make?() as? UIViewController else { continue }
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      kept.append(window)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return .controller(one.name)
    }
    return nil
  }

  private func showViews(
    _ classes: [CodeClass], _ size: CGSize, _ safeArea: CodeInsets, at frame: CGRect? = nil
  ) -> ShownCode {
    let views = classes.filter { $0.type is UIView.Type && !($0.type is UIWindow.Type) }
    let made = views.compactMap { one in (one.make?() as? UIView).map { (one.name, $0) } }
    let left = classes.filter { one in
      (one.type is UIView.Type || one.type is UIViewController.Type) && !made.contains { $0.0 == one.name }
    }.map(\.name)
    guard !made.isEmpty else { return .nothing(left: left) }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    kept.append(window)
    window.backgroundColor = .white
    if let frame, let view = made.first?.1 {
      view.frame = frame
      window.addSubview(view)
    } else {
      ViewSheet(size, safeArea).place(made.map(\.1), in: window)
    }
    window.makeKeyAndVisible()
    return .views(made.map(\.0), left: left)
  }
}
