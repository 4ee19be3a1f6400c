import Foundation
import Glibc

/// The program in a real window on a display in memory: until it is seen, while nothing happens, and when it is pressed.
func measureWindow() throws -> [PictureResult] {
  guard let program = Program.touchstone else { return [] }
  let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-window-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  guard let display = try Display(in: folder) else { return [] }
  defer { display.end() }
  let openings = try (0..<11).map { _ in
    let window = try OpenWindow(program, on: display, home: folder)
    defer { window.end() }
    return window.millisecondsToPaint
  }
  let window = try OpenWindow(program, on: display, home: folder)
  defer { window.end() }
  // What belongs to the opening does not count as rest.
  sleep(1)
  let before = window.processorTicks
  sleep(10)
  let idle = window.processorTicks - before
  let presses = try window.millisecondsFromPressToPixel(count: 60)
  return [
    PictureResult(work: "window, exec to painted, ms", milliseconds: openings.sorted()[openings.count / 2]),
    PictureResult(
      work: "window, idle for 10 s, processor ms",
      milliseconds: Double(idle) * 1000 / Double(sysconf(Int32(_SC_CLK_TCK)))),
    PictureResult(work: "window, resident, MB", milliseconds: window.residentMegabytes),
    PictureResult(work: "window, press to changed pixel, ms", milliseconds: presses.sorted()[presses.count / 2]),
  ]
}

/// Xvfb, whose pixels are a file that others can look at.
private final class Display {
  let name: String
  private let server = Process()
  private let pixels: UnsafeMutableRawPointer
  private let start: Int
  private let bytesPerRow: Int

  /// Nil where there is no Xvfb, which is said.
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
    let file = open(folder.appending(path: "Xvfb_screen0").path, O_RDONLY)
    var status = stat()
    fstat(file, &status)
    guard file >= 0, let pixels = mmap(nil, Int(status.st_size), PROT_READ, MAP_SHARED, file, 0) else { return nil }
    self.pixels = pixels
    // An X window dump: numbers of 32 bits, the highest byte first.
    func header(_ index: Int) -> Int {
      Int(UInt32(bigEndian: pixels.load(fromByteOffset: index * 4, as: UInt32.self)))
    }
    (start, bytesPerRow) = (header(0) + header(19) * 12, header(12))
  }

  /// The colour that is seen now.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    pixels.load(fromByteOffset: start + y * bytesPerRow + x * 4, as: UInt32.self) & 0xFF_FFFF
  }

  /// Looks until a colour is no longer the old one. Milliseconds since `began`.
  func wait(at x: Int, _ y: Int, while old: UInt32, since began: ContinuousClock.Instant) -> Double {
    while color(x, y) == old, began.duration(to: .now) < .seconds(5) {}
    return began.duration(to: .now) / .milliseconds(1)
  }

  func end() {
    server.terminate()
    server.waitUntilExit()
  }
}

/// The program with “Five views”, in the middle of the display.
private final class OpenWindow {
  let millisecondsToPaint: Double
  private let program = Process()
  private let display: Display
  private let hands = Process()
  private let words = Pipe()

  init(_ touchstone: Program, on display: Display, home: URL) throws {
    self.display = display
    var environment = ProcessInfo.processInfo.environment
    environment.merge(["DISPLAY": display.name, "HOME": home.path, "TOUCHSTONE_REDUCE_MOTION": "1"]) { $1 }
    environment["XDG_STATE_HOME"] = nil
    program.executableURL = touchstone.url
    program.arguments = ["P01", "--scale", "1", "--size", "1280x800", "--theme", "light"]
    program.environment = environment
    let ground = display.color(700, 450), began = ContinuousClock.now
    try program.run()
    millisecondsToPaint = display.wait(at: 700, 450, while: ground, since: began)
    hands.executableURL = URL(filePath: "/usr/bin/env")
    hands.arguments = ["xdotool", "-"]
    hands.environment = environment
    hands.standardInput = words
    try hands.run()
  }

  func end() {
    try? words.fileHandleForWriting.close()
    hands.terminate()
    hands.waitUntilExit()
    program.terminate()
    program.waitUntilExit()
    // The next one is to be seen to come.
    _ = display.wait(at: 700, 450, while: display.color(700, 450), since: .now - .milliseconds(4900))
  }

  /// Ticks of the scheduler, user's and system's.
  var processorTicks: Int {
    let text = (try? String(contentsOfFile: "/proc/\(program.processIdentifier)/stat", encoding: .utf8)) ?? ""
    let fields = text.drop { $0 != ")" }.split(separator: " ").compactMap { Int($0) }
    // Behind the name and the state: the 11th and 12th numbers.
    return fields.count > 12 ? fields[10] + fields[11] : 0
  }

  var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/\(program.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return Double(line?.split(separator: " ").dropFirst().first ?? "0").map { $0 / 1024 } ?? 0
  }

  /// By turns a press on E, which then wins, and on B, which then wins. The time goes from the word to the mouse until a
  /// pixel of E has its other colour.
  func millisecondsFromPressToPixel(count: Int) throws -> [Double] {
    let places = [(624, 496), (570, 271)], pixel = (605, 550)
    return try (0..<count).map { index in
      let (x, y) = places[index % 2]
      try say("mousemove \(x) \(y)")
      usleep(60_000)
      let old = display.color(pixel.0, pixel.1), began = ContinuousClock.now
      try say("mousedown 1")
      let time = display.wait(at: pixel.0, pixel.1, while: old, since: began)
      try say("mouseup 1")
      usleep(60_000)
      return time
    }
  }

  private func say(_ line: String) throws {
    try words.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }
}
