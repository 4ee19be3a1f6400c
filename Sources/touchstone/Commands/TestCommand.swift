import ArgumentParser
import Playground

/// `touchstone test [PATH…]`: plays scenes and compares what happens with what they expect.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Play scenes and check what they expect of themselves.",
    discussion: """
      Ends with 0 if all is as expected, with 1 if something differs, and with 65 if a scene cannot be read; the \
      other scenes are still played.
      """)

  @Argument(help: "Scene files, folders of them, or names of lessons; without any, all lessons.")
  var paths: [String] = []

  func run() throws {
    try MainActor.assumeIsolated {
      var printed = Result<Void, Error>.success(())
      let reports = SceneTest.run(paths) { report in
        printed = printed.flatMap { Result { try output(report.lines.map { $0 + "\n" }.joined()) } }
      }
      try printed.get()
      try output(reports.summary)
      try reports.judge()
    }
  }
}

extension [SceneReport] {
  fileprivate var summary: String {
    let failed = filter { !$0.isPassed }.count
    let scenes = count == 1 ? "1 scene" : "\(count) scenes"
    return failed == 0 ? "\(scenes), all as expected\n" : "\(scenes), \(failed) not as expected\n"
  }

  /// - Throws: what makes the program end with the right status.
  fileprivate func judge() throws {
    if contains(where: \.isUnreadable) { throw Refusal(status: .unreadable, reason: "not every scene can be read") }
    if !allSatisfy(\.isPassed) { throw ExitCode.failure }
  }
}

extension SceneReport {
  fileprivate var isUnreadable: Bool { if case .unreadable = outcome { true } else { false } }
}
