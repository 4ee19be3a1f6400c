import Foundation

/// One row of the table: a whole run of `touchstone test`.
struct SuiteFigures: Codable {
  let work: String
  let cases: Int
  /// Median elapsed time.
  let milliseconds: Double
  /// Median processor time of all processes together.
  let processorMilliseconds: Double
}

/// Measures a suite of a thousand cases with frames of 1280 × 800, and one of a single case. Returns nothing if there is no
/// release build of `touchstone`.
func measureSuites() throws -> [SuiteFigures] {
  guard let program = Program.touchstone else { return [] }
  let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-suite-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let many = folder.appending(path: "many"), one = folder.appending(path: "one")
  try write(1_000, to: many)
  try write(1, to: one)
  for scenes in [many, one] { _ = try program.run(["test", ".", "--update", "missing"], in: scenes) }
  return [
    try figures("1,000 cases, a process a core", 1_000, times: 1) { try program.run(["test", "."], in: many) },
    try figures("1,000 cases without frames", 1_000, times: 3) {
      try program.run(["test", ".", "--layers", "trace,hitmap"], in: many)
    },
    try figures("one case, process start to exit", 1, times: 21) { try program.run(["test", "."], in: one) },
  ]
}

private func figures(
  _ work: String, _ cases: Int, times: Int, _ body: () throws -> (wall: Double, processor: Double)
) rethrows -> SuiteFigures {
  let runs = try (0..<times).map { _ in try body() }
  return SuiteFigures(
    work: work, cases: cases, milliseconds: runs.map(\.wall).sorted()[times / 2],
    processorMilliseconds: runs.map(\.processor).sorted()[times / 2])
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
