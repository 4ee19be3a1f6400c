import CodeMessages
import Foundation
import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// A person's code in a process of its own behaves as in this one.
@Suite(.slow) struct ProgramRunTests {
  private static let knob = """
    import UIKit

    final class KnobView: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { sendActions(for: .valueChanged) }
    }

    class ViewController: UIViewController {
      private let knob = KnobView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(knob)
        knob.addTarget(self, action: #selector(turned(_:)), for: .valueChanged)
      }
      @objc private func turned(_ sender: KnobView) {}
    }
    """

  private func actions(_ playback: Playback) -> [String] {
    playback.trace.steps.compactMap { step in
      if case .action(let from, let name, let to, let event, _) = step.kind {
        "\(from) \(name) \(to ?? "-") \(event)"
      } else {
        nil
      }
    }
  }

  @Test func aControllerIsShownAndTouched() throws {
    let folder = try CodeFolder(["Knob.swift": Self.knob])
    let playback = try folder.playback("down 80,350", "move 195,220 over 50", "up")
    #expect(actions(playback).first == "knob turned: viewController valueChanged")
    #expect(playback.tree.path(to: "knob") == ["window", "view", "knob"])
    #expect(playback.hitTestView(at: CGPoint(x: 50, y: 205)) == "view")
    let areas = try #require(playback.hitAreas)
    #expect(areas.winner(at: CGPoint(x: 195, y: 350)) == "knob" && areas.winner(at: CGPoint(x: 46, y: 201)) == "view")
    let map = try playback.hitMap()
    #expect(map.name(x: 195, y: 350) == "knob" && map.name(x: 46, y: 201) == "view")
  }

  /// The same inputs make the same trace, in a new process and after going back.
  @Test func runsAreTheSame() throws {
    let folder = try CodeFolder(["Knob.swift": Self.knob])
    let first = try folder.playback("tap 195,350", "down 80,350", "move 195,220 over 50", "up")
    let second = try folder.playback("tap 195,350", "down 80,350", "move 195,220 over 50", "up")
    #expect(first.trace == second.trace && first.trace.steps.count > 40)
    second.play(Array(second.recorded.prefix(2)), until: 90)
    second.perform(Array(first.recorded.dropFirst(2)))
    #expect(second.trace.steps == first.trace.steps)
  }

  /// The application may be of a class of one's own, and a type with `@main` may begin the program itself.
  @Test(arguments: [
    (
      "main.swift",
      """
      print("first")
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(Own.self), NSStringFromClass(Delegate.self))
      """
    ),
    (
      "Entry.swift",
      """
      @main enum Entry {
        static func main() {
          print("first")
          UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(Own.self), NSStringFromClass(Delegate.self))
        }
      }
      """
    ),
  ])
  func anApplicationOfItsOwnClassRuns(name: String, text: String) throws {
    let folder = try CodeFolder([
      name: "import UIKit\n" + text,
      "App.swift": """
      import UIKit
      class Own: UIApplication {
        override func sendEvent(_ event: UIEvent) {
          print(UIApplication.shared === self)
          super.sendEvent(event)
        }
      }
      class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """,
    ])
    #expect(CaseTests.printed(try folder.playback("tap 195,422")) == ["first", "true", "true"])
  }

  @Test func anApplicationRunsAsItIs() throws {
    let folder = try CodeFolder([
      "App/AppDelegate.swift": """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = ViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """, "Views/Knob.swift": Self.knob,
    ])
    #expect(actions(try folder.playback("down 80,350", "move 195,220 over 50", "up")).count > 1)
  }

  @Test func aSceneDelegateMakesTheWindow() throws {
    let folder = try CodeFolder([
      "App.swift": """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = ViewController()
          window?.makeKeyAndVisible()
        }
      }
      """, "Knob.swift": Self.knob,
    ])
    #expect(actions(try folder.playback("down 80,350", "move 195,220 over 50", "up")).count > 1)
  }

  /// Sources of 2018 and before have the names of Swift 4.
  @Test func oldNamesCompile() throws {
    let folder = try CodeFolder([
      "Old.swift": """
      import UIKit
      class OldController: UIViewController {
        override func viewDidLoad() {
          let button = UIButton(type: UIButtonType.custom)
          button.frame = UIEdgeInsetsInsetRect(view.bounds, UIEdgeInsetsMake(100, 50, 100, 50))
          button.addTarget(self, action: #selector(tapped), for: UIControlEvents.touchUpInside)
          view.addSubview(button)
          view.bringSubview(toFront: button)
        }
        @objc func tapped() {}
      }
      """
    ])
    #expect(folder.problems() == [])
    #expect(actions(try folder.playback("tap 195,350")).contains { $0.contains("tapped") })
  }

  @Test func viewsStandOnASheet() throws {
    let folder = try CodeFolder([
      "Views.swift": """
      import UIKit
      class A: UIView {}
      final class B: A { override init(frame: CGRect) { super.init(frame: CGRect(x: 5, y: 5, width: 50, height: 40)) }
        required init?(coder: NSCoder) { nil } }
      final class C: UIView {}
      """
    ])
    let tree = try folder.playback().tree
    #expect(tree.node("b")?.frame == CGRect(x: 170, y: 16, width: 50, height: 40))
    #expect(tree.node("c")?.frame == CGRect(x: 16, y: 72, width: 358, height: 119))
    // A is the superclass of B, and shown as that.
    #expect(tree.node("a") == nil)
  }

  @Test func privateClassesHaveNames() throws {
    let folder = try CodeFolder([
      "Views.swift": """
      import UIKit
      private final class Cell: UICollectionViewCell {}
      final class Card: UIView {
        enum Parts { final class Part: UIView {} }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          print(NSStringFromClass(Cell.self), NSStringFromClass(Parts.Part.self), NSStringFromClass(UIView.self))
        }
      }
      """
    ])
    let kinds = try folder.playback("tap 100,70").trace.steps.map { "\($0.kind)" }
    #expect(kinds.contains { $0.contains("App.Cell App.Card.Parts.Part UIView") }, "\(kinds)")
  }

  @Test func viewsWithoutUsefulSizesStandOnASheet() throws {
    let folder = try CodeFolder([
      "Views.swift": """
      import UIKit
      final class A: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.infinity, height: .greatestFiniteMagnitude) }
      }
      final class B: UIView { override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: .nan) } }
      """
    ])
    let tree = try folder.playback().tree
    #expect(tree.node("a")?.frame == CGRect(x: 16, y: 16, width: 358, height: 119))
    #expect(tree.node("b")?.frame == CGRect(x: 16, y: 151, width: 358, height: 119))
  }

  /// The same sources are compiled once.
  /// A window has another thread wait for the first answer.
  @Test func aProgramOfAnotherThreadIsTakenOnce() throws {
    let folder = try CodeFolder(["Knob.swift": Self.knob]), program = try folder.program()
    defer { withExtendedLifetime(folder) {} }
    let start = ProgramStart(program), runner = ProgramRunner(program, start: start)
    let scene = try CodeScene.make("Knob.swift", playing: [])
    let plain = CodeScene.playback(of: program, scene), playback = Playback(scene, runner: runner)
    #expect(playback.failure == nil && playback.trace == plain.trace)
    let request = CodeRequest.start(CodeScene.screen, safeArea: CodeInsets(), subject: nil)
    #expect(start.take(for: request) == nil)
    // Another screen needs another start, and the one that waits ends.
    let other = ProgramStart(program, size: CGSize(width: 100, height: 100))
    #expect(other.take(for: request) == nil && ProgramStart(program).take(for: request)?.answer?.shown != nil)
  }

  @Test func programsAreKept() throws {
    let folder = try CodeFolder(["Knob.swift": Self.knob])
    let first = try folder.program(), second = try folder.program()
    #expect(first == second)
    try folder.write(Self.knob + "\n// another\n", to: "Knob.swift")
    #expect(try folder.program().executable != first.executable)
    // Nothing was written beside the sources.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.folder.path).sorted() == ["Knob.swift"])
  }
}
