import Foundation
@testable import Canvas
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The panels of a window with a scene. Commands are performed as in the program.
final class PanelFixture {
  var playback: Playback
  private(set) var host: PanelHost!
  private(set) var sent: [Command] = []
  var appearance: Appearance
  var selected: String?
  /// The first steps of the runs of moves that are not folded.
  private var unfolded: Set<Int> = []
  private let presets: [SceneSummary]
  private var time: TimeInterval = 0
  /// A second scene, with the script of the first.
  private var beside: Playback?

  init(
    _ scene: String = "P01", size: CGSize = CGSize(width: 1280, height: 800), languages: Languages = .english,
    theme: Theme.Name = .light
  ) throws {
    presets = try SceneLibrary.bundledPresets.get()
    playback = Playback(try SceneLibrary.bundled().scene(scene))
    appearance = Appearance(
      theme: .named(theme), languages: languages, layout: WindowLayout(size: size, isProjector: theme == .projector),
      typesetter: try Typesetter())
    host = PanelHost(presets: presets) { [unowned self] in perform($0) }
    playback.playScript()
    show()
  }

  var display: WindowDisplay {
    var display = DisplayState(of: playback, selected: selected)
    display.stops = StepStops(Chapter.chapters(of: playback.trace), unfolded: unfolded)
    display.comparison = beside.map { comparison($0, display) }
    return WindowDisplay(display)
  }

  func show() { host.show(display, appearance) }

  /// Shows a second scene at the right, at the end of the script.
  func compare(with scene: String, variant: String? = nil) throws {
    let scene = try SceneLibrary.bundled().scene(scene), script = playback.scene.script
    let other = Playback(scene, variant: scene.variant(variant))
    other.play(script.inputs, until: script.duration)
    beside = other
    let layout = appearance.layout
    appearance.layout = WindowLayout(
      size: layout.size, isProjector: layout.isProjector, isComparing: true, panelWidths: layout.panelWidths)
    show()
  }

  private func comparison(_ other: Playback, _ display: DisplayState) -> ComparisonState {
    var aligner = RunAligner()
    aligner.follow(playback.trace, other.trace)
    let alignment = aligner.alignment
    let chapters = alignment.chapters([playback, other].map { Chapter.chapters(of: $0.trace) })
    let sides = [display, DisplayState(of: other)].map { side in
      let isVariant = playback.scene.id == other.scene.id
      return ComparisonState.Side(
        side, title: isVariant ? side.variant.title : side.scene.name,
        shortTitle: LocalizedText(isVariant ? side.variant.name : side.scene.id))
    }
    return ComparisonState(
      sides: sides, openSide: 0, alignment: alignment, chapters: chapters, stops: StepStops(chapters),
      cursor: alignment.pairs.count, difference: RunDifference(playback.trace, other.trace))
  }

  private func perform(_ command: Command) {
    sent.append(command)
    switch command {
    case .edit(let edit): playback.edit(edit)
    case .select(let view): selected = view
    case .openScene(let id):
      if let scene = try? SceneLibrary.bundled().scene(id) { playback = Playback(scene) }
    case .goTo(let step): playback.cursor = step
    case .toggleRun(let step): unfolded.formSymmetricDifference([step])
    default: break
    }
  }

  // MARK: Fingers

  func press(_ point: CGPoint) { host.press(1, at: point, tick()) }

  func drag(to point: CGPoint) { host.drag(1, to: point, tick()) }

  func lift(_ point: CGPoint) {
    host.lift(1, at: point, tick())
    show()
  }

  func click(_ point: CGPoint) {
    press(point)
    lift(point)
  }

  func click(_ control: String) { click(center(of: control)) }

  /// The centre of a visible control; a point far outside for a hidden one.
  func center(of control: String) -> CGPoint {
    host.frame(of: control).map { CGPoint(x: $0.midX, y: $0.midY) } ?? CGPoint(x: -1000, y: -1000)
  }

  private func tick() -> TimeInterval {
    time += 0.05
    return time
  }

  // MARK: Drawn texts

  /// Every drawn text, region by region.
  var texts: [String] { host.regions(appearance).flatMap(\.drawings).compactMap(\.string) }
}

extension Drawing {
  var string: String? {
    switch content {
    case .text(let string, _, _, _): string
    case .fill, .stroke, .hatch, .picture, .pushClip, .pushPathClip, .popClip: nil
    }
  }
}
