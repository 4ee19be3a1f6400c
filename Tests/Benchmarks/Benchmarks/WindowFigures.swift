import Foundation
import Glibc
import PhoneHarness
import WindowHarness

/// Measures the program in a window on a display in memory, beside a program in C that paints such a window with SDL: opening,
/// idle, and the response to a press. Milliseconds of elapsed time.
func measureWindow(_ floors: Floors) throws -> [Figure] {
  guard let program = Program.touchstone, let floor = floors.window else { return [] }
  let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-window-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  guard let display = try Display(in: folder) else { return [] }
  defer { display.end() }
  func open(_ program: Program) throws -> OpenWindow { try OpenWindow(program, on: display, home: folder) }
  func opening(_ program: Program) throws -> Double {
    let window = try open(program)
    defer { window.end() }
    return window.millisecondsToPaint
  }
  let openings = try Program.pairs(21) {
    try opening(program)
  } floor: {
    try opening(floor)
  }
  var presses: [(touchstone: Double, floor: Double)] = [], idle: [Double] = [], memory: [Double] = []
  for other in [program, floor] {
    let window = try open(other)
    defer { window.end() }
    // Work that belongs to opening the window does not count as idle time.
    sleep(1)
    let before = window.processorTicks
    sleep(10)
    idle.append(Double(window.processorTicks - before) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK))))
    memory.append(window.residentMegabytes)
  }
  // Alternately, in short series, so that both find the same machine.
  for _ in 0..<8 {
    let ours = try open(program)
    let times = try ours.millisecondsFromPressToPixel(count: 25)
    ours.end()
    let its = try open(floor)
    presses += zip(times, try its.millisecondsFromPressToPixel(count: 25)).map { ($0, $1) }
    its.end()
  }
  let answering = try pressesWithPhones(program, on: display, home: folder)
  func slowest(_ times: [Double]) -> Double { times.sorted()[times.count * 99 / 100] }
  return [
    Figure("process start to painted window", openings),
    Figure("mouse press (through xdotool) to changed pixel, median", presses),
    Figure(
      "mouse press to changed pixel, 99 of 100 presses", slowest(presses.map(\.touchstone)),
      floor: slowest(presses.map(\.floor))),
    Figure("mouse press to changed pixel with 100 phones, median (beside: without phones)", answering),
    Figure("processor time while nothing happens for 10 s", idle[0]),
    Figure("resident memory, MB", memory[0], floor: memory[1]),
  ]
}

/// The time from a press to a pixel while 100 phones ask once a second, beside that without a class.
private func pressesWithPhones(
  _ program: Program, on display: Display, home: URL
) throws -> [(touchstone: Double, floor: Double)] {
  var pairs: [(touchstone: Double, floor: Double)] = []
  for _ in 0..<8 {
    let answering = try OpenWindow(program, on: display, home: home, isClass: true)
    let phones = try answering.phones(100)
    let with = try answering.millisecondsFromPressToPixel(count: 25)
    phones.stop()
    answering.end()
    let alone = try OpenWindow(program, on: display, home: home)
    pairs += zip(with, try alone.millisecondsFromPressToPixel(count: 25)).map { ($0, $1) }
    alone.end()
  }
  return pairs
}

/// Xvfb, whose pixels are in a file.
private final class Display {
  let name: String
  let pixels: LivePixels
  private let server = Process()

  /// Starts Xvfb. If it is not installed, prints a message and returns nil.
  init?(in folder: URL) throws {
    let number = Pipe()
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments =
      ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-nocursor", "-ac", "-noreset"]
      + ["-fbdir", folder.path]
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    guard let text = String(data: number.fileHandleForReading.availableData, encoding: .utf8), !text.isEmpty else {
      print("The window is not measured: there is no Xvfb (Debian: xvfb).")
      return nil
    }
    name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
    pixels = try LivePixels(folder.appending(path: "Xvfb_screen0").path)
  }

  func end() {
    server.terminate()
    server.waitUntilExit()
  }
}

/// The program with “Five views” in a window in the middle of the display.
private final class OpenWindow {
  let millisecondsToPaint: Double
  private let program = Process()
  private let display: Display
  private let presses: PressMeter
  private let printed = Pipe()

  /// - Parameter isClass: whether a class answers with phones. The sheet with their address and predict mode are left.
  init(_ touchstone: Program, on display: Display, home: URL, isClass: Bool = false) throws {
    self.display = display
    var environment = ProcessInfo.processInfo.environment
    environment.merge(["DISPLAY": display.name, "HOME": home.path, "TOUCHSTONE_REDUCE_MOTION": "1"]) { $1 }
    for variable in ["XDG_STATE_HOME", "XDG_CACHE_HOME"] { environment[variable] = nil }
    program.executableURL = touchstone.url
    // As from a file manager. The floor takes no notice of it.
    program.arguments = ["P01"] + (isClass ? ["--class", "--class-address", "127.0.0.1"] : [])
    program.standardOutput = printed
    program.environment = environment
    let ground = display.pixels.color(700, 450), began = ContinuousClock.now
    try program.run()
    millisecondsToPaint = display.pixels.wait(at: 700, 450, while: ground, since: began)
    presses = try PressMeter(display.pixels, environment: environment)
    if isClass { for _ in 0..<2 { try presses.send("key Escape") } }
  }

  /// Phones that ask for the state until they are ended.
  func phones(_ count: Int) throws -> PollingPhones {
    let line = String(decoding: printed.fileHandleForReading.availableData, as: UTF8.self)
    guard let address = URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)),
      let port = address.port.flatMap({ UInt16(exactly: $0) })
    else { throw CocoaError(.fileReadUnknown) }
    return try PollingPhones(count, at: ClassAddress(port: port, path: address.path))
  }

  func end() {
    presses.end()
    program.terminate()
    program.waitUntilExit()
    // Waits until the window is gone, so that the next opening changes the pixel.
    display.pixels.wait(
      at: 700, 450, while: display.pixels.color(700, 450), since: .now - .milliseconds(4900))
  }

  /// User and system time, in ticks of the scheduler.
  var processorTicks: Int {
    let text = (try? String(contentsOfFile: "/proc/\(program.processIdentifier)/stat", encoding: .utf8)) ?? ""
    let fields = text.drop { $0 != ")" }.split(separator: " ").compactMap { Int($0) }
    // After the name and the state, the 11th and 12th numbers are the user and system time.
    return fields.count > 12 ? fields[10] + fields[11] : 0
  }

  var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/\(program.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return Double(line?.split(separator: " ").dropFirst().first ?? "0").map { $0 / 1024 } ?? 0
  }

  func millisecondsFromPressToPixel(count: Int) throws -> [Double] {
    try presses.millisecondsFromPressToPixel(count: count)
  }
}
