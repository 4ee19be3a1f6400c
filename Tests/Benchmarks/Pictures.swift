import Canvas
import Foundation
import Panels
import Playground
import TouchInput

/// One row of a table: the time for a picture or a part of one.
struct PictureResult: Codable {
  let work: String
  /// Median.
  let milliseconds: Double
}

/// Measures pictures of “Five views” after its script, in one thread.
func measurePictures() throws -> [PictureResult] {
  try [(1280, 800), (3840, 2160)].flatMap { try measurePicture(width: $0, height: $1) } + measureManyTouches()
    + measureLongPinch()
    + measureProcess()
}

private func measurePicture(width: Int, height: Int) throws -> [PictureResult] {
  var options = WorkbenchOptions()
  options.size = CGSize(width: width, height: height)
  options.scene = "P01"
  let workbench = try Workbench(options: options)
  workbench.perform(.playScript)
  let bitmap = workbench.picture(), name = "\(width) × \(height)"
  let full = milliseconds {
    workbench.handle(.exposed, at: 0)
    _ = workbench.draw(into: bitmap)
  }
  workbench.perform(.go(.start))
  let step = milliseconds {
    workbench.perform(.step(1))
    _ = workbench.draw(into: bitmap)
    if workbench.display.isAtEnd { workbench.perform(.go(.start)) }
  }
  let hover = milliseconds { alternate(workbench, bitmap, stagePoints(width, height)) }
  let row = milliseconds { alternate(workbench, bitmap, sidebarPoints(width)) }
  let png = milliseconds { _ = try? bitmap.pngData() }
  return [
    PictureResult(work: "full frame \(name)", milliseconds: full),
    PictureResult(work: "one step, drawn where it changed, \(name)", milliseconds: step),
    PictureResult(work: "pointer from view to view, \(name)", milliseconds: hover),
    PictureResult(work: "pointer from preset to preset, \(name)", milliseconds: row),
    PictureResult(work: "PNG of it, \(name)", milliseconds: png),
  ]
}

/// Moves the pointer to the next of the points, and draws what changed.
private func alternate(_ workbench: Workbench, _ bitmap: Bitmap, _ points: [CGPoint]) {
  hoverCount += 1
  workbench.handle(.pointerMoved(points[hoverCount % points.count]), at: 0)
  _ = workbench.draw(into: bitmap)
}

private var hoverCount = 0

/// Returns two points of the stage that are in different views.
private func stagePoints(_ width: Int, _ height: Int) -> [CGPoint] {
  let middle = CGPoint(x: width * 37 / 100, y: height * 2 / 5)
  return [middle, CGPoint(x: middle.x, y: middle.y - CGFloat(height) / 5)]
}

/// Returns the points of two neighbouring presets in the sidebar.
private func sidebarPoints(_ width: Int) -> [CGPoint] { [CGPoint(x: 90, y: 160), CGPoint(x: 90, y: 190)] }

func milliseconds(_ body: () -> Void) -> Double { Stopwatch.median(per: 1, body) / 1e6 }

/// Measures `touchstone render P01`, if the release build exists: processor time of the whole process.
private func measureProcess() throws -> [PictureResult] {
  guard let program = Program.touchstone else { return [] }
  let picture = FileManager.default.temporaryDirectory.appending(path: "touchstone-benchmark.png")
  defer { try? FileManager.default.removeItem(at: picture) }
  let times = try (0..<21).map { _ in try program.run(["render", "P01", "-o", picture.path]).processor }
  return [PictureResult(work: "process start to PNG, 1280 × 800", milliseconds: times.sorted()[times.count / 2])]
}

/// Measures a touch early in a session, and one after a thousand others.
private func measureManyTouches() throws -> [PictureResult] {
  let user = try SimulatedUser(scene: "P01")
  var results: [PictureResult] = []
  for presses in [2, 1_000] {
    while user.reports < presses { user.press() }
    let time = milliseconds { user.press() }
    results.append(PictureResult(work: "press and lift, after \(presses) others, 1920 × 1080", milliseconds: time))
  }
  return results
}

/// Measures a move of two fingers early in a pinch, and one after a minute of 60 moves a second.
private func measureLongPinch() throws -> [PictureResult] {
  let user = try SimulatedUser(scene: "P38")
  user.report(.down)
  var results: [PictureResult] = []
  for reports in [2, 3_600] {
    while user.reports < reports { user.report(.moved) }
    let time = milliseconds { user.report(.moved) }
    results.append(PictureResult(work: "move of a pinch, after \(reports) others, 1920 × 1080", milliseconds: time))
  }
  return results
}

/// Touches the stage, and draws a picture after each report.
@MainActor private final class SimulatedUser {
  private(set) var reports = 0
  private let workbench: Workbench
  private let bitmap: Bitmap

  init(scene: String) throws {
    var options = WorkbenchOptions()
    (options.size, options.scene) = (CGSize(width: 1920, height: 1080), scene)
    workbench = try Workbench(options: options)
    bitmap = workbench.picture()
  }

  /// Presses and lifts the mouse, on one of two views alternately.
  func press() {
    let place = stagePoints(1920, 1080)[reports % 2], time = Double(reports)
    workbench.handle(.pointerDown(place, .left), at: time)
    _ = workbench.draw(into: bitmap)
    workbench.handle(.pointerUp(place, .left), at: time + 0.1)
    _ = workbench.draw(into: bitmap)
    reports += 1
  }

  /// Reports two fingers of a touch screen.
  func report(_ phase: InputEvent.FingerPhase) {
    let shift = CGFloat(reports % 40), time = Double(reports) / 60
    workbench.handle(.finger(id: 1, phase, CGPoint(x: 700 - shift, y: 560), pressure: 1), at: time)
    workbench.handle(.finger(id: 2, phase, CGPoint(x: 800 + shift, y: 600), pressure: 1), at: time)
    _ = workbench.draw(into: bitmap)
    reports += 1
  }
}
