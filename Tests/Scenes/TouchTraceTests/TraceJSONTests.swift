import Foundation
import Testing
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

@Suite struct TraceJSONTests {
  private static func json(_ scene: Scene) -> String {
    let playback = Playback(scene)
    playback.playScript()
    return TraceJSON.text(of: playback.trace, scene: scene.id, variant: playback.variant.name)
  }

  @Test func aStepIsOneLineWithItsKeysSorted() throws {
    let lines = Self.json(try SceneLibrary.bundled().scene("P01")).components(separatedBy: "\n")
    #expect(
      lines.contains(
        #"    {"by":"A","depth":4,"kind":"ask","parent":5,"point":[120,-100],"step":7,"time":0,"tree":0,"view":"C"},"#))
    #expect(
      lines.contains(
        #"    {"answer":false,"depth":5,"distance":100,"kind":"inside","parent":7,"side":"above","step":8,"time":0,"#
          + #""tree":0,"view":"C"},"#))
  }

  @Test func theTraceOfEveryPresetIsValidJSON() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let document = try JSONSerialization.jsonObject(with: Data(Self.json(scene).utf8)) as? [String: Any]
      let steps = document?["steps"] as? [[String: Any]], trees = document?["trees"] as? [[String: Any]]
      #expect(document?["scene"] as? String == scene.id && document?["format"] as? Int == 1)
      #expect(steps?.count ?? 0 > 10 && trees?.isEmpty == false, "\(scene.id)")
      #expect(steps?.allSatisfy { $0["kind"] is String && $0["step"] is Int } == true, "\(scene.id)")
      #expect((document?["marks"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == scene.script.marks)
    }
  }

  @Test func equalTracesHaveEqualJSON() throws {
    let scene = try SceneLibrary.bundled().scene("P22")
    #expect(Self.json(scene) == Self.json(scene))
  }

  @Test func namesAreEscapedAndNilIsNull() throws {
    var trace = Trace()
    let name = "say \"hi\"\\\n\t\u{1} → 是/"
    trace.append(TraceStep(kind: .returned(view: name, hit: nil), depth: 0, parent: nil, time: 0, tree: 0))
    let json = TraceJSON.text(of: trace, scene: name, variant: "default")
    #expect(json.contains(#""hit":null,"kind":"returned","parent":null"#))
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let steps = try #require(document["steps"] as? [[String: Any]])
    #expect(steps.first?["view"] as? String == name && document["scene"] as? String == name)
  }

  @Test func numbersThatAreNotFiniteAreTexts() {
    var trace = Trace()
    let point = CGPoint(x: 0.1, y: CGFloat.infinity)
    trace.append(
      TraceStep(kind: .ask(view: "A", by: nil, point: point), depth: 0, parent: nil, time: 0, tree: 0))
    #expect(TraceJSON.text(of: trace, scene: "x", variant: "default").contains(#""point":[0.1,"Infinity"]"#))
  }
}
