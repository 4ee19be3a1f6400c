import BundledFiles
import Canvas
import Files
import Foundation
import Narration
import Scenes
import VectorPictures

/// Writes a hand-out as one HTML file that needs no others.
///
/// Without its script, the page shows the moment that makes the scene's point, small pictures of the steps, and all steps
/// as text.
package struct HandOutPage {
  /// The place of a page in a site.
  package struct Links {
    package var previous, next: Link?
    /// The file of the index.
    package var index: String

    package init(previous: Link?, next: Link?, index: String) {
      (self.previous, self.next, self.index) = (previous, next, index)
    }
  }

  package struct Link {
    var file: String
    var name: LocalizedText

    package init(file: String, name: LocalizedText) { (self.file, self.name) = (file, name) }
  }

  /// The state in which a page opens; a nil value follows the reader's browser.
  package struct Opening {
    package var language: Language?
    package var isDark: Bool?

    package init(language: Language? = nil, isDark: Bool? = nil) { (self.language, self.isDark) = (language, isDark) }
  }

  let handOut: HandOut
  var text: PageText
  private let opening: Opening
  private let links: Links?
  /// The number of the scene in its lesson, and the size of that.
  private let place: (number: Int, count: Int)?
  var scene: Scene { handOut.scene }

  package init(
    _ handOut: HandOut, _ typesetter: Typesetter, place: (number: Int, count: Int)? = nil, links: Links? = nil,
    opening: Opening = Opening()
  ) {
    self.handOut = handOut
    (self.place, self.links, self.opening) = (place, links, opening)
    text = PageText(typesetter, characters: handOut.pictures.layers.characters)
  }

  /// - Throws: `MissingFile` if the page's style or script is not installed.
  package func file() throws(MissingFile) -> Data {
    var page = self
    let body = page.body
    let layers = handOut.pictures.layers, atOnce = layersAtOnce
    let others = (0..<layers.count).filter { !atOnce.contains($0) }
    let data = (PageData(handOut).json, layers.definitions(of: others, besides: atOnce))
    return try PageFile(title: scene.name, body: body, layers: layers, opening: opening, data: data)
      .data(fonts: page.text.fontRules)
  }

  /// The layers that are seen without the script, in ascending order.
  private var layersAtOnce: [Int] {
    let overview = Language.allCases.flatMap { handOut.overview.layers[$0] ?? [] }
    return Set(
      overview + handOut.finger + handOut.steps.flatMap { $0.thumbnail ?? [] }
        + handOut.otherVariants.flatMap(\.thumbnail)
    )
    .sorted()
  }

  // MARK: Parts

  private var body: String {
    mutating get {
      header + "<main>\n" + stage + sentence + timeline + answers + list + "</main>\n" + footer + sheet
        + PageFile.store(handOut.pictures.layers, layersAtOnce)
    }
  }

  private var header: String {
    mutating get {
      var under: [String] = []
      if let lesson = scene.lesson, let place {
        under.append(text.both(.place(lesson, place.number, of: place.count)))
      }
      if handOut.variant.name != scene.variants.first?.name {
        let title = handOut.variant.title
        under.append(
          text.both(
            LocalizedText(
              english: HandOutText.variant(title[.english])[.english],
              simplifiedChinese: HandOutText.variant(title[.simplifiedChinese])[.simplifiedChinese])))
      }
      return """
        <header>
        <div><h1>\(text.both(scene.name, isStrong: true))</h1><p>\(under.joined(separator: " · "))</p></div>
        <div class="tools">
        \(text.switches)\
        <button type="button" id="print">\(text.both(.print))</button>
        \(navigation)</div>
        </header>

        """
    }
  }

  private var navigation: String {
    mutating get {
      guard let links else { return "" }
      let previous =
        links.previous.map { "<a rel=\"prev\" href=\"\($0.file.addressOfFile)\">‹ \(text.both($0.name))</a>" } ?? ""
      let next =
        links.next.map { "<a rel=\"next\" href=\"\($0.file.addressOfFile)\">\(text.both($0.name)) ›</a>" } ?? ""
      return "<nav><a href=\"\(links.index)\">\(text.both(.allPresets))</a>\(previous)\(next)</nav>\n"
    }
  }

  private var stage: String {
    mutating get {
      let area = handOut.pictures.area, language = opening.language ?? .english
      let name = HandOutText.picture(scene.name[language])[language]
      let layers = (handOut.overview.layers[language] ?? []).map { "<use href=\"#l\($0)\"/>" }.joined()
      return """
        <div class="stage">
        <div class="picture"><svg id="stage" viewBox="\(box(area))" role="img" aria-labelledby="stage-title stage-text" \
        tabindex="0">\
        <title id="stage-title">\(name.escapedForMarkup)</title>\
        <desc id="stage-text">\((handOut.overview.sentences[language]?.plain ?? "").escapedForMarkup)</desc>\
        <g id="layers">\(layers)</g><g id="finger" display="none">\(handOut.finger.map { "<use href=\"#l\($0)\"/>" }.joined())</g>\
        \(advice)</svg></div>
        <section class="code" id="code" aria-labelledby="code-heading"><h2 id="code-heading" class="unseen">\
        \(text.both(.code, isStrong: true))</h2><p id="code-title"></p><pre id="code-lines" tabindex="0"></pre>\
        <dl id="code-values"></dl></section>
        </div>

        """
    }
  }

  /// The invitation to click, at the lower end of the phone.
  private var advice: String {
    mutating get {
      _ = text.both(.clickAnywhere)
      let screen = handOut.screen, typesetter = handOut.pictures.typesetter
      let pills = Language.allCases.map { language in
        let words = HandOutText.clickAnywhere[language]
        let width = typesetter.width(of: words, .sans(13, .medium)).rounded(.up) + 28
        let left = Int(screen.midX - width / 2), middle = Int(screen.midX), top = Int(screen.maxY) - 44
        let box = "<rect x=\"\(left)\" y=\"\(top)\" width=\"\(Int(width))\" height=\"28\" rx=\"14\"/>"
        return "<g lang=\"\(language.rawValue)\">\(box)<text class=\"TS\" x=\"\(middle)\" y=\"\(top + 19)\" "
          + "font-size=\"13\">\(words.escapedForMarkup)</text></g>"
      }
      return "<g class=\"advice\" aria-hidden=\"true\">\(pills.joined())</g>"
    }
  }

  private var sentence: String {
    mutating get {
      let point = scene.point.map { "<p class=\"point\" id=\"point\">\(text.both($0))</p>\n" } ?? ""
      return """
        <div class="narration">
        <p id="sentence" aria-live="polite">\(text.both(handOut.overview.sentences))</p>
        \(point)<p id="yours" hidden><b>\(text.both(.yourTouch, isStrong: true))</b> <span id="where"></span> \
        <button type="button" id="back">\(text.both(.back))</button></p>
        </div>

        """
    }
  }

  func box(_ area: CGRect) -> String {
    "\(Int(area.minX)) \(Int(area.minY)) \(Int(area.width)) \(Int(area.height))"
  }

  private var footer: String {
    mutating get { "<footer>\(text.both(.madeWith))</footer>\n" }
  }
}
