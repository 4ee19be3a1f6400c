/// A source file as the pre-pass gets it.
package struct PrePassSource: Codable {
  package var path, text: String

  package init(path: String, text: String) { (self.path, self.text) = (path, text) }
}

/// The answer of the pre-pass.
package enum PrePassOutcome: Codable {
  case prepared(PreparedModule)
  case refused(SourceProblem)
}

/// The names of the files in the folder of the pre-pass's process: its input and its output, in JSON.
package enum PrePassFiles {
  package static let sources = "sources.json", result = "result.json"
}
