import Foundation

/// The kind of file that is exported: the ending of its name says it.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// A page that steps and answers clicks.
  case html
  /// The stage as a vector picture.
  case svg
  /// All steps one after the other.
  case gif
  /// All steps as small pictures.
  case png

  /// The format of a path by its ending; nil for another ending.
  package init?(path: String) {
    self.init(rawValue: URL(filePath: path).pathExtension.lowercased())
  }
}

/// The place for a scene's export.
package struct ExportRequest: Equatable, Sendable {
  /// The path that was typed; a relative one is in the folder of the window.
  package var path: String
  /// Whether the person has agreed to replace a file.
  package var replaces = false

  package init(path: String, replaces: Bool = false) { (self.path, self.replaces) = (path, replaces) }
}
