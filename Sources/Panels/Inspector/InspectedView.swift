import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The inspected view, as it is and as the scene defines it.
struct InspectedView: Equatable {
  var node: TreeSnapshot.Node
  /// The view before all edits; nil if the scene has no such view.
  var original: TreeSnapshot.Node?
  var handling: TouchHandling
  var originalHandling: TouchHandling?
  var outcome: ViewOutcome
  /// The closed gate of the view.
  var refusal: TouchRefusal?
  var recognizers: [RecognizerLine]

  init?(in display: DisplayState) {
    guard let name = display.inspected, let node = display.tree.node(name) else { return nil }
    self.node = node
    original = display.originalTree.node(name)
    handling = display.tree.responder(name)?.touches ?? .ignores
    originalHandling = display.originalTree.responder(name)?.touches
    outcome = display.outcomes[name]
    refusal = node.refusal
    recognizers = RecognizerLine.lines(of: name, in: display)
  }

  /// Returns whether a property differs from the scene's definition.
  func differs<Value: Equatable>(_ property: KeyPath<TreeSnapshot.Node, Value>) -> Bool {
    original.map { $0[keyPath: property] != node[keyPath: property] } ?? false
  }
}

extension DisplayState {
  /// The view in the inspector: the selected view, else the view that a preset is about, else the hit-test view, else
  /// the view that is being asked, else the first window.
  package var inspected: String? {
    if let selected, tree.node(selected) != nil { return selected }
    if scene.lesson != nil, let subject = scene.subject, tree.node(subject) != nil { return subject }
    return story?.result?.view ?? story?.asking ?? tree.nodes.first?.name
  }
}

extension TouchStory {
  /// The innermost view whose `hitTest` has not returned; if all have, the view that was asked last.
  var asking: String? { (asked.last { $0.hit == nil } ?? asked.last)?.view }
}
