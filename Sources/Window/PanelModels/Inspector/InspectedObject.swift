import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The object in the inspector: a view, window, controller or recognizer, the application, its delegate, or a target.
package struct InspectedObject {
  package var name: String
  /// Nil for the recognizers that a scroll view has by itself.
  package var kind: ObjectKind?
  package var display: DisplayState
  /// The node of a view or window.
  package var node: TreeSnapshot.Node?
  /// The values of a recognizer.
  package var recognizer: TreeSnapshot.Recognizer?
  /// The step at which an object of own code was seen last; nil while it is there.
  package var lastSight: LastSight?

  package init?(in display: DisplayState) {
    guard let name = display.inspected else { return nil }
    (self.name, self.display) = (name, display)
    if display.isOwnCode { lastSight = display.trace.lastSight(of: name, before: display.cursor) }
    let tree = lastSight?.tree ?? display.tree
    (kind, node) = (display.values.kinds[name], tree.node(name))
    recognizer = tree.recognizer(name)
  }

  /// The properties that it has, in the order of the table.
  package var properties: [Property] { kind?.properties ?? [] }

  /// Returns the value of a property; nil if the object does not have it.
  package func value(of property: Property) -> (any PropertyValue)? {
    display.tree.value(of: property, for: name, from: display.values)
  }

  /// Returns the value that the file has; nil if it has no such object.
  package func originalValue(of property: Property) -> (any PropertyValue)? {
    display.originalValues[property, of: name]
  }

  /// Returns the value that edits by hand give a property, such as the offset of a list before it was scrolled.
  private func editedValue(of property: Property) -> (any PropertyValue)? {
    display.tree.editedValue(of: property, for: name, from: display.values, script: display.scene.script)
  }

  /// Returns whether an edit gave a property another value than the file.
  package func differs(_ property: Property) -> Bool {
    guard let value = editedValue(of: property), let original = originalValue(of: property) else { return false }
    return !value.isEqual(to: original)
  }

  /// Returns for each number of a value whether an edit gave it another one than the file.
  package func differingNumbers(of property: Property) -> [Bool] {
    let numbers = editedValue(of: property)?.numbers ?? [], original = originalValue(of: property)?.numbers ?? numbers
    return zip(numbers, original).map { $0 != $1 }
  }

  /// The properties that edits gave other values than the file.
  package var differingProperties: [Property] { properties.filter { differs($0) } }

  /// The number of values that edits gave other values than the file. Each number of a frame counts.
  package var differenceCount: Int {
    differingProperties.reduce(0) { count, property in
      count + (property == .frame ? differingNumbers(of: .frame).count { $0 } : 1)
    }
  }

  /// The outcome of a view in the hit test; nil for other objects.
  package var outcome: ViewOutcome? { lastSight == nil ? node.map { display.outcomes[$0.name] } : nil }

  /// The class in code; nil for a target.
  package var className: String? {
    if let node { return node.className }
    if let recognizer { return recognizer.className }
    if display.isOwnCode { return (lastSight?.tree ?? display.tree).className(of: name) }
    switch kind {
    case .controller: return "UIViewController"
    case .application: return "UIApplication"
    case .windowScene: return "UIWindowScene"
    case .delegate: return "UIApplicationDelegate"
    case .target, .view, .control, .scrollView, .window, .recognizer, nil: return nil
    }
  }

  /// The icon of an object of own code, or of a recognizer that a scroll view has by itself.
  private var iconOfCode: Icon {
    if let node { return node.isWindow ? .window : node.isControl ? .control : .view }
    if recognizer != nil { return .diamond }
    return switch (lastSight?.tree ?? display.tree).responder(name)?.kind {
    case .controller: .controller
    case .windowScene: .window
    case .application: .application
    case .delegate: .delegate
    case .view, .window, nil: .diamond
    }
  }

  /// Its icon in the head.
  package var icon: Icon {
    switch kind {
    case .window, .windowScene: .window
    case .controller: .controller
    case .application: .application
    case .delegate: .delegate
    case .target: .sink
    case .control: .control
    case .recognizer: .diamond
    case .view, .scrollView: node?.isControl == true ? .control : .view
    case nil: iconOfCode
    }
  }
}

extension DisplayState {
  /// The object in the inspector: the selected object, else the object that an edit has kept, else the subject of a
  /// preset, else the hit-test view, else the view that is being asked, else the first window.
  package var inspected: String? {
    for name in [selected, kept] {
      if let name, values.kinds[name] != nil || tree.recognizer(name) != nil || isOfCode(name) { return name }
    }
    if scene.lesson != nil, let subject = scene.subject, tree.node(subject) != nil { return subject }
    return story?.result?.view ?? story?.asking ?? tree.nodes.first?.name
  }

  /// Whether own code has an object of this name, or had it at an earlier step.
  private func isOfCode(_ name: String) -> Bool {
    isOwnCode && (tree.has(name) || trace.lastSight(of: name, before: cursor) != nil)
  }

  /// The view of the object in the inspector: itself, the view of a recognizer, or the root view of a controller.
  package var inspectedView: String? { inspected.flatMap { tree.view(for: $0) } }
}

extension TouchStory {
  /// The innermost view whose `hitTest` has not returned; if all have, the view that was asked last.
  fileprivate var asking: String? { (asked.last { $0.hit == nil } ?? asked.last)?.view }
}
