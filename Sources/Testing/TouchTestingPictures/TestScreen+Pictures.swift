import Canvas
import ElementMaps
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
  /// A failure says what changed in the views since the tree beside the picture was written; then in which views pixels differ, with
  /// their old and new color. It writes the actual picture and one of the differences into the folder `.touchstone`. References are
  /// written as those of traces: with `TOUCHSTONE_UPDATE=missing` and `changed` in the environment, never with `CI`; beside a picture
  /// lie its tree and the views that its pixels show, for `rules.masks`.
  /// - Parameters:
  ///   - path: relative to the folder of the test's source file.
  ///   - scale: pixels for each point, 1 to 3.
  ///   - rules: what counts as a difference.
  public func expectPicture(
    matches path: String, scale: Int = 1, rules: ComparisonRules = .exact, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let picture = try picture(scale: scale)
      picture.elements = try views(scale: scale)
      let tree = TreeFile(self, beside: path, filePath: filePath)
      let isWritten = compare(
        picture, matches: path, rules: rules, causes: { tree.changes }, filePath: filePath,
        sourceLocation: sourceLocation)
      tree.keep(isWritten: isWritten, at: sourceLocation)
    } catch {
      TestFailure.record("\(error)", at: sourceLocation)
    }
  }

  /// The name of the view that is seen at each pixel: the frontmost one that draws something there.
  private func views(scale: Int) throws -> ElementMap? {
    let size = window.frame.size, scale = min(max(scale, 1), 3)
    let map = Bitmap(width: Int(size.width) * scale, height: Int(size.height) * scale)
    map.elements = ElementMap(width: map.width, height: map.height)
    var list = DrawingList(element: "screen")
    for window in application.windows where !window.isHidden { add(window, to: &list) }
    map.render(list.drawings, scale: scale, typesetter: try Typesetter())
    return map.elements
  }

  private func add(_ view: UIView, to list: inout DrawingList) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let origin = window.frame.origin
    let corners = view.bounds.corners.map { corner in
      let point = view.convert(corner, to: nil)
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    let area = Path.polygon(corners)
    if !DrawingRecorder.recordInTree(view).isEmpty {
      list.element(name(of: view)) { $0.fill(area, .black) }
    }
    if view.clipsToBounds {
      list.clip(area) { list in for subview in view.subviews { add(subview, to: &list) } }
    } else {
      for subview in view.subviews { add(subview, to: &list) }
    }
  }
}
