import Foundation
import Testing
import WindowHarness

/// The running program in a window on Wayland, without X11.
@Suite(.serialized, .enabled(if: WaylandDesktop.isInstalled, "Weston 10 or newer is not installed"))
struct WaylandTests {
  @Test func aClickShowsWhatRenderShowsOfTheSameTouch() throws {
    try WaylandDesktop.withWindow(FiveViews.name) { desktop in
      try desktop.click(.insideE)
      let picture = try desktop.savePicture()
      let difference = try picture.difference(from: FiveViews.rendered(script: ["tap 260,420"]))
      #expect(difference == nil)
      try #expect(desktop.shows(picture))
      try desktop.close()
    }
  }
}
