import Foundation

/// The specification of the touch pipeline, read from the repository.
struct Specification {
  /// In the order of the page.
  let ids: [String]

  /// Reads `Guides/TouchPipeline.md`. A statement is an item `- **TE-31** …` or a row `| GN-02 | …`.
  init() throws {
    let repository = URL(filePath: #filePath).resolvingSymlinksInPath().appending(path: "../../../../..").standardized
    let page = try String(contentsOf: repository.appendingPathComponent("Guides/TouchPipeline.md"), encoding: .utf8)
    let item = /^- \*\*([A-Z]{2}-\d+[a-z]?)\*\*/.anchorsMatchLineEndings()
    let row = /^\| (GN-\d+) \|/.anchorsMatchLineEndings()
    ids = page.matches(of: item).map { String($0.1) } + page.matches(of: row).map { String($0.1) }
  }

  /// Statements that no test can check, each with the reason.
  static let untestable = [
    "GN-23": "Advice to designers; nothing in the pipeline depends on it.",
    "RC-12": "The library has no accelerometer or gyroscope whose data could use the responder chain.",
    "UC-37": "The behaviour of iOS 5, which the library does not reproduce.",
  ]
}
