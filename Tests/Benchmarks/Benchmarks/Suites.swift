import Foundation

/// Milliseconds a case of `touchstone test`: of suites of a thousand cases with frames of 1280 × 800 and without, and of one with
/// a single case, beside C that decodes one frame with libpng. Returns nothing if there is no release build of `touchstone`.
func measureSuites(_ floors: Floors) throws -> [Figure] {
  guard let program = Program.touchstone else { return [] }
  let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-suite-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let many = folder.appending(path: "many"), one = folder.appending(path: "one")
  try write(1_000, to: many)
  try write(1, to: one)
  for scenes in [many, one] { _ = try program.run(["test", ".", "--update", "missing"], in: scenes) }
  let frame = folder.appending(path: "frame.png")
  _ = try program.run(["render", "P01", "-o", frame.path])
  var pixels = [UInt32](repeating: 0, count: 1280 * 800)
  func pairs(
    _ cases: Int, times: Int, _ arguments: [String], in scenes: URL
  ) throws -> [(run: (wall: Double, processor: Double), floor: Double)] {
    try (0..<times).map { _ in
      let run = try program.run(["test", "."] + arguments, in: scenes)
      let floor = Stopwatch.median(per: 1) { floors.readPNG(frame.path, into: &pixels, width: 1280, height: 800) } / 1e6
      return ((run.wall / Double(cases), run.processor / Double(cases)), floor)
    }
  }
  let whole = try pairs(1_000, times: 3, [], in: many)
  let quick = try pairs(1_000, times: 3, ["--layers", "trace,hitmap"], in: many)
  let single = try pairs(1, times: 21, [], in: one)
  return [
    Figure("1,000 cases, processor time", whole.map { ($0.run.processor, $0.floor) }),
    Figure("1,000 cases, a process a core, elapsed time", whole.map { ($0.run.wall, $0.floor) }),
    Figure("1,000 cases without frames, processor time", quick.map { ($0.run.processor, $0.floor) }),
    Figure("one case, process start to exit, processor time", single.map { ($0.run.processor, $0.floor) }),
  ]
}

/// Writes scenes that all differ.
private func write(_ count: Int, to folder: URL) throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for number in 0..<count {
    let (x, y) = (number % 40, number / 40)
    let scene = """
      views:
        - name: card
          frame: \(20 + x) \(20 + y) 280 200
          views:
            - { name: button, class: UIButton, frame: 20 20 120 44, actions: [touchUpInside pay] }
      script:
        - tap \(100 + x),\(60 + y)
      """
    try Data(scene.utf8).write(to: folder.appending(path: "scene\(number).yaml"))
  }
}
