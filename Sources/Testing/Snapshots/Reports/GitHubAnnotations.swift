import Files
import Foundation

/// A suite's results as commands of GitHub Actions, which shows them at the lines of the scenes' files.
package enum GitHubAnnotations {
  /// Returns a line for each cause in each scene, and for each file or case that did not pass for another reason.
  package static func lines(of result: SuiteResult) -> [String] {
    var lines = causes(of: result)
    for scene in result.scenes {
      lines += scene.diagnostics.map { annotation(of: $0) }
      lines += scene.unwritable.map { error($0) }
      lines += scene.obsolete.map { error("belongs to no case", in: $0) }
      for one in scene.cases where !one.isPassed && one.status != .failed {
        lines.append(error("\(one.status.label) \(one.title)", in: scene.path, line: one.line))
      }
    }
    return lines + result.problems.map { error($0) }
  }

  private static func causes(of result: SuiteResult) -> [String] {
    let paths = Dictionary(result.scenes.map { ($0.name, $0.path) }) { first, _ in first }
    return CauseGroup.groups(of: result).flatMap { group in
      group.scenes.map { scene in
        let line = group.first(in: scene)?.line
        return error(group.title, in: paths[scene] ?? "", line: line)
      }
    }
  }

  /// Returns the annotation for `FILE:LINE:COLUMN: error: MESSAGE`, the form of diagnostics.
  private static func annotation(of diagnostic: String) -> String {
    guard let match = diagnostic.wholeMatch(of: /(.+?):([0-9]+):([0-9]+): (?:error|note): (.*)/) else {
      return error(diagnostic)
    }
    return error(String(match.4), in: String(match.1), line: Int(match.2))
  }

  private static func error(_ message: String, in file: String = "", line: Int? = nil) -> String {
    WorkflowCommand.error(message, in: file, line: line)
  }
}
