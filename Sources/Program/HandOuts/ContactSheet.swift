import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

/// All steps of a scene's script on one picture: small pictures in rows, each with its number and its sentence.
package struct ContactSheet {
  private let cells: [Cell]
  private let title: String
  private let theme: Theme
  private let typesetter: Typesetter

  /// A step: its picture and the lines of its sentence.
  private struct Cell {
    var number: Int
    var thumbnail: Thumbnail
    var lines: [String]
  }

  // Lengths in pixels at scale 1.
  private static let columns = 6, margin: CGFloat = 24, pictureHeight: CGFloat = 200
  private static let cell = CGSize(width: 184, height: 304), heading: CGFloat = 48, rowOfText: CGFloat = 16
  private static let font = Font.sans(12), mostLines = 5

  /// Plays the scene's script. A run of moves counts as one step, as in the window.
  /// - Parameter progress: called with the part that is done, from 0 to 1.
  package init<Stop: Error>(
    _ scene: Scene, variant: Variant, theme: Theme.Name, language: Language, _ typesetter: Typesetter,
    progress: (Double) throws(Stop) -> Void
  ) throws(Stop) {
    self.typesetter = typesetter
    self.theme = .named(theme)
    title = scene.title[language]
    let playback = Playback(scene, variant: variant)
    playback.playScript()
    let displays = HandOutSteps.displays(of: playback)
    cells = try displays.enumerated().map { number, display throws(Stop) in
      try progress(Double(number) / Double(displays.count))
      let sentence = Narration.sentence(of: display, language: language).plain
      let lines = typesetter.lines(
        of: sentence, Self.font, width: Self.cell.width - 44, maximum: Self.mostLines)
      return Cell(number: number, thumbnail: Thumbnail(display), lines: lines)
    }
  }

  /// In pixels at scale 1.
  package var size: CGSize {
    let rows = (cells.count + Self.columns - 1) / Self.columns
    return CGSize(
      width: 2 * Self.margin + CGFloat(Self.columns) * Self.cell.width,
      height: Self.heading + Self.margin + CGFloat(rows) * Self.cell.height)
  }

  /// - Parameter scale: device pixels for each pixel. It becomes smaller if the picture would be too large.
  package func picture(scale: Int) -> Bitmap {
    let largest = Int(CGFloat(Bitmap.maximumSide) / max(size.width, size.height))
    let scale = max(1, min(scale, largest))
    let bitmap = Bitmap(width: Int(size.width) * scale, height: Int(size.height) * scale)
    bitmap.render(drawings, scale: scale, typesetter: typesetter)
    return bitmap
  }

  /// Back to front.
  var drawings: [Drawing] {
    var list = DrawingList(element: "sheet")
    list.fill(CGRect(origin: .zero, size: size), theme.panel)
    let heading = Font.sans(18, .semibold)
    let title = typesetter.truncated(title, heading, width: size.width - 2 * Self.margin)
    list.text(title, heading, at: CGPoint(x: Self.margin, y: 34), theme.text)
    for (index, cell) in cells.enumerated() {
      let column = CGFloat(index % Self.columns), row = CGFloat(index / Self.columns)
      let origin = CGPoint(x: Self.margin + column * Self.cell.width, y: Self.heading + row * Self.cell.height + 8)
      list.element("sheet.\(cell.number)") { list in list.moved(to: origin) { draw(cell, &$0) } }
    }
    return list.drawings
  }

  private func draw(_ cell: Cell, _ list: inout DrawingList) {
    let size = cell.thumbnail.size
    let widest = Self.cell.width - 24 - ThumbnailDrawing.chainWidth(besides: Self.pictureHeight)
    let scale = min(Self.pictureHeight / max(size.height, 1), widest / max(size.width, 1))
    let screen = CGRect(x: 4, y: 4, width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    ThumbnailDrawing(cell.thumbnail, in: screen, theme).draw(&list)
    let number = Font.sans(12, .semibold), top = Self.pictureHeight + 24
    list.text("\(cell.number)", number, at: CGPoint(x: 2, y: top), theme.text)
    for (index, line) in cell.lines.enumerated() {
      list.text(line, Self.font, at: CGPoint(x: 28, y: top + CGFloat(index) * Self.rowOfText), theme.secondaryText)
    }
  }
}
