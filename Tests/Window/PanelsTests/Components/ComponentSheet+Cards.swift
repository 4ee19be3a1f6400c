@testable import StageSupport
@testable import TestSupport
@testable import Canvas
import Foundation
@testable import Scenes
@testable import ScenePicture
@testable import UIKitCore

// Responder cards, taken from the columns of scenes in which they occur.

extension ComponentSheet {
  func addCards() throws {
    heading("Responder card, 144 × 42", 32, 297)
    for (index, sample) in CardSample.allCases.enumerated() {
      let corner = CGPoint(x: 44 + CGFloat(index % 4) * 168, y: 314 + CGFloat(index / 4) * 76)
      let (drawings, frame) = try sample.drawings(appearance.theme.name)
      let offset = CGPoint(x: corner.x - frame.minX, y: corner.y - frame.minY)
      for drawing in drawings {
        draw("card.\(sample.rawValue)") { list, _ in list.append(contentsOf: [drawing.moved(by: offset)]) }
      }
      caption(sample.rawValue, corner.x, corner.y + 54)
    }
  }
}

/// A card of each kind.
enum CardSample: String, CaseIterable {
  case passesOn = "passes on"
  case handles
  case both = "handles, passes on"
  case notReached = "not reached"
  case cancelled
  case recognizer = "with recognizer"
  case notAResponder = "not a UIResponder"
  case sink

  /// Returns the drawings of the card in the column of a scene, and its frame there.
  func drawings(_ theme: Theme.Name) throws -> (drawings: [Drawing], frame: CGRect) {
    let fixture = try fixture(theme), column = fixture.plan.column
    let index = column.cards.firstIndex { $0.name == responder }
    let names = ["column.card.\((index ?? -2) + 1)", "recognizer.tap"]
    let wanted = self == .sink ? ["column.sink"] : self == .recognizer ? names : [names[0]]
    let drawings = fixture.drawings.filter { drawing in
      wanted.contains(drawing.element) && !drawing.isClip
    }
    return (drawings, index.map { column.cards[$0].frame } ?? column.sink)
  }

  private var responder: String? {
    switch self {
    case .passesOn: "C"
    case .handles, .both: "ViewController"
    case .notReached: "W"
    case .cancelled: "view1"
    case .recognizer: "view0"
    case .notAResponder: "AppDelegate"
    case .sink: nil
    }
  }

  private func fixture(_ theme: Theme.Name) throws -> StageFixture {
    switch self {
    case .passesOn, .handles, .notReached: try Self.chain("handles", theme)
    case .both: try Self.chain("passesOn", theme)
    case .cancelled, .recognizer: try StageFixture(preset: "P31", at: .mark("tapped"), theme: theme)
    case .notAResponder, .sink: try Self.chain("ignores", theme)
    }
  }

  /// A touch that climbs from E over C and root to the controller, whose `touches` property is `handling`.
  private static func chain(_ handling: String, _ theme: Theme.Name) throws -> StageFixture {
    let scene = try Scene.parse(
      """
      id: T01
      name: T
      title: T
      caption: T
      delegate: { isResponder: false }
      views:
        - name: root
          frame: 0 0 360 560
          controller: ViewController
          views:
            - name: C
              frame: 40 120 280 320
              views:
                - { name: E, frame: 40 100 160 60 }
      variants:
        - { name: handles, title: T, edits: [ViewController.touches handles] }
        - { name: passesOn, title: T, edits: [ViewController.touches passesOn] }
        - { name: ignores, title: T, edits: [ViewController.touches ignores] }
      script:
        - tap 180,270
      """, file: "cards")
    return try StageFixture(scene, variant: handling, theme: theme)
  }
}
