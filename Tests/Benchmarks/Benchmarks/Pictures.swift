import Canvas
import Foundation
import Panels
import Playground
import TouchInput

/// Milliseconds for pictures of “Five views” after its script, in one thread, beside C that fills as many pixels with one
/// colour, or writes the same pixels as PNG.
func measurePictures(_ floors: Floors) throws -> [Figure] {
  try measurePicture(width: 1280, height: 800, floors) + measureProcess(floors)
}

/// The same for the largest usual window.
func measureLargePictures(_ floors: Floors) throws -> [Figure] {
  try measurePicture(width: 3840, height: 2160, floors)
}

/// Milliseconds for a report of fingers, and the pictures after it, early and late in a session.
func measureLongTouches(_ floors: Floors) throws -> [Figure] {
  try measureManyTouches(floors) + measureLongPinch(floors)
}

private func measurePicture(width: Int, height: Int, _ floors: Floors) throws -> [Figure] {
  var options = WorkbenchOptions()
  options.size = CGSize(width: width, height: height)
  options.scene = "P01"
  let workbench = try Workbench(options: options)
  workbench.perform(.playScript)
  let bitmap = workbench.picture(), name = "\(width) × \(height)"
  let full = drawing("full frame, \(name)", width, height, floors) {
    workbench.handle(.exposed, at: 0)
    _ = workbench.draw(into: bitmap)
  }
  workbench.perform(.go(.start))
  let step = drawing("one step, drawn where it changed, \(name)", width, height, floors) {
    workbench.perform(.step(1))
    _ = workbench.draw(into: bitmap)
    if workbench.display.isAtEnd { workbench.perform(.go(.start)) }
  }
  let hover = drawing("pointer from view to view, \(name)", width, height, floors) {
    alternate(workbench, bitmap, stagePoints(width, height))
  }
  let row = drawing("pointer from preset to preset, \(name)", width, height, floors) {
    alternate(workbench, bitmap, sidebarPoints(width))
  }
  let file = FileManager.default.temporaryDirectory.appending(path: "touchstone-floor.png")
  defer { try? FileManager.default.removeItem(at: file) }
  let pixels = try floors.pixels(of: bitmap)
  let png = Stopwatch.pairs(per: 1) {
    _ = try? bitmap.pngData()
  } floor: {
    floors.writePNG(pixels, width: width, height: height, to: file.path)
  }
  return [full, step, hover, row, Figure("PNG of it, \(name)", png.inMilliseconds)]
}

/// Measures drawing beside filling a whole picture.
func drawing(_ work: String, _ width: Int, _ height: Int, _ floors: Floors, _ body: () -> Void) -> Figure {
  var pixels = [UInt32](repeating: 0, count: width * height), color: UInt32 = 0
  let pairs = Stopwatch.pairs(per: 1, body) {
    color &+= 0x10101
    floors.fill(&pixels, color: color)
  }
  return Figure(work, pairs.inMilliseconds)
}

extension Floors {
  /// The pixels of a picture, through a PNG.
  func pixels(of bitmap: Bitmap) throws -> [UInt32] {
    let file = FileManager.default.temporaryDirectory.appending(path: "touchstone-pixels.png")
    defer { try? FileManager.default.removeItem(at: file) }
    try bitmap.writePNG(to: file)
    var pixels = [UInt32](repeating: 0, count: bitmap.width * bitmap.height)
    readPNG(file.path, into: &pixels, width: bitmap.width, height: bitmap.height)
    return pixels
  }
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

/// Measures `touchstone render P01`, if the release build exists: processor time of the whole process.
private func measureProcess(_ floors: Floors) throws -> [Figure] {
  guard let program = Program.touchstone else { return [] }
  let picture = FileManager.default.temporaryDirectory.appending(path: "touchstone-benchmark.png")
  defer { try? FileManager.default.removeItem(at: picture) }
  let pairs = try Program.pairs(21) {
    try program.run(["render", "P01", "-o", picture.path]).processor
  } floor: {
    try floors.picture.run([picture.path]).processor
  }
  return [Figure("process start to PNG, 1280 × 800", pairs)]
}

/// Measures a touch early in a session, and one after a thousand others.
private func measureManyTouches(_ floors: Floors) throws -> [Figure] {
  let user = try SimulatedUser(scene: "P01")
  return [2, 1_000].map { presses in
    while user.reports < presses { user.press() }
    return drawing("press and lift, after \(presses) others, 1920 × 1080", 1920, 1080, floors) { user.press() }
  }
}

/// Measures a move of two fingers early in a pinch, and one after a minute of 60 moves a second.
private func measureLongPinch(_ floors: Floors) throws -> [Figure] {
  let user = try SimulatedUser(scene: "P38")
  user.report(.down)
  return [2, 3_600].map { reports in
    while user.reports < reports { user.report(.moved) }
    return drawing("move of a pinch, after \(reports) others, 1920 × 1080", 1920, 1080, floors) { user.report(.moved) }
  }
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
