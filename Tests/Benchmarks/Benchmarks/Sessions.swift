import Canvas
import Foundation
import Panels
import Playground
import Scenes

/// Measures what a touch and an edit cost early and late in a session, at 1920 × 1080, beside C that fills as many pixels:
/// milliseconds for a press, its lift, and the pictures after them, and for an edit of the touch before the last. The floor of
/// the memory, in MB, is that after ten presses.
func measureSessions(_ floors: Floors) throws -> [Figure] {
  var megabytesAtFirst: Double?
  return try [10, 1_000, 10_000, 100_000].flatMap { presses in
    let user = try SimulatedSession()
    while user.presses < presses { user.press(draws: false) }
    let press = drawing("press and lift, after \(presses)", 1920, 1080, floors) { user.press() }
    let megabytes = residentMegabytes, first = megabytesAtFirst ?? megabytes
    megabytesAtFirst = first
    user.goBack()
    return [
      press, drawing("edit, after \(presses)", 1920, 1080, floors) { user.edit(draws: false) },
      drawing("edit and its picture, after \(presses)", 1920, 1080, floors) { user.edit() },
      Figure("resident memory, MB, after \(presses)", megabytes, floor: first),
    ]
  }
}

/// Megabytes of memory that this process has now.
private var residentMegabytes: Double {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  return pages * 4096 / 1e6
}

/// A person who presses two views alternately, and then changes one of them.
@MainActor private final class SimulatedSession {
  private(set) var presses = 0
  private let workbench: Workbench
  private let bitmap: Bitmap
  private var isHidden = false

  init() throws {
    var options = WorkbenchOptions()
    (options.size, options.scene) = (CGSize(width: 1920, height: 1080), "P01")
    workbench = try Workbench(options: options)
    bitmap = workbench.picture()
  }

  func press(draws: Bool = true) {
    let place = CGPoint(x: 710, y: presses % 2 == 0 ? 432 : 216), time = Double(presses)
    workbench.handle(.pointerDown(place, .left), at: time)
    if draws { _ = workbench.draw(into: bitmap) }
    workbench.handle(.pointerUp(place, .left), at: time + 0.1)
    if draws { _ = workbench.draw(into: bitmap) }
    presses += 1
  }

  /// Shows the first step of the touch before the last.
  func goBack() {
    workbench.perform(.setMode(.step))
    workbench.perform(.stepByChapter(-1))
    workbench.perform(.stepByChapter(-1))
    _ = workbench.draw(into: bitmap)
  }

  func edit(draws: Bool = true) {
    isHidden.toggle()
    workbench.perform(.edit(Edit("E", .isHidden(isHidden))))
    if draws { _ = workbench.draw(into: bitmap) }
  }
}
