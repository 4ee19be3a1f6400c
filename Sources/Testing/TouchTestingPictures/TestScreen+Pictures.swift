import Canvas
import SceneTesting
import Testing
import TouchTesting
import UIKit
import ViewPictures

extension TestScreen {
  /// The picture of the screen: the windows from the back, with the drawings of their views, on white.
  ///
  /// Fonts are those of Touchstone, on every machine; pictures by name are signs with their names, as a test has no folder of an app.
  /// - Parameter scale: pixels for each point, 1 to 3.
  public func picture(scale: Int = 1) throws -> Bitmap {
    let screen = CGRect(origin: .zero, size: window.frame.size), scale = min(max(scale, 1), 3)
    let typesetter = try Typesetter()
    var painter = DisplayListPainter(typesetter, ground: .white), list = DrawingList(element: "screen")
    list.fill(screen, .white)
    for window in application.windows where !window.isHidden {
      window.prepareFrame()
      let place = CGAffineTransform(translationX: window.frame.minX, y: window.frame.minY)
      painter.draw(
        DrawingRecorder.recordTree(window.layer), place, in: screen, opacity: window.alpha, to: &list)
    }
    let picture = Bitmap(width: Int(screen.width) * scale, height: Int(screen.height) * scale)
    picture.render(list.drawings, scale: scale, typesetter: typesetter)
    return picture
  }

  /// Compares what the screen shows with a PNG beside the test, such as `knob.png`.
  ///
  /// A failure says how many pixels differ and where, and writes the actual picture and one of the differences into the folder
  /// `.touchstone`. References are written as those of traces: with `TOUCHSTONE_UPDATE=missing` and `changed` in the
  /// environment, never with `CI`.
  /// - Parameters:
  ///   - path: relative to the folder of the test's source file.
  ///   - scale: pixels for each point, 1 to 3.
  ///   - rules: what counts as a difference.
  public func expectPicture(
    matches path: String, scale: Int = 1, rules: ComparisonRules = .exact, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      assertPicture(
        try picture(scale: scale), matches: path, rules: rules, filePath: filePath, sourceLocation: sourceLocation)
    } catch {
      TestFailure.record("\(error)", at: sourceLocation)
    }
  }
}
