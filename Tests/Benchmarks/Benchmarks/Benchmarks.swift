import Foundation

// Measures the tables of Guides/Benchmarks.md, each figure beside its floor, and prints them.
//
//     Scripts/benchmark [TABLE…] [--check] [--write] [figures.json]
//
// TABLE is the name of a table: only those are measured.
// --check: ends with status 1 if a ratio is more than 15 % larger than the one in Tests/Benchmarks/Benchmarks/ratios.json and
// over its bar there, twice in a row.
// --write: writes the ratios into that file, and the tables that have a place in the guide into it.

@main struct Benchmarks {
  static func main() throws {
    let number = ProcessInfo.processInfo.processIdentifier
    let folder = FileManager.default.temporaryDirectory.appending(path: "touchstone-floors-\(number)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let status = try measureAll(CommandLine.arguments.dropFirst(), in: folder)
    try FileManager.default.removeItem(at: folder)
    exit(status)
  }

  /// Returns the exit status.
  private static func measureAll(_ arguments: ArraySlice<String>, in folder: URL) throws -> Int32 {
    let floors = try Floors(in: folder)
    let parts: [(name: String, unit: String, floorName: String, measure: () throws -> [Figure])] = [
      ("hit-test", "ns", "C++ virtual", { measureHitTest(floors) }),
      ("hit-map", "ms", "`hitTest` at every point", { try measureHitMaps() }),
      ("why-not", "ms", "playing the scene once", { try measureWhyNots() }),
      ("captures", "ms", "the touch alone", { measureCaptures() }),
      ("routing", "ns", "C++ virtual", { measureRouting(floors) }),
      ("pictures", "ms", "C, libpng", { try measurePictures(floors) }),
      ("large-pictures", "ms", "C, libpng", { try measureLargePictures(floors) }),
      ("sessions", "ms", "C, filling", { try measureSessions(floors) + measureLongTouches(floors) }),
      ("editing", "ms", "C, filling", { try measureEditing(floors) }),
      ("window", "ms", "C, SDL", { try measureWindow(floors) }),
      ("comparing", "ms", "C, libpng", { try measureComparing(floors) }),
      ("own-code", "ms", "compiler alone", { try measureOwnCode() }),
      ("suites", "ms a case", "C, decoding a frame", { try measureSuites(floors) }),
    ]
    let names = arguments.filter { name in parts.contains { $0.name == name } }
    let others = ["--check", "--write"]
    if let word = arguments.first(where: { !names.contains($0) && !others.contains($0) && !$0.hasSuffix(".json") }) {
      print("\(word) is no table and no option. Tables: \(parts.map(\.name).joined(separator: ", "))")
      return 64
    }
    var report = Report(), ratios = try Ratios.committed(), losses: [String] = []
    for part in parts where names.isEmpty || names.contains(part.name) {
      func measure() throws -> Table {
        Table(name: part.name, unit: part.unit, floorName: part.floorName, figures: try part.measure())
      }
      let table = try measure()
      guard !table.figures.isEmpty else { continue }
      report.tables.append(table)
      print("\(table.name)\n\n\(table.markdown)\n")
      guard arguments.contains("--check") else { continue }
      // A second run bears another program that began in the middle of the first.
      let suspects = ratios.losses(in: table)
      let confirmed = suspects.isEmpty ? [:] : ratios.losses(in: try measure())
      losses += suspects.keys.sorted().compactMap { confirmed[$0] }
    }
    if arguments.contains("--write") {
      for table in report.tables { ratios.take(table) }
      try ratios.write()
      let guide = URL(filePath: #filePath).appending(path: "../../../../Guides/Benchmarks.md").standardized
      let others = try report.write(into: guide)
      if !others.isEmpty { print("not in the guide: \(others.joined(separator: ", "))") }
    }
    if let path = arguments.first(where: { $0.hasSuffix(".json") }) { try report.write(to: path) }
    for loss in losses { print("slower: \(loss)") }
    return losses.isEmpty ? 0 : 1
  }
}
