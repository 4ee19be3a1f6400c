import Canvas
import Files
import Foundation

/// The small picture of a case in the list of cases: its frame, else its hit map.
enum ReportThumbnail {
  /// Pixels; the page shows half of it.
  private static let width = 192

  /// Empty for a case without pictures.
  /// - Throws: `FileReplacementError` or `PictureError`.
  static func text(of one: CaseResult, named name: String, hitMap: ReportHitMap?, _ files: ReportFiles) throws -> String
  {
    if let folder = one.artifacts,
      let frame = try ReferenceFile.picture(at: URL(fileURLWithPath: "\(folder)/actual.png"))
    {
      let divisor = max(1, min(frame.width / width, frame.height))
      let figure = try ReportFigure("thumbnail", frame.reduced(by: divisor), named: name, files)
      let boxes = (one.frameDifference?.regions ?? []).prefix(ReportFrame.mostRegions).map { region in
        PixelBox(
          x: region.box.x / divisor, y: region.box.y / divisor, width: region.box.width / divisor,
          height: region.box.height / divisor)
      }
      return figure.thumbnail(boxes: Array(boxes))
    }
    return hitMap?.thumbnail ?? "<span class=\"thumb\"></span>"
  }
}
