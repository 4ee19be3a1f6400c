import Foundation
import Testing

@testable import UIKitCore

/// The places of view controllers, scenes and container views in the responder chain.
@Suite struct ControllerTests {
  @Test("a presented controller is followed by the presenting one", .statements("RC-03", "UN-13"))
  func presented() {
    let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200 vc")
    let sheet = TestController()
    guard let root = fixture.controllers["rootVC"] else { return }
    root.present(sheet, animated: false)
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(sheet.view.next === sheet)
    #expect(sheet.next === root)
    #expect(fixture.windows[0].hitTest(CGPoint(x: 5, y: 5), with: nil) === sheet.view)
    sheet.dismiss(animated: false)
    #expect(root.presentedViewController == nil && sheet.view.superview == nil)
  }

  @Test("a window with a scene is followed by the scene", .statements("RC-05", "RC-07"))
  func scene() {
    let application = UIApplication()
    let scene = UIWindowScene(application: application)
    let window = UIWindow(windowScene: scene)
    #expect(window.next === scene && scene.next === application)
    #expect(scene.windows.first === window && application.windows.first === window)
    let plain = UIWindow(frame: .zero, application: application)
    #expect(plain.next === application)
  }

  @Test("with container views the chain is that recorded on a device", .statements("HT-37", "RC-07"))
  func containers() {
    var options = PipelineOptions()
    options.hasContainerViews = true
    let application = UIApplication()
    application.options = options
    application.makeSceneOfWindows()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), application: application)
    let controller = TestController(), view = UIView(frame: .zero)
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.isHidden = false
    var names: [String] = []
    var responder: UIResponder? = view
    while let current = responder {
      names.append("\(type(of: current))")
      responder = current.next
    }
    let expected =
      "UIView UIView TestController UIDropShadowView UITransitionView UIWindow UIWindowScene UIApplication"
    #expect(names.joined(separator: " ") == expected)
    #expect(controller.view.superview === window && controller.next?.nearestReported === window)
    #expect(window.next?.nearestReported === application)
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }

  @Test("a child controller is followed by its parent's view", .statements("RC-04"))
  func child() {
    let parent = TestController(), child = TestController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.next === parent.view && child.view.next === child)
    // A circle would be walked for ever.
    child.addChild(parent)
    child.addChild(child)
    #expect(parent.parent == nil && child.parent === parent && child.tabBarController == nil)
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test("a root view is loaded when it is first read")
  func loading() {
    final class Loading: UIViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let controller = Loading()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1 && controller.isViewLoaded)
  }
}
