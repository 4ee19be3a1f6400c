import Canvas
import PanelModels
import ScenePicture
import TouchTrace
import UIKit

/// The problems of a file, each with its place and its whole message in as many lines as it needs.
final class FileProblemRows: PaintedView {
  private var rows: [(place: String, lines: [String])] = []
  private var links: [SourceLink] = []
  private let open: (String) -> Void
  private var placeWidth: CGFloat = 0
  private var pitch: CGFloat = 18
  private(set) var height: CGFloat = 0

  /// - Parameter open: shows a line of own code.
  init(open: @escaping (String) -> Void) {
    self.open = open
    super.init(frame: .zero)
  }

  /// - Parameters:
  ///   - sources: the sources that the page of the code has; nil without the page.
  ///   - width: of the strip without its margins.
  func show(
    _ problems: [FileNotice.Problem], in sources: OwnSources?, width: CGFloat, _ appearance: Appearance
  ) {
    let scale = appearance.overlayScale, font = appearance.overlay(.row), code = appearance.overlay(.smallApi)
    pitch = 18 * scale
    let widest = problems.map { appearance.width($0.place, code) }.max() ?? 0
    placeWidth = widest == 0 ? 0 : min(widest + 12 * scale, width / 2).rounded(.up)
    rows = problems.map { problem in
      (
        problem.place,
        appearance.typesetter.lines(
          of: problem.message[appearance.languages.first], font, width: width - placeWidth - 12 * scale, maximum: 20)
      )
    }
    height = rows.reduce(0) { $0 + CGFloat($1.lines.count) * pitch + 6 * scale }
    showLinks(in: sources, appearance)
  }

  private func showLinks(in sources: OwnSources?, _ appearance: Appearance) {
    while links.count < rows.count {
      let link = SourceLink("file.problem.\(links.count)", open: open)
      links.append(link)
      addSubview(link)
    }
    let font = appearance.overlay(.smallApi), scale = appearance.overlayScale
    var top: CGFloat = 3 * scale
    for (index, link) in links.enumerated() {
      let row = index < rows.count ? rows[index] : nil
      let isKnown = row.flatMap { row in sources.flatMap { SourcePlace(row.place, in: $0) } } != nil
      link.isHidden = !isKnown
      guard let row else { continue }
      if isKnown {
        link.frame = CGRect(x: 0, y: top, width: placeWidth - 6 * scale, height: pitch)
        link.show([row.place], to: row.place, font, pitch: pitch, appearance)
      }
      top += CGFloat(row.lines.count) * pitch + 6 * scale
    }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, scale = appearance.overlayScale
    var top: CGFloat = 3 * scale
    for (index, row) in rows.enumerated() {
      let first = CGRect(x: 0, y: top, width: bounds.width, height: pitch).between(0, placeWidth - 6 * scale)
      if links[index].isHidden {
        list.line(row.place, appearance.overlay(.smallApi), theme.text, in: first, appearance)
      }
      for line in row.lines {
        let frame = CGRect(x: placeWidth, y: top, width: bounds.width - placeWidth, height: pitch)
        list.line(line, appearance.overlay(.row), theme.text, in: frame, appearance)
        top += pitch
      }
      top += 6 * scale
    }
  }
}
