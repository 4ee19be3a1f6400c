@testable import TestSupport
import Foundation
import Testing
@testable import Narration
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// Every sentence for every step of real traces, with the names of the scenes and with very long names.
@Suite struct SentenceFittingTests {
  /// All presets in all variants, a scene with what no preset has, and traces with recognizers.
  private static let traces = Result {
    let scenes = try SceneLibrary.bundled().scenes() + [try everythingElse()]
    return try GestureScenes.traces()
      + scenes.flatMap { scene in
        scene.variants.map { variant in
          let playback = Playback(scene, variant: variant)
          playback.playScript()
          return playback.trace
        }
      }
  }

  private static func everythingElse() throws -> Scene {
    try Scene.parse(
      """
      delegate: { isResponder: false }
      windows:
        - name: back
          frame: 0 0 360 560
          views:
            - { name: always, frame: 0 300 50 50, pointInside: always, hitTest: safeBeyondBounds }
            - { name: row, frame: 0 0 100 100, hitTest: returns pad }
            - { name: pad, frame: 0 100 100 100, touches: passesOn }
            - { name: shrunk, frame: 0 200 100 100, enlargedBy: -40 }
            - { name: scrolled, frame: 300 300 60 60, boundsOrigin: 0 40 }
            - name: closed
              frame: 0 400 90 90
              hitTest: beyondBounds
              isHidden: true
              views: [{ name: one, frame: 0 0 9 9 }, { name: two, frame: 0 0 9 9 }, { name: three, frame: 0 0 9 9 }]
            - name: crowd
              frame: 200 0 100 100
              isMultipleTouchEnabled: true
              views: [{ name: first, frame: 0 0 9 9 }, { name: second, frame: 0 0 9 9 }, { name: third, frame: 0 0 9 9 }]
            - { name: slider, class: UISlider, frame: 200 200 100 30, actions: [valueChanged slide to back, touchCancel stop] }
        - { name: front, frame: 0 0 1 1 }
      script:
        - tap 50,50
        - down 50,150 and 50,160
        - move 55,150 and 55,160 finger 2 over 30
        - move 60,150 over 0
        - up finger 1 and finger 2
        - tap 10,210
        - tap 120,320
        - tap 250,50
        - down 250,50 and 260,60
        - interrupt
        - up finger 1 and finger 2
        - tap 310,310
        - down 250,210
        - move 280,210 over 40
        - interrupt
        - up
        - tap 900,900
      """, file: "everything.yaml")
  }

  private static func sentences(of trace: Trace, in language: Language) -> [Sentence] {
    let steps = trace.steps.indices.map { Narration.sentence(for: $0, in: trace, language: language) }
    let summaries = trace.steps.indices.flatMap { index in
      TouchStory.fingers(in: trace, at: index + 1).map { finger in
        let story = TouchStory(of: finger, in: trace, at: index + 1)
        return Narration.summary(of: TouchContext(story, in: trace.tree(at: index + 1)), language: language)
      }
    }
    return steps + summaries
  }

  @Test(arguments: Language.allCases)
  func longNamesAreTruncatedBeforeTheSentence(_ language: Language) throws {
    for trace in try Self.traces.get().sample(every: 2) {
      let long = trace.renamed { "aRatherLongNameForTheView_" + $0 + "_whichIsFarTooLong" }
      for sentence in Self.sentences(of: long, in: language) {
        #expect(language.remainingLength(after: sentence.plain) >= 0, "\(sentence.plain)")
        #expect(sentence.plain.hasSuffix(language.fullStop) || sentence.plain.hasSuffix("?"), "\(sentence.plain)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func everySentenceIsWellFormedAndFitsItsLine(_ language: Language) throws {
    for trace in try Self.traces.get() {
      for sentence in Self.sentences(of: trace, in: language).map(\.plain) {
        #expect(language.remainingLength(after: sentence) >= 0, "\(sentence)")
        #expect(sentence.hasSuffix(language.fullStop), "\(sentence)")
        #expect(
          !["  ", " .", " ,", "  ", "。。", "；；", " 。", " ，", "()", "nil nil"].contains(where: sentence.contains),
          "\(sentence)")
      }
    }
  }

  @Test func sentencesNameOnlyObjectsOfTheScene() throws {
    for trace in try Self.traces.get() {
      var names: Set<String> = []
      for tree in trace.trees {
        names.formUnion(tree.nodes.map(\.name))
        names.formUnion(tree.responders.map(\.name))
        names.formUnion(tree.recognizers.map(\.name))
        names.formUnion(tree.targets)
      }
      for language in Language.allCases {
        for case .chip(let name, _) in Self.sentences(of: trace, in: language).flatMap(\.fragments) {
          #expect(names.contains(name), "\(name)")
        }
      }
    }
  }

  @Test func theTracesHaveEveryKindOfStep() throws {
    let kinds = Set(try Self.traces.get().flatMap { $0.steps.map(\.kind.word) })
    #expect(
      kinds == [
        "event", "pass", "ask", "gate", "override", "inside", "returned", "result", "sendEvent", "deliver", "forward",
        "handled", "dropped", "ignored", "action", "gesture", "withheld", "lost", "timeout", "interrupted", "device",
        "signal", "climbed", "warning",
      ])
  }
}

extension Language {
  /// The space that a text leaves of 90 Latin letters, or of 40 Chinese characters of the width of two Latin letters.
  fileprivate func remainingLength(after text: String) -> Double {
    switch self {
    case .english: 90 - Double(text.count)
    case .simplifiedChinese: 40 - text.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 1 : 0.5) }
    }
  }

  fileprivate var fullStop: String { self == .english ? "." : "。" }
}

extension TraceStep.Kind {
  /// The name of the case.
  fileprivate var word: String { String("\(self)".prefix { $0 != "(" }) }
}
