import BundledFiles
import Canvas
import ClassServer
import Files
import Foundation
import Narration
import ScenePicture
import Scenes
import VectorPictures

/// The page of a class on its phones, and its pictures: the colours, the letters and the stage of hand-outs.
package enum PhonePages {
  /// - Throws: `MissingFile` if the page's style or script is not installed.
  package static func page(_ typesetter: Typesetter) throws(MissingFile) -> PhonePage {
    // Phones have Chinese letters of their own: embedded ones would be most of the page.
    var characters: [URL: Set<Unicode.Scalar>] = [:]
    let ascii = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0) }))
    for font in [Font.sans(16), .sans(16, .semibold)] { typesetter.note(ascii, font, in: &characters) }
    let style = typesetter.fontRules(characters) + PageStyle.colors() + (try BundledFiles.handOut("phone.css"))
    let script = "const texts = \(texts);\n" + (try BundledFiles.handOut("phone.js"))
    let html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>\(PhoneText.title[.english].escapedForMarkup)</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <p id="trouble" role="alert" hidden></p>
      <div aria-live="polite"><p id="head"></p><h1 id="title"></h1><p id="gesture"></p></div>
      <img id="stage" alt="" hidden>
      <div id="choices" role="group" aria-labelledby="title"></div>
      <p id="note" role="status"></p>
      </main>
      <script>\(script)</script>
      </body>
      </html>

      """
    let policy = [
      "default-src 'none'", "style-src 'sha256-\(style.stableHashInBase64)'",
      "script-src 'sha256-\(script.stableHashInBase64)'", "img-src 'self' data:", "connect-src 'self'",
      "font-src data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ]
    return PhonePage(
      file: file(html, "text/html; charset=utf-8"), policy: policy.joined(separator: "; "))
  }

  private static func file(_ text: String, _ type: String) -> PhoneFile {
    PhoneFile(type: type, plain: Array(text.utf8), packed: text.compressed)
  }

  /// The texts of the page in both languages, as JSON.
  private static var texts: String {
    let all = Language.allCases.map { language in
      let pairs = PhoneText.allCases.map { ("\($0)", $0[language]) }
      return (language.rawValue, Dictionary(uniqueKeysWithValues: pairs))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = (try? encoder.encode(Dictionary(uniqueKeysWithValues: all))) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: Pictures

  /// The stage of a state: the device with the marks on and beside it, and the responder chain if the question is about it.
  @MainActor package static func picture(
    of display: DisplayState, _ variant: PictureVariant, _ typesetter: Typesetter
  ) -> PhoneFile {
    var display = display
    display.showsLegend = false
    let layout = WindowLayout(size: CGSize(width: 1280, height: 800))
    let appearance = Appearance(
      theme: .named(variant.isDark ? .dark : .light),
      languages: variant.language == Language.english.rawValue ? .english : .simplifiedChinese, layout: layout,
      typesetter: typesetter)
    let hasChain = display.prediction?.isAboutChain == true
    let drawings = StagePicture.draw(StagePlan(display, appearance)).drawings.filter { drawing in
      let hidden = hasChain ? around : around + ["column"]
      return drawing.isClip || !hidden.contains { drawing.element.hasPrefix($0) }
    }
    let device = StageGeometry(display, layout).bezel.insetBy(dx: -margin, dy: -margin)
    let marks = drawings.dropFirst(2).filter { !$0.isClip }.map { $0.bounds(typesetter) }
    let space = hasChain ? layout.stage.union(layout.column) : layout.stage
    let area = marks.reduce(device) { $0.union($1) }.intersection(space).integral
    let title = display.scene.name[Language(rawValue: variant.language) ?? .english]
    return file(SVGPicture.text(of: drawings, in: area, title: title, typesetter), "image/svg+xml")
  }

  /// Elements beside the device that a small screen has no room for.
  private static let around = ["entry.", "legend", "title"]
  /// In pixels.
  private static let margin: CGFloat = 4
}
