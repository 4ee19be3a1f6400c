import Canvas
import ElementMaps
import Files
import Foundation

/// The elements of a case's pictures, for the name under the pointer: a script that the page loads when a pointer is over a picture.
///
/// It has each map as a picture with one colour for each name. A page that is a file may read the pixels of a picture only if the
/// picture's data is in the page or its scripts.
struct ReportElements: Encodable {
  /// The id of the case on the page.
  private let id: String
  private var maps: [String: Map] = [:]

  private struct Map: Encodable {
    var source: String
    /// The names by their colours, as `#B7CEFA`.
    var names: [String: String]
  }

  /// The maps of a case's artifacts.
  private static let files = [
    "expected": "expected.elements.png", "actual": "actual.elements.png", "expectedHits": "expected.hitmap.png",
    "actualHits": "actual.hitmap.png",
  ]

  init(of id: String, artifacts: String) {
    self.id = id
    for (name, file) in Self.files {
      let url = URL(fileURLWithPath: "\(artifacts)/\(file)")
      guard let data = ReferenceFile.bytes(at: url), let names = try? ElementMap.colorNames(inPNGAt: url) else {
        continue
      }
      maps[name] = Map(source: "data:image/png;base64,\(data.base64EncodedString())", names: names)
    }
  }

  /// Returns the address of the script; nil if no picture has elements.
  /// - Throws: `FileReplacementError`.
  func address(named name: String, _ files: ReportFiles) throws(FileReplacementError) -> String? {
    guard !maps.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding texts cannot fail.
    let json = (try? encoder.encode(self)) ?? Data()
    return try files.address(of: Data("elements(".utf8) + json + Data(");\n".utf8), at: [name + ".elements.js"])
  }
}
