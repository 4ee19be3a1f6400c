/// The names of a scene's objects, for finding them in constant time.
///
/// Made once for all names that a file uses: going through the tree for each of them would take a time that grows with the
/// square of the number of views.
package struct SceneNames: Sendable {
  /// All names in the order of the scene.
  let all: [String]
  let kinds: [String: ObjectKind]
  private let viewClasses: [String: ViewClass]
  /// The names of all recognizers, those of scroll views last.
  let recognizers: [String]
  private let recognizerSet: Set<String>
  /// Whether code makes the objects: nobody knows their names before it runs.
  let areOfCode: Bool

  package init(_ scene: Scene) {
    areOfCode = scene.code != nil
    let objects = scene.namedObjects
    all = objects.map(\.name)
    // The window scene has no properties, but expectations name it.
    kinds = Dictionary(
      objects.map { ($0.name, $0.kind) } + [(Scene.windowSceneName, .windowScene)]
    ) { first, _ in first }
    viewClasses = Dictionary(scene.views.map { ($0.name, $0.viewClass) }) { first, _ in first }
    recognizers = scene.recognizerNames
    recognizerSet = Set(recognizers)
  }

  func isRecognizer(_ name: String) -> Bool { recognizerSet.contains(name) }

  /// Whether the actions of this object have no event: recognizers and cells send without events, controls with them.
  func sendsWithoutEvents(_ name: String) -> Bool { isRecognizer(name) || viewClasses[name] == .tableViewCell }
}
