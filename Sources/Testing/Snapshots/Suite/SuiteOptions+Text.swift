import Files
import Foundation

extension SuiteOptions {
  /// A description of the comparison: `trace and hit map of each case; one frame for each scene, light en 1x stage`.
  var comparison: String {
    guard !layers.isEmpty else { return "expectations only" }
    let ofEachCase = layers.filter { $0 != .frame }.map(\.title)
    var parts = ofEachCase.isEmpty ? [] : [ofEachCase.joinedByAnd + " of each case"]
    if layers.contains(.frame) {
      parts.append(
        (frames == .all ? "the frame of each case, " : "one frame for each scene, ") + "\(appearance.description)")
    }
    return parts.joined(separator: "; ")
  }
}

extension SuiteResult {
  /// Two or three lines on what the run looked at and what it did not.
  package var coverage: [String] {
    var lines = ["compared: \(comparison)"]
    let files = scenes.flatMap(\.notCompared)
    if !files.isEmpty {
      let kinds = Dictionary(grouping: files, by: Self.kind).sorted {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      }
      let counts = kinds.map { "\($0.key) \($0.value.count.grouped)" }.joined(separator: ", ")
      lines.append("not looked at: \(files.count.grouped) \(files.count == 1 ? "reference" : "references") (\(counts))")
    }
    if !ignored.isEmpty { lines.append("ignored: \(ignored.joined(separator: ", "))") }
    return lines.map(\.escapingControlCharacters)
  }

  /// Returns the layer of a reference, with the appearance of a frame: `frame dark-en-1x-stage`.
  private static func kind(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? "", ending = name.drop { $0 != "." }
    if ending.hasSuffix(".frame.png") {
      let appearance = ending.dropLast(".frame.png".count).drop { $0 == "." }
      return "frame "
        + (appearance.isEmpty ? SnapshotAppearance().description.replacing(" ", with: "-") : String(appearance))
    }
    return (ending == ".hitmap.png" ? SnapshotLayer.hitMap : ending == ".scene.txt" ? .scene : .trace).title
  }
}

extension [String] {
  /// `a, b and c`.
  fileprivate var joinedByAnd: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
