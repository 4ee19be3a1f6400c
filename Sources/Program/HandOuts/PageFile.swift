import BundledFiles
import Files
import Foundation
import Narration
import Scenes
import VectorPictures

/// An HTML file that needs no others: style, fonts, pictures and script are in it.
struct PageFile {
  var title: LocalizedText
  var body: String
  var layers: SharedLayers
  var opening: HandOutPage.Opening
  /// JSON for the script, and the layers that only the script shows. Both are compressed: they are most of a page.
  var data: (json: String, layers: String)?

  /// In every file, so that a later export knows which files it may replace.
  static let generator = "<meta name=\"generator\" content=\"Touchstone\">"

  /// - Throws: `MissingFile` if the page's style or script is not installed.
  func data(fonts: String) throws(MissingFile) -> Data {
    let style = try PageStyle.text(layers, fonts: fonts), script = try BundledFiles.handOut("page.js")
    let language = opening.language ?? .english
    let theme = opening.isDark.map { " data-theme=\"\($0 ? "dark" : "light")\"" } ?? ""
    let isFixed = opening.language.map { " data-opens-in=\"\($0.rawValue)\"" } ?? ""
    let more = data.map { json, layers in
      [("data", json), ("more-layers", layers)].map { id, text in
        "<script type=\"text/plain\" id=\"\(id)\">\(text.compressedInBase64)</script>\n"
      }.joined()
    }
    return Data(
      """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)" data-language="\(language.rawValue)"\(theme)\(isFixed)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(Self.generator)
      <title>\(title[language].escapedForMarkup) – Touchstone</title>
      <style>
      \(style)</style>
      </head>
      <body>
      \(body)\(more ?? "")<script>
      \(script)</script>
      </body>
      </html>

      """.utf8)
  }

  /// Layers of pictures, out of sight.
  static func store(_ layers: SharedLayers, _ numbers: [Int]) -> String {
    "<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>\n"
      + layers.definitions(of: numbers) + "</defs><defs id=\"more\"></defs></svg>\n"
  }
}

extension PageText {
  /// The buttons that choose the language and the theme.
  var switches: String {
    mutating get {
      let chinese = both(LocalizedText("中文"))
      return """
        <div class="switch" id="languages" role="group" aria-label="Language, 语言">\
        <button type="button" data-set="en" lang="en" aria-pressed="true">English</button>\
        <button type="button" data-set="zh-Hans" lang="zh-Hans" aria-pressed="false">\(chinese)</button></div>
        <div class="switch" id="themes" role="group" aria-label="Theme, 主题">\
        <button type="button" data-set="light" aria-pressed="true">\(both(.light))</button>\
        <button type="button" data-set="dark" aria-pressed="false">\(both(.dark))</button></div>

        """
    }
  }
}
