import Canvas
import Foundation
import Scenes
import ScenePicture
import TouchTrace
import UIKit

/// A scene after its script, at one step, with its picture on the stage.
@MainActor struct StageFixture {
  private(set) var display: DisplayState
  let appearance: Appearance
  private let playback: Playback

  enum Place: Equatable {
    case untouched
    case mark(String)
    case step(Int)
    case end
  }

  /// Shared by all fixtures, because it caches measurements.
  private static let typesetter = Result { try Typesetter() }

  /// - Parameter side: the side of the scene, if it stands beside another one; 0 or 1.
  init(
    _ scene: Scene, at place: Place = .end, variant: String? = nil, size: CGSize = CGSize(width: 1280, height: 800),
    theme: Theme.Name = .light, languages: Languages = .english, mode: DisplayState.Mode = .live,
    showsCode: Bool = false, side: Int? = nil
  ) throws {
    playback = Playback(scene, variant: variant.flatMap { scene.variant($0) })
    if place != .untouched { playback.playScript() }
    display = DisplayState(of: playback, mode: mode)
    let layout = WindowLayout(
      size: size, isProjector: theme == .projector, showsCode: showsCode, isComparing: side != nil)
    appearance = Appearance(
      theme: .named(theme), languages: languages, layout: side.map { layout.half($0) } ?? layout,
      typesetter: try Self.typesetter.get())
    display = at(place).display
  }

  /// Creates a fixture of a preset.
  init(
    preset: String, at place: Place = .end, variant: String? = nil, size: CGSize = CGSize(width: 1280, height: 800),
    theme: Theme.Name = .light, languages: Languages = .english, mode: DisplayState.Mode = .live
  ) throws {
    let scene = try SceneLibrary.bundled().scene(preset)
    try self.init(scene, at: place, variant: variant, size: size, theme: theme, languages: languages, mode: mode)
  }

  /// Returns the same scene at another step.
  func at(_ place: Place) -> StageFixture {
    var fixture = self
    switch place {
    case .end, .untouched: playback.cursor = playback.trace.steps.count
    case .mark(let name): playback.cursor = playback.trace.marks.first { $0.name == name }?.count ?? 0
    case .step(let step): playback.cursor = step
    }
    fixture.display = DisplayState(of: playback, mode: display.mode)
    return fixture
  }

  /// Returns the place after the first step for which `isWanted` is true.
  func step(where isWanted: (TraceStep.Kind) -> Bool) -> Place {
    .step((display.trace.steps.firstIndex { isWanted($0.kind) } ?? -1) + 1)
  }

  /// The same as a person's own code is shown: as it draws itself.
  var drawn: StageFixture {
    var fixture = self
    (fixture.display.showsDrawings, fixture.display.hasDrawingSwitch) = (true, !appearance.layout.isProjector)
    return fixture
  }

  /// The same with the levels of the tree pulled apart.
  var exploded: StageFixture {
    var fixture = self
    fixture.display.isExploded = true
    return fixture
  }

  /// The same with the pointer on a view.
  func hovering(_ view: String) -> StageFixture {
    var fixture = self
    fixture.display = DisplayState(of: playback, mode: display.mode, hovered: view)
    return fixture
  }

  // MARK: The picture

  /// A description for messages.
  var name: String {
    let size = appearance.layout.size
    return
      "\(display.scene.id) \(Int(size.width))×\(Int(size.height)) \(appearance.theme.name) \(appearance.languages) \(display.cursor)"
  }

  var plan: StagePlan { StagePlan(display, appearance) }

  var drawings: [Drawing] { StagePicture.draw(plan).drawings }

  /// The names of all drawn elements.
  var elements: Set<String> { Set(drawings.map(\.element)) }

  /// Returns the texts of an element in the order of drawing.
  func texts(of element: String) -> [String] {
    drawings.compactMap {
      if $0.element == element, case .text(let text, _, _, _) = $0.content { text } else { nil }
    }
  }
}
