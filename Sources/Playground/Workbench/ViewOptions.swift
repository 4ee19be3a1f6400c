import ScenePicture

/// What is shown on the stage, apart from the scene: not remembered between runs.
struct ViewOptions {
  var paths = ShownPaths.both
  /// The finger whose arrows are shown; nil is the one that came last.
  var focusedFinger: Int?
  /// Whether the run before an edit is drawn behind the present one.
  var showsGhost = true
  var showsLoupe = false
  /// Whether the window is white, so that a class looks at the teacher.
  var isBlank = false
  /// Whether the layers of the view tree are drawn apart.
  var isExploded = false
}
