import Foundation

/// A scene as text for a question on the web, in Markdown: the tree, what was done, and what happened.
package struct SceneQuestion {
  private let scene: Scene
  private let script: [String]
  private let trace: [String]

  /// - Parameters:
  ///   - variant: the variant whose edits the tree has.
  ///   - script: the lines of the inputs.
  ///   - trace: the lines of the trace.
  package init(_ scene: Scene, _ variant: Variant, script: [String], trace: [String]) {
    (self.scene, self.script, self.trace) = (scene.applyingEdits(of: variant), script, trace)
  }

  /// The whole text.
  package var text: String {
    let parts = [
      "**\(scene.title[.english])**",
      block("Views, back to front, with `x y width height` in the superview:", SceneOutline.lines(of: scene)),
      block("Input, in points of the screen and milliseconds:", script), block("What happened:", trace),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func block(_ heading: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : ([heading, "", "```text"] + lines + ["```"]).joined(separator: "\n")
  }
}

/// The tree of a scene as indented text, a line for each object.
enum SceneOutline {
  static func lines(of scene: Scene) -> [String] {
    let windows = scene.windows.flatMap { window in
      [line(window.name, "UIWindow", window.frame, level(window) + window.changes.map(\.description))]
        + window.recognizers.map { "  " + line($0) } + window.views.flatMap { lines(of: $0, indent: "  ") }
    }
    let others = [
      (Scene.applicationName, scene.applicationChanges), (Scene.delegateName, scene.delegateChanges),
    ]
    return windows + scene.targets.map { "\($0)  (target)" }
      + others.filter { !$0.1.isEmpty }.map { "\($0.0)  \(list($0.1.map(\.description)))" }
  }

  private static func lines(of view: ViewDescription, indent: String) -> [String] {
    let controller = view.controller.map {
      ["controller \($0.name)" + ($0.changes.isEmpty ? "" : " (\(list($0.changes.map(\.description))))")]
    }
    let details = (controller ?? []) + view.changes.map(\.description) + view.actions.map { "on \($0)" }
    return [indent + line(view.name, view.viewClass.rawValue, view.frame, details)]
      + view.recognizers.map { indent + "  " + line($0) } + view.views.flatMap { lines(of: $0, indent: indent + "  ") }
  }

  private static func line(_ name: String, _ type: String, _ frame: CGRect, _ details: [String]) -> String {
    "\(name)  \(type)  \(frame.sceneText)" + (details.isEmpty ? "" : "  \(list(details))")
  }

  private static func line(_ recognizer: RecognizerDescription) -> String {
    let details = (recognizer.action.map { ["action \($0)"] } ?? []) + recognizer.changes.map(\.description)
    return "◇ \(recognizer.name)  \(recognizer.kind.rawValue)" + (details.isEmpty ? "" : "  \(list(details))")
  }

  private static func level(_ window: WindowDescription) -> [String] {
    window.level == 0 ? [] : ["level \(text(window.level))"]
  }

  private static func list(_ details: [String]) -> String { details.joined(separator: ", ") }
}
