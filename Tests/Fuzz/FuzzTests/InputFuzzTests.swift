import ClassServer
import CodeMessages
import Foundation
import FuzzSupport
import Testing

@testable import InputFuzz

/// A short run of each fuzzer, and what their checks must find.
@Suite struct InputFuzzTests {
  private func firstFault(_ fuzzer: some Fuzzer, cases: Int) -> String? {
    fuzzer.firstViolation(in: 0..<cases).map { "case \($0.number): \($0.violation)" }
  }

  @Test func randomScenesAreReadOrRefusedWithAPlace() throws {
    #expect(try firstFault(SceneFuzzer(seed: 1), cases: 60) == nil)
  }

  @Test func randomCapturesAreReadOrRefusedWithAPlace() throws {
    #expect(try firstFault(CaptureFuzzer(seed: 1), cases: 60) == nil)
  }

  @Test func randomPicturesAreReadOrRefused() throws {
    #expect(try firstFault(PictureFuzzer(seed: 1), cases: 500) == nil)
  }

  @Test func randomRecordingsAreReadOrRefusedWithALine() throws {
    #expect(try firstFault(RecordingFuzzer(seed: 1), cases: 100) == nil)
  }

  @Test func randomStatesAreReadOrIgnored() throws {
    #expect(try firstFault(StateFuzzer(seed: 1), cases: 500) == nil)
  }

  @Test func randomPlansAreReadOrRefusedWithAPlace() throws {
    #expect(try firstFault(PlanFuzzer(seed: 1), cases: 60) == nil)
  }

  @Test func randomSettingsAreReadOrRefused() throws {
    #expect(try firstFault(SettingsFuzzer(seed: 1), cases: 300) == nil)
  }

  @Test func randomCataloguesAreReadOrIgnored() throws {
    #expect(try firstFault(CatalogueFuzzer(seed: 1), cases: 300) == nil)
  }

  @Test func randomModulesAreUnpackedOrRefused() throws {
    #expect(try firstFault(ModulesFuzzer(seed: 1), cases: 300) == nil)
  }

  @Test func randomAnswersOfOwnCodeAreBelievedOrRefused() throws {
    #expect(try firstFault(AnswerFuzzer(seed: 1), cases: 60) == nil)
  }

  @Test func randomRequestsToOwnCodeAreAnsweredOrRefused() throws {
    #expect(try firstFault(RequestFuzzer(seed: 1), cases: 200) == nil)
  }

  @Test func randomRequestsOfPhonesVoteOnceOrAreRefused() throws {
    #expect(try firstFault(PhoneFuzzer(seed: 1), cases: 300) == nil)
  }

  /// Most of the cases are read: the fuzzer tries more than refusals.
  @Test func manyRandomRequestsAreRead() {
    let fuzzer = PhoneFuzzer(seed: 1)
    let read = (0..<500).count { number in
      if case .complete = HTTPRequest.read(fuzzer.makeInput(number: number)) { true } else { false }
    }
    #expect(read > 100 && read < 450, "\(read)")
  }

  /// Some answers are believed: the fuzzer is not a fuzzer of JSON alone.
  @Test func theAnswersWithoutAChangeAreBelieved() throws {
    for sample in try MessageSamples.answers() {
      let file = try CaseFile("sample")
      try file.write(MessageFrames.framed(sample))
      let descriptor = open(file.url.path, O_RDONLY)
      defer { close(descriptor) }
      let reading = MessagePipe(input: descriptor, output: -1)
      let (believed, failure) = AnswerFuzzer.believed(from: reading)
      #expect(believed.count >= 2 && failure == .ended)
    }
  }

  @Test func theSameSeedAndNumberMakeTheSameInput() throws {
    func inputs(_ fuzzer: some Fuzzer) -> [[UInt8]] { (0..<20).map { fuzzer.makeInput(number: $0) } }
    #expect(try inputs(SceneFuzzer(seed: 1)) == inputs(SceneFuzzer(seed: 1)))
    #expect(try inputs(SceneFuzzer(seed: 1)) != inputs(SceneFuzzer(seed: 2)))
    #expect(try inputs(PictureFuzzer(seed: 1)) == inputs(PictureFuzzer(seed: 1)))
    #expect(try inputs(PictureFuzzer(seed: 1)) != inputs(PictureFuzzer(seed: 2)))
  }

  // MARK: The samples and the checks

  @Test func everySampleIsReadAndMostChangesOfPicturesAreBehindTheChecksums() throws {
    let fuzzer = try PictureFuzzer(seed: 1)
    #expect(ForeignPictures.all.count == 11)
    for sample in fuzzer.samples { #expect(fuzzer.isRead(sample)) }
    var repaired = fuzzer.samples[0]
    repaired[20] ^= 1
    #expect(!fuzzer.isRead(repaired))
    repaired = fuzzer.samples[3]
    let original = repaired
    PNGRepair.repair(&repaired)
    #expect(repaired == original)
  }

  @Test(arguments: [
    ("x: wrong\u{1B}", "control character"), ("y: wrong", "no file"), ("x: wrong", "no line"),
    ("x:3: The operation couldn’t be completed.", "foreign words"),
    ("x:3: " + String(repeating: "a", count: 2_000), "long message"),
  ])
  func aBadMessageIsFound(_ message: String, _ kind: String) {
    #expect(MessageCheck.violation(in: message, about: "x", wholeFile: [": empty"])?.kind == kind)
  }

  @Test func aGoodMessageIsNoViolation() {
    #expect(MessageCheck.violation(in: "x:3:4: error: wrong", about: "x", wholeFile: []) == nil)
    #expect(MessageCheck.violation(in: "x: empty", about: "x", wholeFile: [": empty"]) == nil)
  }
}
