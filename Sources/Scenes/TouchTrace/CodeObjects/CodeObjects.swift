import LiveScenes
import Scenes
import UIKit

/// An application that a person's own code has made, with names for its objects.
///
/// The name of a view is its `accessibilityIdentifier`, else the property that holds it, else its class: `KnobView` is
/// `knob`, and the content view of a `MailCell` is `mailCellContent`. A recognizer has its `name` or that of its property. Equal names get numbers from 2 in the order of the tree.
/// An object keeps its name.
package final class CodeObjects: TracedObjects {
  package let application: UIApplication
  package let screenSize: CGSize
  private var names = ObjectNames()
  private let recordsDrawings: Bool

  package init(_ application: UIApplication, screenSize: CGSize, recordsDrawings: Bool) {
    (self.application, self.screenSize, self.recordsDrawings) = (application, screenSize, recordsDrawings)
    names.give(Scene.applicationName, to: application)
    nameAll()
  }

  package func name(of object: AnyObject) -> String? {
    if let name = names.name(of: object) { return name }
    nameAll()
    if let name = names.name(of: object) { return name }
    // It is in no window, as a target that is no responder.
    return names.give(named(object), to: object)
  }

  package func object(named name: String) -> AnyObject? { names[name] }

  package func controllerName(of view: UIView) -> String? { view.controller.flatMap(name(of:)) }

  package var usesWindowScene: Bool { application.windows.contains { $0.next?.nearestReported is UIWindowScene } }

  package func drawing(of view: UIView) -> DisplayList? {
    guard recordsDrawings else { return nil }
    let drawing = DrawingRecorder.recordInTree(view)
    return drawing.isEmpty ? nil : drawing
  }

  /// The class of UIKit for which the pre-pass made a subclass, `UIPageControl_own`, because an extension overrides it.
  /// A class that is a target has its own name.
  package func className(of object: AnyObject) -> String? {
    if let target = object as? ClassTarget { return String(describing: target.type) }
    let name = String(describing: type(of: object))
    return name.hasSuffix("_own") ? String(name.dropLast(4)) : nil
  }
  // The overrides of own code are in its sources, not in a description.
  package func behavior(of object: AnyObject) -> ResponderBehavior? { nil }
  package func description(of view: UIView) -> ViewDescription? { nil }
  package var foldsSearches: Bool { true }
  package var targetNames: [String] { [] }
  package var lastEdits: [Edit] { [] }

  // MARK: Names

  /// Names the objects that have no name yet.
  private func nameAll() {
    if let delegate = application.delegate { names.give(Scene.delegateName, to: delegate) }
    if let scene = application.windows.lazy.compactMap({ $0.next?.nearestReported as? UIWindowScene }).first {
      names.give(Scene.windowSceneName, to: scene)
    }
    let objects = application.windows.flatMap { $0.withObjects }
    let properties = PropertyNames(of: objects + [application.delegate].compactMap { $0 })
    for object in objects where names.name(of: object) == nil {
      names.give(givenName(of: object) ?? properties[object] ?? named(object), to: object)
    }
  }

  /// The name that comes from the class of an object; for the content view of a cell, from the name of the cell.
  private func named(_ object: AnyObject) -> String {
    if let view = object as? UIView, let cell = view.superview, view === cell.contentOfCell,
      let name = names.name(of: cell)
    {
      return name + "Content"
    }
    return ClassName.objectName(className(of: object) ?? String(describing: type(of: object)))
  }
}

extension UIView {
  /// The content view if this is a cell, a header or a footer.
  fileprivate var contentOfCell: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
      ?? (self as? UITableViewHeaderFooterView)?.contentView
  }

  /// The controller whose root view it is.
  fileprivate var controller: UIViewController? {
    guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
    return controller
  }

  /// The view with its controller and its recognizers, then the same of its subviews, back to front.
  fileprivate var withObjects: [AnyObject] {
    [self] + [controller].compactMap { $0 } + (gestureRecognizers ?? []) + subviews.flatMap { $0.withObjects }
  }
}

/// The name that the code gives to a view or a recognizer, in one line.
@MainActor private func givenName(of object: AnyObject) -> String? {
  let name = (object as? UIView)?.accessibilityIdentifier ?? (object as? UIGestureRecognizer)?.name
  guard let name, !name.isEmpty else { return nil }
  return name.split(whereSeparator: \.isNewline).joined(separator: " ")
}
