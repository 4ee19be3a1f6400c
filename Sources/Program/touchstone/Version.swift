/// The version of the program, which `touchstone --version` prints.
///
/// The first heading of `CHANGELOG.md` has the same number; a test compares them.
nonisolated enum Version {
  static let current = "0.3.0"
}
