import ArgumentParser
import BundledFiles
import Console
import Foundation
import Scenes

/// `touchstone schema [scene|results] [--language LANGUAGE]`: prints the JSON Schema of a format, for editors and for programs that read results.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of scene files, or of the results of a suite.")

  /// A format that has a schema.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A scene file, as YAML.
    case scene
    /// The output of `touchstone test --report json`.
    case results
  }

  @Argument(help: "The format: scene files, or the JSON report of 'touchstone test'.")
  var format = Format.scene

  @Option(help: "Language of the descriptions of scene files.")
  var language = Language.english

  func run() throws {
    try MainActor.assumeIsolated { try output(try reading { try text() }) }
  }

  @MainActor private func text() throws -> String {
    switch format {
    case .scene:
      try SchemaTranslation.schema(
        String(contentsOf: BundledFiles.samples().appending(path: "scene.schema.json"), encoding: .utf8), in: language)
    case .results: try BundledFiles.report("results.schema.json")
    }
  }
}

extension Language: ExpressibleByArgument {}
