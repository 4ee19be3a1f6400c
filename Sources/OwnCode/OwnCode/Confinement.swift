import CSandbox

/// The parts of this machine's kernel that confine a program, and whether a person's code runs without all of them.
package struct Confinement: Equatable, Sendable {
  /// A part of the kernel.
  package enum Part: String, Sendable, CaseIterable {
    /// Without it, a program reads every file that its user may read.
    case landlock = "Landlock"
    /// Without it, a program makes connections, files and processes as its user may.
    case seccomp
  }

  package var missing: [Part]
  /// Whether code is refused if a part is missing.
  package var isRequired: Bool

  package init(missing: [Part], isRequired: Bool = true) { (self.missing, self.isRequired) = (missing, isRequired) }

  /// The parts that this machine's kernel has.
  package static var ofThisMachine: Confinement {
    var missing: [Part] = []
    if csandbox_landlock_version() < 1 { missing.append(.landlock) }
    if !csandbox_filters_calls() { missing.append(.seccomp) }
    return Confinement(missing: missing)
  }

  /// The same, for a person who has allowed code without the missing parts.
  package var allowingLess: Confinement { Confinement(missing: missing, isRequired: false) }

  /// The names of the missing parts; empty if there are none.
  package var missingNames: String { missing.map(\.rawValue).joined(separator: " and ") }

  /// The version of the kernel's Landlock; nil without it.
  package static var landlockVersion: Int? {
    let version = csandbox_landlock_version()
    return version < 1 ? nil : version
  }

  /// - Throws: `CodeProblems` if code may not run, with what is missing and how it runs nevertheless.
  func check() throws(CodeProblems) {
    guard isRequired, !missing.isEmpty else { return }
    throw CodeProblems(
      """
      code does not run on this machine: its kernel cannot confine it without \(missingNames). Where you trust the code, \
      --allow-unconfined-code runs it with your own rights
      """
    )
  }
}
