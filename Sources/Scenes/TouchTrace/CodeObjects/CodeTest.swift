import Foundation

/// A test of a person's own code as Swift source: touches on a `TestScreen` of `TouchTesting`, and what came of them.
package struct CodeTest {
  package let text: String

  /// Nil if the code makes its windows by itself: a test needs a controller or views to put on its screen.
  /// - Parameters:
  ///   - trace: of the code, from its start.
  ///   - end: the number of steps that the test covers, to the end of a touch.
  ///   - script: the lines that play the touches up to there.
  ///   - size: of the screen, in points.
  package init?(of trace: Trace, until end: Int, playing script: [String], size: CGSize, _ sources: OwnSources) {
    guard let tree = trace.trees.first, let content = CodeTest.content(of: tree, sources) else { return nil }
    let kinds = trace.steps.prefix(end).map(\.kind)
    let hits = kinds.compactMap { kind -> String?? in
      if case .result(_, let view) = kind { .some(view) } else { nil }
    }
    let actions = kinds.compactMap { kind -> String? in
      guard case .action(let sender, let name, _, let event, _) = kind else { return nil }
      return [sender, event.isEmpty ? name : event].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let last = hits.last.flatMap(\.self)
    let phases = kinds.compactMap { kind -> String? in
      guard let last, case .deliver(let phase, to: last, _) = kind else { return nil }
      return phase.method
    }
    let screen = size == CodeTest.phone ? "" : "size: CGSize(width: \(size.width), height: \(size.height))"
    var lines = ["@Test @MainActor func \(CodeTest.name(last))() {"]
    lines.append("  let screen = TestScreen" + CodeTest.arguments(content, screen))
    lines += CodeTest.playing(script)
    lines.append("  #expect(screen.trace.hitTestViews == [\(hits.map { $0?.debugDescription ?? "nil" }.list)])")
    if !actions.isEmpty {
      lines.append("  #expect(screen.trace.actions == [\(actions.map(\.debugDescription).list)])")
    } else if let last {
      lines.append(
        "  #expect(screen.trace.touches(of: \(last.debugDescription)) == [\(phases.map(\.debugDescription).list)])")
    }
    let imports = ["Testing", "TouchTesting", "UIKit"].map { "import \($0)\n" }.joined()
    text = imports + "\n" + (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The size of the screen of a `TestScreen` that names none.
  private static let phone = CGSize(width: 390, height: 844)

  // MARK: What the screen shows

  private enum Content {
    /// An expression that makes a controller or a view.
    case one(String)
    /// Several views in a window.
    case views([String])
  }

  /// Nil if there is more than one window, or something in it that the code has no class for.
  private static func content(of tree: TreeSnapshot, _ sources: OwnSources) -> Content? {
    let windows = tree.nodes.filter(\.isWindow)
    guard windows.count == 1, let roots = windows.first?.subviews.compactMap(tree.node), !roots.isEmpty,
      tree.responders.allSatisfy({ $0.kind != .delegate && $0.kind != .windowScene })
    else { return nil }
    if roots.count == 1, let controller = roots[0].controller {
      let className = tree.className(of: controller) ?? ""
      return sources.isOwn(className) ? .one("\(className)()") : nil
    }
    guard roots.allSatisfy({ sources.isOwn($0.className) }) else { return nil }
    let views = roots.map { view in
      let frame = view.frame, numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
      return "\(view.className)(frame: CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
        + "height: \(numbers[3])))"
    }
    return views.count == 1 ? .one(views[0]) : .views(views)
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(Double(value))"
  }

  private static func arguments(_ content: Content, _ size: String) -> String {
    switch content {
    case .one(let expression): "(" + [expression, size].filter { !$0.isEmpty }.joined(separator: ", ") + ")"
    case .views(let views):
      (size.isEmpty ? "" : "(\(size))") + " { window in\n"
        + views.map { "    window.addSubview(\($0))\n" }.joined() + "  }"
    }
  }

  private static func playing(_ script: [String]) -> [String] {
    script.count == 1
      ? ["  screen.play(\(script[0].debugDescription))"]
      : ["  screen.play(\"\"\""] + script.map { "    " + $0.debugDescription.dropFirst().dropLast() } + ["    \"\"\")"]
  }

  /// `theTouchReachesTheKnob`.
  private static func name(_ view: String?) -> String {
    let words = (view ?? "").split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.isEmpty ? "theTouchReachesNothing" : "theTouchReachesThe" + words.joined()
  }
}

extension [String] {
  fileprivate var list: String { joined(separator: ", ") }
}
