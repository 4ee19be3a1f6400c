import LiveScenes
import Scenes
import TouchTrace
import UIKit

/// Begins runs of code in this process: each has an application and a window of its own, which the program fills.
struct AppRunner: SceneRunner {
  let fill: @MainActor (UIWindow) -> Void

  func run(_ scene: Scene, _ variant: Variant) -> any SceneRun {
    let application = UIApplication()
    application.options.applicationKeepsWindows = true
    application.asShared {
      let window = UIWindow(frame: CGRect(origin: .zero, size: scene.size), application: application)
      window.backgroundColor = .white
      fill(window)
      window.makeKeyAndVisible()
      window.prepareFrame()
    }
    return CodeRun(application, screenSize: scene.size, recordsDrawings: true)
  }

  func run(_ scene: Scene, _ variant: Variant, in state: LiveState, after trace: Trace) -> (any SceneRun)? { nil }
}
