import ArgumentParser
import Console
import OwnCode

/// Whether the code of scenes may run, and whether code runs on a machine that cannot confine it.
struct CodeOption: ParsableArguments {
  @Flag(
    help: """
      Run the code that scene files bring ('code:'). It is compiled, and runs in a process that may read its folder and write \
      nothing. The presets need no permission.
      """)
  var allowCode = false

  @Flag(
    help: """
      Run code, also that of scene files, where the kernel cannot confine it: with your own rights. 'touchstone doctor' says \
      what is missing.
      """)
  var allowUnconfinedCode = false

  @MainActor var choice: CodeAllowance {
    CodeAllowance(ofScenes: allowCode || allowUnconfinedCode, unconfined: allowUnconfinedCode)
  }

  @MainActor var permission: CodePermission { choice.permission }
  @MainActor var confinement: Confinement { choice.confinement }

  /// The options that say the same to another process.
  var arguments: [String] {
    (allowCode ? ["--allow-code"] : []) + (allowUnconfinedCode ? ["--allow-unconfined-code"] : [])
  }
}

/// What a person has allowed to code.
struct CodeAllowance: Equatable {
  /// Whether the code of scenes runs.
  var ofScenes = false
  /// Whether code runs on a machine that cannot confine it.
  var unconfined = false

  /// Says if code will run without a part of its confinement.
  @MainActor var confinement: Confinement {
    let confinement = Confinement.ofThisMachine
    guard unconfined else { return confinement }
    if !confinement.missing.isEmpty {
      warn("this kernel has no \(confinement.missingNames): code runs with your own rights")
    }
    return confinement.allowingLess
  }

  @MainActor var permission: CodePermission { CodePermission(isGiven: ofScenes, confinement: confinement) }
}
