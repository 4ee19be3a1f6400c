import Foundation
import FoundationXML
import Testing

@testable import Snapshots

/// The JUnit report.
struct JUnitReportTests {
  /// The elements of a document, read by an XML parser.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if !texts.isEmpty { texts[texts.count - 1] += string }
    }

    func all(_ name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.attributes) }
  }

  private func read(_ text: String) throws -> Reader {
    let reader = Reader(), parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in\n\(text)")
    return reader
  }

  @Test func itIsWellFormedWithAnyTexts() throws {
    let reader = try read(JUnitReport.text(of: ReportSamples.everything, results: ".touchstone"))
    #expect(reader.all("testsuites").first?["time"] == "61.005")
    #expect(reader.all("testsuite").map { $0["name"] }.last == "fine")
    // Characters that XML cannot contain are visible.
    let shown = ReportSamples.nasty.replacing("\u{1}", with: "\\u{1}").replacing("\u{1B}", with: "\\u{1B}")
    #expect(reader.texts.contains { $0.contains(shown) })
  }

  @Test func theCountsAreThoseOfTheCases() throws {
    let reader = try read(JUnitReport.text(of: ReportSamples.everything, results: ".touchstone"))
    let suites = reader.all("testsuite")
    #expect(suites.map { $0["tests"] } == ["13", "1"])
    #expect(suites.map { $0["failures"] } == ["7", "0"])
    #expect(suites.map { $0["errors"] } == ["4", "0"])
    #expect(reader.all("testcase").count == 14)
    #expect(reader.all("failure").count == 7)
    #expect(reader.all("error").count == 4)
    #expect(reader.all("testcase").first?["time"] == "1.234")
  }

  @Test func theMessageOfAFailureIsTheCause() throws {
    let reader = try read(JUnitReport.text(of: ReportSamples.everything, results: ".touchstone"))
    let messages = reader.all("failure").compactMap { $0["message"] }
    #expect(messages.contains("trace: differs at step 2:  - b      + (the end)"))
    #expect(messages.contains("hit map: the screen is 1×2 points, expected 3×4"))
    #expect(messages.contains("belongs to no case"))
    #expect(reader.all("error").map { $0["type"] }.contains("unwritable"))
  }

  @Test func theProgramWritesItToAGivenPath() throws {
    let folder = try SuiteFolder(["card.yaml": TestScenes.card])
    let result = try folder.run("test", ".", "--layers", "trace", "--report", "junit=out/deep/results.xml")
    #expect(result.status == 1)
    let reader = try read(folder.text("out/deep/results.xml"))
    #expect(reader.all("testcase").map { $0["file"] } == ["card.yaml"])
    #expect(reader.all("failure").map { $0["type"] } == ["missing"])
  }
}
