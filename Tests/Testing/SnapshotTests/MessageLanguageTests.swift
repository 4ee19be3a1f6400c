import Scenes
import Testing

@testable import Console

/// The language of messages about scene files.
struct MessageLanguageTests {
  @Test(arguments: [
    (["trace", "x.yaml"], [:], Language.english),
    (["trace", "x.yaml"], ["LANG": "zh_CN.UTF-8"], .simplifiedChinese),
    (["trace", "x.yaml"], ["LANG": "zh_CN.UTF-8", "LC_ALL": "C.UTF-8"], .english),
    (["trace", "x.yaml"], ["LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "zh_CN.UTF-8"], .simplifiedChinese),
    (["render", "--language", "zh-Hans", "x.yaml"], ["LANG": "en_US.UTF-8"], .simplifiedChinese),
    (["render", "--language=en", "x.yaml"], ["LANG": "zh_CN.UTF-8"], .english),
    (["render", "x.yaml", "--language", "both"], ["LANG": "zh_CN.UTF-8"], .english),
    (["render", "x.yaml", "--language"], [:], .english),
  ])
  func theOptionRulesAndThenTheEnvironment(arguments: [String], environment: [String: String], language: Language) {
    #expect(Language.ofMessages(arguments: arguments, environment: environment) == language)
  }
}
