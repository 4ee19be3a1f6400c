import Foundation
import ScenePicture

/// The options of the stage that are not part of the scene. They are not kept between runs.
struct ViewOptions {
  var paths = ShownPaths.both
  /// The finger whose arrows are shown; nil means the finger that came down last.
  var focusedFinger: Int?
  /// Whether the run before an edit is drawn behind the present one.
  var showsGhost = true
  var showsLoupe = false
  /// Whether the window is blank, so that a class pays attention to the teacher.
  var isBlank = false
  /// Whether the notes of the lesson plan lie over a projected window, while a key or a button is held.
  var holdsNotes = false
  /// Whether the start page is shown instead of the scene.
  var showsStartPage = false
  /// The scenes that the sheet for opening offers.
  var openEntries: [OpenState.Entry] = []
  /// The recent scenes of the start page.
  var recentEntries: [OpenState.Entry] = []
  /// Whether the view tree is drawn as an exploded view.
  var isExploded = false
  /// Whether views of a person's own code look as the code draws them.
  var showsDrawings = true
  /// Whether the legend is open beside drawings.
  var showsLegend = false
  /// The object of the page "Why not me?"; nil while it is closed.
  var whyNot: WhyNotPlace?
  /// Whether the stage shows the hit map.
  var showsHitMap = false
  /// The place of the line between two hit maps, as a share of the screen's width; nil while there is one map.
  var wipe: CGFloat?
}
