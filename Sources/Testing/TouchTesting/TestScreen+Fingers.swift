import Scenes
import Testing
import UIKit

// Touches by fingers. A finger that moves is reported 60 times a second.

extension TestScreen {
  /// Taps at a point.
  /// - Parameters:
  ///   - taps: the number of taps, with 100 ms between them.
  ///   - hold: how long the finger is down each time, in milliseconds.
  public func tap(
    _ point: CGPoint, taps: Int = 1, hold: Int = 90, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play([.tap([ScriptLine.Contact(point: point)], taps: max(taps, 1), hold: max(hold, 0))], sourceLocation)
  }

  /// Taps in the middle of a view.
  public func tap(
    _ view: UIView, taps: Int = 1, hold: Int = 90, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    tap(center(of: view), taps: taps, hold: hold, sourceLocation: sourceLocation)
  }

  /// Presses at a point, moves to another one in a straight line, and lifts.
  /// - Parameter duration: how long the movement takes, in milliseconds.
  public func drag(
    from start: CGPoint, to end: CGPoint, over duration: Int = 300,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag([(start, end)], over: duration, sourceLocation)
  }

  /// Drags from the middle of a view.
  /// - Parameters:
  ///   - distance: how far, in points.
  ///   - duration: how long the movement takes, in milliseconds.
  public func drag(
    _ view: UIView, by distance: CGVector, over duration: Int = 300, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = center(of: view)
    drag(
      from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), over: duration,
      sourceLocation: sourceLocation)
  }

  /// Drags quickly, lifts without a rest, and lets time pass until the content of scroll views rests. `drag` lifts in the
  /// same way and lets no time pass.
  /// - Parameter duration: how long the movement takes, in milliseconds.
  public func flick(
    from start: CGPoint, to end: CGPoint, over duration: Int = 100, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    drag([(start, end)], over: duration, sourceLocation)
    let longest = 100
    for _ in 0..<longest where hasMovingContent { play([.wait(100)], sourceLocation) }
  }

  /// Flicks from the middle of a view.
  /// - Parameters:
  ///   - distance: how far, in points.
  ///   - duration: how long the movement takes, in milliseconds.
  public func flick(
    _ view: UIView, by distance: CGVector, over duration: Int = 100, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let start = center(of: view)
    flick(
      from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), over: duration,
      sourceLocation: sourceLocation)
  }

  private var hasMovingContent: Bool {
    application.windows.contains { window in
      window.viewsInOrder.contains { ($0 as? UIScrollView)?.isDecelerating ?? false }
    }
  }

  /// Two fingers left and right of a point move apart or together.
  /// - Parameters:
  ///   - start: the distance of the fingers at first, in points.
  ///   - end: their distance in the end, in points.
  ///   - duration: how long it takes, in milliseconds.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, over duration: Int = 300,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func points(_ distance: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: center.x - distance / 2, y: center.y), CGPoint(x: center.x + distance / 2, y: center.y))
    }
    let (first, second) = (points(start), points(end))
    drag([(first.0, second.0), (first.1, second.1)], over: duration, sourceLocation)
  }

  /// Two fingers turn around a point.
  /// - Parameters:
  ///   - angle: how far, in radians, clockwise on the screen.
  ///   - radius: the distance of each finger from the point, in points.
  ///   - duration: how long it takes, in milliseconds.
  public func rotate(
    at center: CGPoint, by angle: CGFloat, radius: CGFloat = 60, over duration: Int = 300,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func contacts(_ angle: CGFloat) -> [ScriptLine.Contact] {
      let x = radius * cos(angle), y = radius * sin(angle)
      return [
        ScriptLine.Contact(finger: 1, point: CGPoint(x: center.x + x, y: center.y + y)),
        ScriptLine.Contact(finger: 2, point: CGPoint(x: center.x - x, y: center.y - y)),
      ]
    }
    // A circle of short straight lines, one for each report.
    let reports = max(duration * 60 / 1000, 1)
    let moves = (1...reports).map { report in
      ScriptLine.move(
        contacts(angle * CGFloat(report) / CGFloat(reports)),
        over: duration * report / reports - duration * (report - 1) / reports)
    }
    play([.down(contacts(0))] + moves + [.up([1, 2])], sourceLocation)
  }

  private func drag(_ ways: [(start: CGPoint, end: CGPoint)], over duration: Int, _ location: SourceLocation) {
    let fingers = Array(1...ways.count)
    func contacts(_ points: [CGPoint]) -> [ScriptLine.Contact] {
      zip(fingers, points).map { ScriptLine.Contact(finger: $0, point: $1) }
    }
    let table = ways.count == 1 ? ways.first.flatMap { tableWithoutSwipes(from: $0.start, to: $0.end) } : nil
    play(
      [.down(contacts(ways.map(\.start))), .move(contacts(ways.map(\.end)), over: max(duration, 0)), .up(fingers)],
      location)
    if let table, !table.isSwiped { note(RowHint.text(name(of: table))) }
  }

  /// The table over a row of which a finger goes to the left, if its data source does not say that it deletes rows.
  private func tableWithoutSwipes(from start: CGPoint, to end: CGPoint) -> UITableView? {
    guard end.x < start.x, start.x - end.x > abs(start.y - end.y) else { return nil }
    let views = sequence(first: hitTestView(at: start)) { $0?.superview }.prefix { $0 != nil }.compactMap { $0 }
    guard let table = views.lazy.compactMap({ $0 as? UITableView }).first, !table.isEditing,
      views.contains(where: { $0 is UITableViewCell }), table.dataSource?.swipesRows == false
    else { return nil }
    return table
  }

  // MARK: One report

  /// A finger goes down.
  /// - Parameter finger: the number of the finger, from 1.
  public func down(_ point: CGPoint, finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    play([.down([ScriptLine.Contact(finger: finger, point: point)])], sourceLocation)
  }

  /// A finger that is down moves to a point.
  /// - Parameter duration: how long it takes, in milliseconds.
  public func move(
    to point: CGPoint, finger: Int = 1, over duration: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    play([.move([ScriptLine.Contact(finger: finger, point: point)], over: max(duration, 0))], sourceLocation)
  }

  /// A finger goes up where it is.
  public func up(finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    play([.up([finger])], sourceLocation)
  }

  /// The system cancels the touch of a finger.
  public func cancel(finger: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    play([.cancel([finger])], sourceLocation)
  }

  // MARK: Without a finger

  /// Lets time pass: long presses and time-outs happen.
  /// - Parameter milliseconds: virtual; nothing waits.
  public func wait(_ milliseconds: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    play([.wait(max(milliseconds, 0))], sourceLocation)
  }

  /// The system interrupts the application, as a phone call does: all touches are cancelled.
  public func interrupt(sourceLocation: SourceLocation = #_sourceLocation) { play([.interrupt], sourceLocation) }

  /// The device is shaken.
  public func shake(sourceLocation: SourceLocation = #_sourceLocation) { play([.shake], sourceLocation) }

  /// The middle of a view, in screen points.
  private func center(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return view.window.map { $0.convert(view.convert(middle, to: $0), to: nil as UIWindow?) } ?? middle
  }
}
