import Foundation
@testable import TestSupport
import Testing

@testable import Scenes

/// A scene as Swift source for an iOS app.
@Suite struct SwiftCodeTests {
  private func code(_ yaml: String) throws -> String {
    let scene = try Scene.parse(yaml, file: "a.yaml")
    return scene.swiftCode(of: scene.variants[0])
  }

  @Test func aButtonThatSticksOut() throws {
    let text = try code(
      """
      title: Sticking out
      views:
        - name: root
          frame: 0 0 360 560
          controller: { name: Screen, touches: passesOn }
          views:
            - name: yellow
              frame: 60 260 240 140
              views:
                - { name: button, class: UIButton, text: Go, frame: 80 -40 80 80, actions: [touchUpInside go to Screen] }
      variants:
        - { name: mended, edits: [yellow.hitTest safeBeyondBounds] }
      """)
    #expect(
      text == """
        import UIKit

        /// Sticking out.
        final class ScreenViewController: UIViewController {
          let yellow = YellowView()
          let button = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityIdentifier = "root"
            view.backgroundColor = .systemBackground

            yellow.frame = CGRect(x: 60, y: 260, width: 240, height: 140)
            yellow.accessibilityIdentifier = "yellow"
            yellow.backgroundColor = UIColor(white: 0.5, alpha: 0.15)
            view.addSubview(yellow)

            button.frame = CGRect(x: 80, y: -40, width: 80, height: 80)
            button.accessibilityIdentifier = "button"
            button.backgroundColor = UIColor(white: 0.5, alpha: 0.15)
            button.setTitle("Go", for: .normal)
            button.addTarget(self, action: #selector(go(_:)), for: .touchUpInside)
            yellow.addSubview(button)
          }

          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            print("Screen: touchesBegan")
            super.touchesBegan(touches, with: event)
          }

          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            print("Screen: touchesMoved")
            super.touchesMoved(touches, with: event)
          }

          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            print("Screen: touchesEnded")
            super.touchesEnded(touches, with: event)
          }

          override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            print("Screen: touchesCancelled")
            super.touchesCancelled(touches, with: event)
          }

          @objc func go(_ sender: Any?) { print("Screen: go") }
        }

        final class YellowView: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
            for subview in subviews.reversed() {
              let converted = subview.convert(point, from: self)
              if let hit = subview.hitTest(converted, with: event) { return hit }
            }
            return self.point(inside: point, with: event) ? self : nil
          }
        }

        """)
  }

  @Test func animationsAndIgnoredInteractionBeginWithTheWindow() throws {
    let text = try code(
      """
      application: { isIgnoringInteractionEvents: true }
      views:
        - { name: card, frame: 0 0 9 9, animation: running }
        - { name: free, frame: 0 0 9 9, animation: allowUserInteraction }
      """)
    let appearing = text.split(separator: "\n").drop { !$0.contains("viewDidAppear") }.prefix(5)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      appearing == [
        "override func viewDidAppear(_ animated: Bool) {", "super.viewDidAppear(animated)",
        "UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { card.alpha *= 0.8 }",
        "UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .allowUserInteraction]) "
          + "{ free.alpha *= 0.8 }",
        "UIApplication.shared.beginIgnoringInteractionEvents()",
      ])
  }

  /// Everything that has its own kind of source.
  private static let everything = """
    targets: [saver]
    application: { touches: handles, isIgnoringInteractionEvents: true }
    delegate: { isResponder: false }
    firstResponder: knob
    windows:
      - name: W
        touches: passesOn
        alpha: 0.5
        animation: running
        recognizers: [{ name: global, kind: tap, action: seen }]
        views:
          - name: "0"
            frame: 10 10 200 200
            controller: { name: Child, implements: save }
            transform: rotate 30 scale 0.5
            boundsOrigin: 3 4
            enlargedBy: 1 2 3 -4
            hitTest: returns switch
            recognizers:
              - { name: swipe, kind: swipe, direction: left up, action: save to saver, requires: list.pan list.delay, shouldBegin: false }
              - { name: press, kind: longPress, minimumPressDuration: 0.25, allowableMovement: 4, numberOfTapsRequired: 1 }
              - { name: edge, kind: screenEdgePan, edges: left, maximumNumberOfTouches: 2, action: go to title }
              - { name: turn, kind: rotation, shouldRecognizeSimultaneouslyWith: all, shouldReceive: none, shouldRequireFailureOf: press }
            views:
              - { name: switch, class: UISwitch, frame: 1 1 9 9, isEnabled: false, actions: [valueChanged save to nil] }
              - { name: title, class: UILabel, text: 'say "hi" \\\\ 再见', frame: 1 1 9 9 }
              - { name: tabs, class: UISegmentedControl, text: One Two, frame: 1 1 9 9 }
              - { name: knob, class: EnlargedButton, text: Go, enlargedBy: 9, frame: 1 1 9 9, actions: [touchDown self to title, touchUpInside x] }
              - { name: always, pointInside: always, animation: allowUserInteraction, class: BeyondBoundsView, frame: 1 1 9 9 }
              - name: list
                class: UITableView
                contentSize: 10 500
                delaysContentTouches: false
                frame: 1 1 90 90
                views: [{ name: 甲, class: UITableViewCell, text: First, frame: 0 0 90 44 }]
      - name: alert
        level: 2000
        frame: 20 20 90 90
        pointInside: always
        views:
          - { name: sheet, frame: 1 1 50 50, controller: Alert, views: [{ name: inner, frame: 0 0 1 1, controller: { name: Deep, touches: handles } }] }
          - { name: loose, frame: 1 1 50 50 }
    """

  @Test(.slow) func everySceneCompilesAsSwift() throws {
    let folder = try TestFolder()
    var sources = try SceneLibrary.bundled().scenes().flatMap { scene in
      scene.variants.map { ("\(scene.id) \($0.name)", scene.swiftCode(of: $0)) }
    }
    #expect(sources.count > 70)
    sources = sources.sample(every: 12) + [("everything", try code(SwiftCodeTests.everything))]
    var failures: [String] = []
    for (name, source) in sources {
      let file = try folder.write("Scene.swift", withoutObjectiveC(source))
      let output = try typeCheck([file.path])
      if output.contains("error:") || output.contains("warning:") { failures.append("\(name):\n\(output)") }
    }
    #expect(failures == [])
    let wrong = try folder.write("Scene.swift", "import UIKit\nlet view = UIView().nothing\n")
    #expect(try typeCheck([wrong.path]).contains("error:"), "the compiler sees errors")
  }

  /// Linux has neither `@objc` nor `#selector`.
  private func withoutObjectiveC(_ source: String) -> String {
    source.replacing("@objc private ", with: "").replacing("@objc ", with: "")
      .replacing(#/#selector\((?:\w+\.)?(\w+)\(_:\)\)/#) { "Selector(\"\($0.output.1):\")" }
  }

  /// Returns what the compiler says of some files.
  private func typeCheck(_ files: [String]) throws -> String {
    let program = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/Library").standardized
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "5", "-I"]
      + [program.deletingLastPathComponent().appendingPathComponent("Modules").path]
      + ["-I", sources.appendingPathComponent("UIKitHeaders/include").path]
      + files
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
