import Testing
@testable import Scenes

/// The view that a preset is about, which the inspector shows when the preset opens.
struct SceneSubjectTests {
  @Test(arguments: [
    ("P01", nil), ("P05", "cover"), ("P06", "panel"), ("P07", "a0_02"), ("P10", "scroll"), ("P13", "icon"),
    ("P15", "avatar"), ("P17", "yellow"), ("P20", "row"), ("P30", "field"), ("P31", "view0"), ("P40", "root"),
    ("P42", "button"), ("P43", "open"), ("P45", "root"), ("P46", "add"),
  ])
  func aPresetIsAbout(preset: String, view: String?) throws {
    #expect(try SceneLibrary.bundled().scene(preset).subject == view)
  }
}
