import Canvas
import Console
import Playground
import ProgramWindow
import Scenes
import TouchTrace
import UIKit

/// Opens Touchstone's window on the code of a package.
///
/// ```swift
/// import TouchstoneApp
/// import UIKit
///
/// @main struct KnobApp {
///   static func main() { TouchstoneApp.run { KnobViewController() } }
/// }
/// ```
///
/// `swift run` then shows the controller on the stage; the mouse is a finger, and every step of its touches can be looked at.
/// The code runs in the process of the window: what crashes or does not return takes the window along.
public enum TouchstoneApp {
  /// Opens the window on a controller, and returns when the window is closed.
  ///
  /// R, undo and stepping back begin the code again, so `make` is called more than once.
  /// - Parameters:
  ///   - name: the title; nil is the name of the program.
  ///   - size: of the screen, in points; that of an iPhone by default.
  ///   - make: makes the controller whose view fills the screen.
  public nonisolated static func run(
    _ name: String? = nil, size: CGSize = phone, _ make: @escaping @MainActor () -> UIViewController
  ) { MainActor.assumeIsolated { open(name, size) { $0.rootViewController = make() } } }

  /// Opens the window on a view, which keeps its frame; a view with an empty frame fills the screen.
  public nonisolated static func run(
    _ name: String? = nil, size: CGSize = phone, _ make: @escaping @MainActor () -> UIView
  ) {
    MainActor.assumeIsolated {
      open(name, size) { window in
        let view = make()
        if view.frame.isEmpty { view.frame = window.bounds }
        window.addSubview(view)
      }
    }
  }

  /// The size of an iPhone's screen, in points.
  public nonisolated static let phone = CGSize(width: 390, height: 844)

  private static func open(_ name: String?, _ size: CGSize, _ fill: @escaping @MainActor (UIWindow) -> Void) {
    do {
      let program = URL(filePath: CommandLine.arguments.first ?? "").lastPathComponent
      let workbench = try workbench(name ?? (program.isEmpty ? "app" : program), size, fill)
      let signals = EndSignals()
      let window = try Window(
        title: workbench.title, size: PictureSize.standard.devicePixels(workbench.scale), at: nil, mayBeCut: false,
        minimumSize: PictureSize.smallest.devicePixels(workbench.scale))
      defer { window.close() }
      workbench.hasMotion = ProcessInfo.processInfo.environment["TOUCHSTONE_REDUCE_MOTION"] != "1"
      var loop = EventLoop(
        window: window, workbench: workbench, choosesScale: true, keeper: nil, signals: signals,
        write: { _, _, _ in throw Refusal(status: .unwritable, reason: "own code has no export") })
      _ = try loop.run()
    } catch let refusal as Refusal {
      warn(refusal.reason)
      exit(refusal.status.rawValue)
    } catch {
      warn("\(error)")
      exit(Refusal.Status.unreadable.rawValue)
    }
  }

  private static func workbench(
    _ name: String, _ size: CGSize, _ fill: @escaping @MainActor (UIWindow) -> Void
  ) throws -> Workbench {
    FontEnvironment.removeVariables()
    let scale = Window.fittingScale(for: PictureSize.standard.devicePixels(1), at: nil)
    var options = WorkbenchOptions()
    options.scale = scale
    let playback = Playback(Scene.screen(named: name, size: size), runner: AppRunner(fill: fill))
    playback.isInteractive = true
    return Workbench(
      showing: playback, among: [], of: try SceneLibrary.bundled(), options: options, typesetter: try Typesetter())
  }
}
