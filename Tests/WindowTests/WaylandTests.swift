import Foundation
import Testing

/// The real program in a real window without X11.
@Suite(.serialized, .enabled(if: WaylandDesktop.isThere, "no Weston 10 or newer is here"))
struct WaylandTests {
  @Test func aClickShowsWhatRenderShowsOfTheSameTouch() throws {
    try WaylandDesktop.withWindow(SceneSummary.name) { desktop in
      try desktop.click(.insideE)
      let picture = try desktop.savePicture()
      let difference = try picture.difference(from: SceneSummary.rendered(script: ["tap 260,420"]))
      #expect(difference == nil)
      try #expect(desktop.shows(picture))
      try #expect(desktop.close() == 0)
    }
  }
}
