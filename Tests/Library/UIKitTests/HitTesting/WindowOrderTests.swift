import Foundation
import Testing

@testable import UIKitCore

/// The window that receives a touch.
@Suite struct WindowOrderTests {
  @Test("the window of the highest level is searched first", .statements("HT-30", "HT-33"))
  func levels() {
    let fixture = PipelineFixture(
      """
      alert 320x200 level=2000
      window 320x200
      """, options: .onePass)
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: alert+\n→ alert"))
  }

  @Test("of two windows of the same level, the one shown last is in front", .statements("HT-33"))
  func makeKeyAndVisibleComesToFront() {
    let fixture = PipelineFixture("first 320x200\nsecond 320x200", options: .onePass)
    fixture.windows[0].makeKeyAndVisible()
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: first+\n→ first"))
  }

  @Test("after a window that returns nil, the next lower one is searched", .statements("HT-31"))
  func passThrough() {
    let fixture = PipelineFixture("window 320x200\noverlay 100x100 level=1", options: .onePass)
    fixture.down(150, 150)
    #expect(fixture.searches.hasPrefix("1: overlay- window+\n→ window"))
  }

  @Test("hidden windows are not searched", .statements("HT-32"))
  func hiddenWindow() {
    let fixture = PipelineFixture("window 320x200\noverlay 320x200 level=1", options: .onePass)
    fixture.windows[1].isHidden = true
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: window+\n→ window"))
  }

  @Test("the levels are 0, 1000 and 2000", .statements("HT-34", "GN-22"))
  func levelValues() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("the key window has no influence on touches", .statements("HT-35", "DB-7"))
  func keyWindow() {
    let fixture = PipelineFixture("window 320x200\noverlay 320x200 level=1", options: .onePass)
    fixture.windows[0].makeKey()
    fixture.down(10, 10)
    #expect(fixture.application.keyWindow === fixture.windows[0])
    #expect(fixture.searches.hasPrefix("1: overlay+\n→ overlay"))
  }

  @Test("an unhandled touch is not delivered to another window", .statements("HT-36"))
  func noSecondWindow() {
    let fixture = PipelineFixture("window 320x200\n  card 0,0 320x200 handles\noverlay 320x200 level=1")
    fixture.tap(10, 10)
    #expect(
      fixture.transcript == """
        overlay.began
        app.began
        dropped
        overlay.ended
        app.ended
        dropped
        """)
  }

  @Test("a touch outside every window has no view")
  func outside() {
    let fixture = PipelineFixture("window 320x200", options: .onePass)
    fixture.tap(400, 10)
    #expect(fixture.everything == "1: window-\n→ none")
  }

  /// Also one without an autoresizing mask.
  @Test func theRootViewHasTheSizeOfItsWindow() {
    let window = UIWindow(frame: .zero, application: UIApplication()), controller = UIViewController()
    controller.view = UIView()
    window.rootViewController = controller
    window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(controller.view.frame == window.bounds)
  }
}
