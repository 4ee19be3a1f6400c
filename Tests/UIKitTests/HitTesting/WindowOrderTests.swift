import Foundation
import Testing

@testable import UIKit

/// Which window owns a touch.
@Suite struct WindowOrderTests {
  @Test("HT-30 HT-33 the window of the highest level is asked first")
  func levels() {
    let fixture = PipelineFixture(
      """
      alert 320x200 level=2000
      window 320x200
      """, options: .onePass)
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: alert+\n→ alert"))
  }

  @Test("HT-33 of two windows of one level the one shown last is in front")
  func makeKeyAndVisibleComesToFront() {
    let fixture = PipelineFixture("first 320x200\nsecond 320x200", options: .onePass)
    fixture.windows[0].makeKeyAndVisible()
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: first+\n→ first"))
  }

  @Test("HT-31 a window that answers nil lets the next lower one be asked")
  func passThrough() {
    let fixture = PipelineFixture("window 320x200\noverlay 100x100 level=1", options: .onePass)
    fixture.down(150, 150)
    #expect(fixture.searches.hasPrefix("1: overlay- window+\n→ window"))
  }

  @Test("HT-32 hidden windows are not asked")
  func hiddenWindow() {
    let fixture = PipelineFixture("window 320x200\noverlay 320x200 level=1", options: .onePass)
    fixture.windows[1].isHidden = true
    fixture.down(10, 10)
    #expect(fixture.searches.hasPrefix("1: window+\n→ window"))
  }

  @Test("HT-34 GN-22 the levels are 0, 1000 and 2000")
  func levelValues() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("HT-35 DB-7 the key window has no say")
  func keyWindow() {
    let fixture = PipelineFixture("window 320x200\noverlay 320x200 level=1", options: .onePass)
    fixture.windows[0].makeKey()
    fixture.down(10, 10)
    #expect(fixture.application.keyWindow === fixture.windows[0])
    #expect(fixture.searches.hasPrefix("1: overlay+\n→ overlay"))
  }

  @Test("HT-36 a touch that nobody handles in its window is never offered to another")
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

  @Test("a point outside every window is nobody's")
  func outside() {
    let fixture = PipelineFixture("window 320x200", options: .onePass)
    fixture.tap(400, 10)
    #expect(fixture.everything == "1: window-\n→ nobody")
  }
}
