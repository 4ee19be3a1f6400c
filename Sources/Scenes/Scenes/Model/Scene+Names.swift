extension Scene {
  /// The name of the application in every scene.
  package static let applicationName = "UIApplication"
  /// The name of the application's delegate in every scene.
  package static let delegateName = "AppDelegate"

  /// The name of the window scene in every scene whose application uses one.
  package static let windowSceneName = "UIWindowScene"

  /// All objects with a name, in the order of the scene.
  package var namedObjects: [(name: String, kind: ObjectKind)] {
    var result: [(name: String, kind: ObjectKind)] = []
    for window in windows {
      result.append((window.name, .window))
      result += window.recognizers.map { ($0.name, .recognizer($0.kind)) }
      for view in window.all {
        result.append((view.name, view.viewClass.kind))
        result += view.recognizers.map { ($0.name, .recognizer($0.kind)) }
        if let controller = view.controller { result.append((controller.name, .controller)) }
      }
    }
    result += targets.map { ($0, .target) }
    return result + [(Scene.applicationName, .application), (Scene.delegateName, .delegate)]
  }

  /// The names of windows and views.
  package var viewNames: [String] {
    windows.flatMap { [$0.name] + $0.all.map(\.name) }
  }

  /// All views, window by window, parents before children.
  package var views: [ViewDescription] { windows.flatMap(\.all) }

  /// The recognizers of all windows and views, in the order of the scene.
  package var recognizers: [RecognizerDescription] {
    windows.flatMap { $0.recognizers + $0.all.flatMap(\.recognizers) }
  }

  /// The names of all recognizers: those of the scene, then the two of each scroll view.
  package var recognizerNames: [String] {
    let scrollViews = views.filter(\.viewClass.isScrollView).map(\.name)
    return recognizers.map(\.name) + scrollViews.flatMap { [Scene.pan(of: $0), Scene.delay(of: $0)] }
  }

  /// The name of the recognizer that scrolls a scroll view. The dot keeps it apart from the names that a scene gives.
  package static func pan(of scrollView: String) -> String { "\(scrollView).pan" }

  /// The name of the recognizer that withholds touches from a scroll view's content.
  package static func delay(of scrollView: String) -> String { "\(scrollView).delay" }

  /// Returns the description of the view of a name.
  package func view(named name: String) -> ViewDescription? {
    windows.lazy.flatMap(\.all).first { $0.name == name }
  }
}
