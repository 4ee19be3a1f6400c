import PrePass
import Scenes
import Testing

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
    SourceProblem.Reason.secondMain("App"), .overrideInExtension(of: "UIView"),
  ])
  func whatThePrePassRefusesHasBothLanguages(reason: SourceProblem.Reason) {
    #expect(reason.text.untranslated == [])
    #expect(reason.text[.english] != reason.text[.simplifiedChinese])
  }

  /// What the compiler says is not translated.
  @Test func theWordsOfTheCompilerStay() throws {
    let output = CompilerOutput("View.swift:4:7: error: cannot find 'angel' in scope\n", work: "/w", paths: [:])
    let problem = try #require(output.problems.all.first)
    #expect(problem.message(in: .simplifiedChinese) == "View.swift:4:7: error: cannot find 'angel' in scope")
  }
}
