import Foundation
import Testing

@testable import UIKit

/// Which window owns a touch.
@Suite struct WindowOrderTests {
  @Test("HT-30 HT-33 the window of the highest level is asked first")
  func levels() {
    let stage = TestStage(
      """
      alert 320x200 level=2000
      window 320x200
      """, options: .onePass)
    stage.down(10, 10)
    #expect(stage.searches.hasPrefix("1: alert+\n→ alert"))
  }

  @Test("HT-33 of two windows of one level the one shown last is in front")
  func makeKeyAndVisibleComesToFront() {
    let stage = TestStage("first 320x200\nsecond 320x200", options: .onePass)
    stage.windows[0].makeKeyAndVisible()
    stage.down(10, 10)
    #expect(stage.searches.hasPrefix("1: first+\n→ first"))
  }

  @Test("HT-31 a window that answers nil lets the next lower one be asked")
  func passThrough() {
    let stage = TestStage("window 320x200\noverlay 100x100 level=1", options: .onePass)
    stage.down(150, 150)
    #expect(stage.searches.hasPrefix("1: overlay- window+\n→ window"))
  }

  @Test("HT-32 hidden windows are not asked")
  func hiddenWindow() {
    let stage = TestStage("window 320x200\noverlay 320x200 level=1", options: .onePass)
    stage.windows[1].isHidden = true
    stage.down(10, 10)
    #expect(stage.searches.hasPrefix("1: window+\n→ window"))
  }

  @Test("HT-34 GN-22 the levels are 0, 1000 and 2000")
  func levelValues() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("HT-35 DB-7 the key window has no say")
  func keyWindow() {
    let stage = TestStage("window 320x200\noverlay 320x200 level=1", options: .onePass)
    stage.windows[0].makeKey()
    stage.down(10, 10)
    #expect(stage.application.keyWindow === stage.windows[0])
    #expect(stage.searches.hasPrefix("1: overlay+\n→ overlay"))
  }

  @Test("HT-36 a touch that nobody handles in its window is never offered to another")
  func noSecondWindow() {
    let stage = TestStage("window 320x200\n  card 0,0 320x200 handles\noverlay 320x200 level=1")
    stage.tap(10, 10)
    #expect(
      stage.transcript == """
        overlay.began
        app.began
        dropped
        overlay.ended
        app.ended
        dropped
        """)
  }

  @Test("a point outside every window is nobody's")
  func outside() {
    let stage = TestStage("window 320x200", options: .onePass)
    stage.tap(400, 10)
    #expect(stage.everything == "1: window-\n→ nobody")
  }
}
