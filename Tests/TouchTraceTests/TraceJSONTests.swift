import Foundation
import Testing
@testable import Scenes
@testable import TouchTrace
@testable import UIKit

@Suite struct WordsJSONTests {
  private static func json(_ scene: Scene) -> String {
    let playback = Playback(scene)
    playback.playScript()
    return TraceJSON.text(of: playback.trace, scene: scene.id, variant: playback.variant.name)
  }

  @Test func aStepIsOneLineWithItsKeysSorted() throws {
    let lines = Self.json(try SceneLibrary.bundled().scene("P01")).components(separatedBy: "\n")
    #expect(
      lines.contains(
        "    {\"by\": \"A\", \"depth\": 4, \"kind\": \"ask\", \"parent\": 5, \"point\": [120, -100], \"step\": 7, "
          + "\"time\": 0, \"tree\": 0, \"view\": \"C\"},"))
    #expect(
      lines.contains(
        "    {\"answer\": false, \"depth\": 5, \"distance\": 100, \"kind\": \"inside\", \"parent\": 7, "
          + "\"side\": \"above\", \"step\": 8, \"time\": 0, \"tree\": 0, \"view\": \"C\"},"))
  }

  @Test func everyLessonIsJSONThatOtherProgramsRead() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let document = try JSONSerialization.jsonObject(with: Data(Self.json(scene).utf8)) as? [String: Any]
      let steps = document?["steps"] as? [[String: Any]], trees = document?["trees"] as? [[String: Any]]
      #expect(document?["scene"] as? String == scene.id && document?["format"] as? Int == 1)
      #expect(steps?.count ?? 0 > 10 && trees?.isEmpty == false, "\(scene.id)")
      #expect(steps?.allSatisfy { $0["kind"] is String && $0["step"] is Int } == true, "\(scene.id)")
      #expect((document?["marks"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == scene.script.marks)
    }
  }

  @Test func theSameTraceIsAlwaysTheSameText() throws {
    let scene = try SceneLibrary.bundled().scene("P22")
    #expect(Self.json(scene) == Self.json(scene))
  }

  @Test func textIsEscapedAndNumbersAreExact() throws {
    let value = JSONValue.object([
      "b": .string("say \"hi\"\\\n\t\u{1} → 是"), "a": .array([.number(0.1), .number(-3), .number(.infinity), .null]),
    ])
    #expect(value.text == #"{"a": [0.1, -3, null, null], "b": "say \"hi\"\\\n\t\u0001 → 是"}"#)
  }
}
