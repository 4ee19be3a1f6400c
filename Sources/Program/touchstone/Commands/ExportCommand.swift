import ArgumentParser
import Canvas
import Console
import Files
import Foundation
import HandOuts
import OwnCode
import Playground
import ScenePicture
import Scenes
import TouchTrace
import VectorPictures

/// `touchstone export SCENE -o FILE`: writes a hand-out that answers clicks, a vector picture, an animation or a contact
/// sheet.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a hand-out, a vector picture, an animation or a contact sheet of a scene.",
    discussion: """
      The ending of the file says what is written. FILE.html is a page that needs no other file and no network: all steps \
      of the scene's script, with a sentence and the code of each, and what happens at a click anywhere on its phone. \
      FILE.svg is one picture, as 'touchstone render' draws it, sharp at every size, with text that can be selected. \
      FILE.gif is an animation of all steps, as the window plays them at half the normal speed. \
      FILE.png is a contact sheet: all steps as small pictures, numbered, with their sentences; 'touchstone render' writes \
      one step in full.

      With a folder of scenes, such as samples, OUTPUT is a folder: it gets a page for each scene, with links from one to \
      the next, and an index with small pictures. The parts of its lesson plans come first, in their order.
      """)

  @OptionGroup var choice: SceneChoice

  @OptionGroup var code: CodeOption

  @Option(
    name: .shortAndLong,
    help: "File to write: .html, .svg, .gif or .png. For a folder of scenes, the folder of the site.")
  var output: String

  @Option(
    help: """
      Of an SVG picture, the step to show: its number in 'trace --format narration', a mark of the script, or end \
      (default: the moment that the scene's 'show' names).
      """)
  var step: String?

  /// The part of the window that the picture shows.
  enum Part: String, CaseIterable, ExpressibleByArgument { case window, stage }

  @Option(
    help:
      "Of an SVG picture or an animation: the whole window, or the stage with the responder chain (default: window).")
  var part: Part?

  @Option(help: "Of an animation: how fast it is (default: \(AnimationFile.speed.rawValue)).")
  var speed: Speed?

  @OptionGroup var appearance: AppearanceOptions

  func run() throws {
    try MainActor.assumeIsolated {
      if format == .site {
        var export = try reading {
          try SiteExport(of: choice.scene, to: self.output, appearance, code.permission)
        }
        let count = try export.run()
        return try Console.output("Written: \(self.output), an index and \(count) \(count == 1 ? "page" : "pages")\n")
      }
      let file = URL(filePath: output)
      if format == .sheet {
        let sheet = try sheet()
        try writing { try sheet.picture.writePNG(to: file) }
        return try sheet.playback.checkEnd()
      }
      let written: (data: Data, failures: [RunFailure]) =
        switch format {
        case .page: try page()
        case .animation: try animation()
        default: try picture()
        }
      try writing { try FileReplacement.write(written.data, to: file) }
      if let failure = written.failures.first { throw Refusal(failure) }
    }
  }

  /// Returns a playback that has shown whether code reaches the end of the script.
  @MainActor private func played() throws -> Playback {
    let playback = try choice.playback(code)
    if playback.isOwnCode { playback.playScript() }
    return playback
  }

  @MainActor private func page() throws -> (Data, [RunFailure]) {
    let playback = try reading { try played() }
    let file = try reading {
      try playback.withCopies { try HandOutFile.data(of: playback.scene, playback.variant, .init(appearance)) }
    }
    return (file.data, [playback.failure, file.failure].compactMap(\.self))
  }

  @MainActor private func sheet() throws -> (picture: Bitmap, playback: Playback) {
    let playback = try reading { try played() }
    let picture = try reading {
      try playback.withCopies {
        let sheet = ContactSheet(
          playback.scene, variant: playback.variant, theme: appearance.theme ?? .light,
          language: (appearance.language ?? .english).first, try Typesetter()
        ) { _ in }
        return sheet.picture(scale: appearance.scale ?? 1)
      }
    }
    return (picture, playback)
  }

  @MainActor private func workbench() throws -> Workbench { try reading { try choice.workbench(appearance, code) } }

  @MainActor private func animation() throws -> (Data, [RunFailure]) {
    let workbench = try workbench()
    let data = try writing {
      try AnimationFile.data(of: workbench, isStageOnly: part == .stage, at: speed ?? AnimationFile.speed)
    }
    return (data, workbench.failures)
  }

  @MainActor private func picture() throws -> (Data, [RunFailure]) {
    let workbench = try workbench()
    try reading { if let step { try workbench.show(StepPlace(step)) } else { workbench.showPoint() } }
    let (drawings, area) = workbench.drawings(isStageOnly: part == .stage)
    let text = SVGPicture.text(of: drawings, in: area, title: workbench.title, workbench.typesetter)
    return (Data(text.utf8), workbench.failures)
  }

  /// The kind of file that is written, by the ending of its name.
  private enum Format { case site, page, picture, animation, sheet }

  private var isOwnCode: Bool { CodeSources.isCode(choice.scene) }

  private var format: Format? {
    if !isOwnCode, SiteExport.isSource(choice.scene) { return .site }
    let name = output.lowercased()
    if name.hasSuffix(".png") { return .sheet }
    if name.hasSuffix(".gif") { return .animation }
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .page }
    return name.hasSuffix(".svg") || name.hasPrefix("/dev/") ? .picture : nil
  }

  func validate() throws {
    guard let format else {
      throw ValidationError(
        "'\(output)' says no format. Write a name that ends with .html, .svg, .gif or .png.")
    }
    if format == .site, choice.variant != nil {
      throw ValidationError("'--variant' is for one scene; a site has the first variant of each.")
    }
    if format != .picture, step != nil {
      throw ValidationError("'--step' is for SVG pictures; all else has all steps.")
    }
    if format != .picture, format != .animation, part != nil {
      throw ValidationError("'--part' is for SVG pictures and animations.")
    }
    if format != .animation, speed != nil { throw ValidationError("'--speed' is for animations.") }
  }
}

extension Speed: ExpressibleByArgument {}
