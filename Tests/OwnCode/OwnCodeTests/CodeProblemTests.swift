import Narration
import PrePass
import Scenes
import Testing
import TouchTrace

@testable import OwnCode

/// Problems of people's own code in every language.
@Suite struct CodeProblemTests {
  @Test func aMissingFolderIsSaidInTheChosenLanguage() {
    let missing = "/no/such/folder"
    do throws(CodeProblems) {
      _ = try CodeSources(missing)
      Issue.record("There is such a folder.")
    } catch {
      #expect(error.description == "/no/such/folder: error: there is no such file or folder")
      #expect(Language.simplifiedChinese.message(of: error) == "/no/such/folder: error: 没有这个文件或文件夹")
    }
  }

  @Test(arguments: [
    SourceProblem.Reason.secondMain("App"), .overrideInExtension(of: "UIView"), .notExposed("tapped()"),
    .notFound("tapped"), .noMember("tapped", of: "Dial"),
  ])
  func whatThePrePassRefusesHasBothLanguages(reason: SourceProblem.Reason) {
    #expect(reason.text.untranslated == [])
    #expect(reason.text[.english] != reason.text[.simplifiedChinese])
  }

  /// How a run can end. A reason that is new is a missing case of this switch.
  nonisolated private static let reasons: [RunFailure.Reason] = {
    let first = RunFailure.Reason.trapped("wrong")
    switch first {
    case .trapped, .badValue, .signal, .exited, .late, .memory, .outlet, .nothing, .notAllowed, .notCompiled, .other:
      break
    }
    return [
      first, .badValue, .signal(11), .signal(6), .exited(3), .late(2), .memory, .outlet, .nothing([]),
      .nothing(["Knob"]),
      .notAllowed,
      .notCompiled("the file cannot be read"), .other("the scene has no code"),
    ]
  }()

  @Test(arguments: reasons) func theEndOfARunHasBothLanguages(reason: RunFailure.Reason) {
    let text = RunFailureText.sentence(RunFailure(reason, file: "Knob.swift", line: 12))
    #expect(text[.english].hasPrefix("Knob.swift:12: ") && text[.simplifiedChinese].hasPrefix("Knob.swift:12："))
    #expect(!text[.english].contains { !$0.isASCII })
    // A Chinese sentence has no English one in it.
    let words = text[.simplifiedChinese].matches(of: /[a-z]+ [a-z]+ [a-z]+/)
    #expect(words.isEmpty, "\(text[.simplifiedChinese])")
  }

  /// The compiler names a file of its own cache, which says little.
  @Test func aFullDiskIsSaidOfTheCache() {
    let output = output(
      "error: unable to open output file '/c/modules/A.pcm': 'No space left on device'\n", work: "/c/programs/1")
    #expect(
      output.problems().message(in: .simplifiedChinese) == "/c/programs/1: error: 无法写入缓存：No space left on device")
  }

  /// What the compiler says is not translated.
  @Test func theWordsOfTheCompilerStay() throws {
    let output = output("View.swift:4:7: error: cannot find 'angel' in scope\n")
    let problem = try #require(output.problems().all.first)
    #expect(problem.message(in: .simplifiedChinese) == "View.swift:4:7: error: cannot find 'angel' in scope")
  }

  /// A driver that has one job becomes it, so nobody is there who says how it ended.
  @Test func aCrashOfTheOnlyJobIsSaid() {
    let output = output(
      "Stack dump:\n5.\tWith parser at source location: 0-A.swift:3:32594\n #0 0x1 swift::Parser::parse()\n",
      status: 11, paths: ["0-A.swift": "A.swift"])
    #expect(output.problems().description.hasPrefix("A.swift:3: error: the compiler crashes here (signal 11)"))
  }

  private func output(_ text: String, status: Int32 = 256, work: String = "/w", paths: [String: String] = [:])
    -> CompilerOutput
  {
    CompilerOutput(ConfinedTool.Result(status: status, output: text, isLate: false), work: work, paths: paths)
  }
}
