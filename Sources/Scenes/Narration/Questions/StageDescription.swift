import Foundation
import Scenes
import TouchTrace

/// The stage in words, for people who do not see it: the views with their frames, each after its superview, and the finger.
package struct StageDescription {
  /// More views than a person listens to.
  private static let mostViews = 30
  private let views: [TreeSnapshot.Node]
  private let point: CGPoint?

  /// - Parameter point: the place of the finger, in points of the screen; nil without one.
  package init(_ tree: TreeSnapshot, _ point: CGPoint?) {
    views = Array(tree.nodes.filter { !$0.isHidden }.prefix(Self.mostViews))
    self.point = point
  }

  package subscript(language: Language) -> String {
    let parts = views.map { view in
      let frame =
        "\(number(view.frame.minX)), \(number(view.frame.minY)), \(number(view.frame.width)) × \(number(view.frame.height))"
      switch (language, view.superview) {
      case (_, nil): return "\(view.name) (\(frame))"
      case (.english, let superview?): return "\(view.name) in \(superview) (\(frame))"
      case (.simplifiedChinese, let superview?): return "\(superview) 里的 \(view.name)（\(frame)）"
      }
    }
    let finger = point.map { point in
      let place = "(\(number(point.x)), \(number(point.y)))"
      return language == .english ? "; the finger at \(place)" : "；手指在 \(place)"
    }
    return parts.joined(separator: language == .english ? "; " : "；") + (finger ?? "")
  }
}
