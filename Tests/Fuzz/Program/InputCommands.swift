import ArgumentParser
import FuzzSupport
import InputFuzz
import ScreenFuzz

/// `Fuzz screens`: lists, fields and presentations.
struct ScreensCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: ScreenFuzzer.name, abstract: "Touch and change a screen with lists, fields and presentations.",
    discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> ScreenFuzzer { ScreenFuzzer(seed: seed) }
}

/// `Fuzz scenes`: scene files.
struct ScenesCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: SceneFuzzer.name, abstract: "Read, play and write random changes of the presets.",
    discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> SceneFuzzer { try SceneFuzzer(seed: seed) }
}

/// `Fuzz captures`: scene files with what a device did.
struct CapturesCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: CaptureFuzzer.name, abstract: "Read, play, verify and write random changes of captures.",
    discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> CaptureFuzzer { try CaptureFuzzer(seed: seed) }
}

/// `Fuzz pictures`: PNG files.
struct PicturesCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: PictureFuzzer.name, abstract: "Read and compare random changes of PNGs.", discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> PictureFuzzer { try PictureFuzzer(seed: seed) }
}

/// `Fuzz recordings`: the recordings of the inputs made by hand.
struct RecordingsCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: RecordingFuzzer.name, abstract: "Read, play and write random changes of recordings.",
    discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> RecordingFuzzer { try RecordingFuzzer(seed: seed) }
}

/// `Fuzz state`: the state files of the window.
struct StateCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: StateFuzzer.name, abstract: "Read and write random changes of state files.", discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> StateFuzzer { try StateFuzzer(seed: seed) }
}

/// `Fuzz plans`: lesson plans.
struct PlansCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: PlanFuzzer.name, abstract: "Read random changes of lesson plans.", discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> PlanFuzzer { try PlanFuzzer(seed: seed) }
}

/// `Fuzz settings`: `touchstone.yaml`.
struct SettingsCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: SettingsFuzzer.name, abstract: "Read random changes of the settings of suites.", discussion: discussion
  )

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> SettingsFuzzer { try SettingsFuzzer(seed: seed) }
}

/// `Fuzz catalogues`: asset catalogues of own code.
struct CataloguesCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: CatalogueFuzzer.name, abstract: "Read random changes of asset catalogues.", discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> CatalogueFuzzer { try CatalogueFuzzer(seed: seed) }
}

/// `Fuzz modules`: the cache of modules.
struct ModulesCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: ModulesFuzzer.name, abstract: "Unpack random changes of packed modules.", discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> ModulesFuzzer { try ModulesFuzzer(seed: seed) }
}

/// `Fuzz answers`: what the program of a person's code answers.
struct AnswersCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: AnswerFuzzer.name, abstract: "Read and show random changes of the answers of own code.",
    discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> AnswerFuzzer {
    try MainActor.assumeIsolated { try AnswerFuzzer(seed: seed) }
  }
}

/// `Fuzz code-requests`: what that program is asked.
struct RequestsCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: RequestFuzzer.name, abstract: "Read and play random changes of the requests to own code.",
    discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> RequestFuzzer {
    try MainActor.assumeIsolated { try RequestFuzzer(seed: seed) }
  }
}

/// `Fuzz requests`: what phones ask the server of a class.
struct PhoneRequestsCommand: FuzzCommand {
  static let configuration = CommandConfiguration(
    commandName: PhoneFuzzer.name, abstract: "Answer random changes of the requests of phones.", discussion: discussion)

  @OptionGroup var options: FuzzOptions

  func makeFuzzer(seed: UInt64) throws -> PhoneFuzzer { PhoneFuzzer(seed: seed) }
}
