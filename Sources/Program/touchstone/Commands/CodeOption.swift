import ArgumentParser
import Console
import OwnCode

/// Whether the code of scenes may run.
struct CodeOption: ParsableArguments {
  @Flag(
    help: """
      Run the code that scene files bring ('code:'). It is compiled, and runs in a process that may read its folder and write \
      nothing. The presets need no permission.
      """)
  var allowCode = false

  @MainActor var permission: CodePermission { CodePermission(byOption: allowCode) }
}

extension CodePermission {
  /// Says if the kernel cannot confine the code that is allowed.
  @MainActor init(byOption isGiven: Bool) {
    if isGiven, !Self.confinesFiles {
      warn("this kernel has no Landlock: the code of scenes can read every file that you can read")
    }
    self.init(isGiven: isGiven)
  }
}
