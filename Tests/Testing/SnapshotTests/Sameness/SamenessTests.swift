import Foundation
import TestSupport
import Testing

/// The same suite gives the same bytes in any environment.
///
/// Debug and release builds are compared by `Scripts/test`, which has both.
struct SamenessTests {
  private static let arguments = [
    "test", ".", "--frames", "all", "--size", "1024x640", "--language", "both", "--update", "missing",
  ]

  private static func suite() throws -> SuiteFolder {
    try SuiteFolder(["card.yaml": TestScenes.card, "marks.yaml": TestScenes.marks])
  }

  /// The references of a run in the environment of all tests.
  private static let expected = Result { try references([:]) }

  /// Returns the references that the program writes for a small suite in an environment.
  private static func references(_ environment: [String: String], _ more: String...) throws -> [String: Data] {
    let folder = try suite()
    let result = try folder.run(arguments + more, environment: environment)
    #expect(result.status == 0, "\(result.warnings)")
    let references = try folder.references()
    #expect(references.count == 5 * 5)
    return references
  }

  /// Foundation takes the locale from the environment, also if the C library does not have it.
  @Test(arguments: [
    ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "TZ": "Asia/Tokyo"],
    ["LC_ALL": "C", "TZ": "America/St_Johns"],
    ["LC_ALL": "C.UTF-8", "LANGUAGE": "zh_CN", "LC_NUMERIC": "de_DE.UTF-8"],
  ])
  func anotherLocaleAndTimeZone(environment: [String: String]) throws {
    #expect(try Self.references(environment) == Self.expected.get())
  }

  @Test(.exhaustive, arguments: [("de_DE", ","), ("tr_TR", ","), ("zh_CN", ".")])
  func anotherLocaleOfTheCLibrary(language: String, decimalPoint: String) throws {
    let locale = try TestLocale(language, decimalPoint: decimalPoint)
    #expect(try Self.references(locale.environment) == Self.expected.get())
  }

  @Test func withADisplayAndWithOneThatDoesNotRespond() throws {
    let here = try Self.expected.get()
    let folder = try Self.suite()
    let server = "mkfifo number; Xvfb -displayfd 3 -screen 0 640x480x24 -nolisten tcp 3>number & read number <number"
    let shell = "\(server); DISPLAY=:$number \"$@\"; status=$?; kill $!; wait $!; exit $status"
    let process = try folder.start(["/bin/sh", "-c", shell, "sh", SuiteFolder.program] + Self.arguments)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try folder.references() == here)
    #expect(try Self.references(["DISPLAY": ":987", "SDL_VIDEODRIVER": "x11"]) == here)
  }

  @Test func withOtherSystemFonts() throws {
    let fonts = try SuiteFolder(["fonts.conf": "<?xml version=\"1.0\"?><fontconfig></fontconfig>"])
    #expect(
      try Self.references(["FONTCONFIG_FILE": fonts.path("fonts.conf"), "XDG_DATA_HOME": fonts.url.path])
        == Self.expected.get())
  }

  @Test func withSettingsThatWouldChangeTheShapeOfText() throws {
    let settings = [
      "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0", "HB_SHAPER_LIST": "fallback",
      "HB_OPTIONS": "unsafe-to-concat",
    ]
    #expect(try Self.references(settings) == Self.expected.get())
  }

  @Test func withUninitializedMemory() throws {
    #expect(
      try Self.references(["MALLOC_PERTURB_": "165", "SWIFT_DETERMINISTIC_HASHING": "1"]) == Self.expected.get())
  }

  @Test func inOneProcessAndInMany() throws {
    #expect(try Self.references([:], "--jobs", "1") == Self.references([:], "--jobs", "4"))
  }

  @Test func inTwoRunsAtTheSameTime() throws {
    let folders = try (0..<2).map { _ in try Self.suite() }
    let runs = try folders.map { try $0.start([SuiteFolder.program] + Self.arguments) }
    for run in runs {
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    #expect(try folders[0].references() == folders[1].references())
    #expect(try folders[0].references() == Self.expected.get())
  }

  @Test func shapesHaveTheSameBytesEverywhere() throws {
    let result = try SuiteFolder().run("doctor", environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(result.lines.contains("drawing    the test picture has the expected bytes"))
  }
}
