import PrePass
import TouchTrace

/// A program that was compiled from a person's code.
package struct CodeProgram: Equatable, Sendable {
  package let executable: String
  /// The folder that it may read.
  package let folder: String
  /// The folders and files of the libraries that it is linked with, besides those of the system.
  package let libraries: [String]
  /// The paths of its sources, as messages show them.
  package let files: [String]
  package let classes: [ShownClass]
  /// Whether the sources have outlets, which only a storyboard connects.
  package let hasOutlets: Bool
  package let sources: OwnSources
  /// The parts of the kernel that confine it.
  package let confinement: Confinement
}
