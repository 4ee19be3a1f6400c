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
  /// Whether the view tree is drawn as an exploded view. There is no hit map then.
  var isExploded = false { didSet { if isExploded { hitMap.hide() } } }
  var hitMap = HitMapOptions() { didSet { if hitMap.isShown { isExploded = false } } }
  /// Whether views of a person's own code look as the code draws them.
  var showsDrawings = true
  /// Whether the legend is open beside drawings.
  var showsLegend = false
}
