import Files
import Foundation

/// Writes a suite's results as JUnit XML: a `testsuite` for each scene, a `testcase` for each case.
enum JUnitReport {
  static func text(of result: SuiteResult, results: String) -> String {
    var scenes = result.scenes
    if !result.problems.isEmpty { scenes.append(SceneResult(name: "suite", path: "", diagnostics: result.problems)) }
    let suites = scenes.map { suite($0, results) }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"touchstone\" "
      + "time=\"\(seconds(result.milliseconds))\">\n\(suites)</testsuites>\n"
  }

  private static func suite(_ scene: SceneResult, _ results: String) -> String {
    let files = scene.diagnostics + scene.unwritable
    let tests =
      scene.cases.map { test($0, of: scene, results) } + files.map { broken($0, of: scene) }
      + scene.obsolete.map { obsolete($0, of: scene) }
    let failures = scene.cases.filter { !$0.isPassed && !$0.isError }.count + scene.obsolete.count
    let errors = scene.cases.filter(\.isError).count + files.count
    let time = seconds(scene.cases.reduce(0) { $0 + $1.milliseconds })
    return "  <testsuite name=\"\(scene.name.escapedForMarkup)\" tests=\"\(tests.count)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\" time=\"\(time)\">\n\(tests.joined())  </testsuite>\n"
  }

  private static func test(_ one: CaseResult, of scene: SceneResult, _ results: String) -> String {
    let head = self.head(one.title, of: scene, milliseconds: one.milliseconds, line: one.line)
    guard !one.isPassed else { return head + passed(one) }
    let lines = SuiteText.lines(of: SceneResult(name: scene.name, path: scene.path, cases: [one]), results: results)
    let cause = SuiteText.cause(of: one, results: results)
    return head + ">\n"
      + outcome(one.isError ? "error" : "failure", cause, type: one.status.rawValue, lines.joined(separator: "\n"))
  }

  /// The end of a case that passed, with what a mask or tolerance hides.
  private static func passed(_ one: CaseResult) -> String {
    guard !one.notes.isEmpty else { return "/>\n" }
    let notes = one.notes.joined(separator: "\n").escapedForMarkup
    return ">\n      <system-out>\(notes)</system-out>\n    </testcase>\n"
  }

  private static func broken(_ sentence: String, of scene: SceneResult) -> String {
    head("loads", of: scene, milliseconds: 0) + ">\n" + outcome("error", sentence, type: "unreadable", sentence)
  }

  private static func obsolete(_ file: String, of scene: SceneResult) -> String {
    head(file, of: scene, milliseconds: 0) + ">\n" + outcome("failure", "belongs to no case", type: "obsolete", file)
  }

  private static func head(_ name: String, of scene: SceneResult, milliseconds: Int, line: Int? = nil) -> String {
    "    <testcase classname=\"\(scene.name.escapedForMarkup)\" name=\"\(name.escapedForMarkup)\" "
      + "file=\"\(scene.path.escapingControlCharacters.escapedForMarkup)\"" + (line.map { " line=\"\($0)\"" } ?? "")
      + " time=\"\(seconds(milliseconds))\""
  }

  private static func outcome(_ element: String, _ message: String, type: String, _ text: String) -> String {
    "      <\(element) message=\"\(message.escapedForMarkup)\" type=\"\(type)\">\(text.escapedForMarkup)</\(element)>\n"
      + "    </testcase>\n"
  }

  /// Returns seconds with three decimal places.
  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension CaseResult {
  /// Whether the case could not be tested, which JUnit distinguishes from a failure.
  fileprivate var isError: Bool { status == .unreadable || status == .unwritable }
}
