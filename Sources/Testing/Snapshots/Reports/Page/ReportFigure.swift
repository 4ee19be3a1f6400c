import Canvas
import Files
import Foundation

/// A picture of a report page, with its caption and with boxes around what differs.
struct ReportFigure {
  /// The kind of picture: `expected`, `actual`, `difference` or `changed`.
  let kind: String
  let address: String
  /// Pixels.
  let width: Int
  let height: Int

  /// Makes the figure of an artifact; nil without such a file.
  init?(_ kind: String, artifact path: String, _ files: ReportFiles) throws(FileReplacementError) {
    // A reference that cannot be read has no picture; its error is among the findings.
    guard let size = try? ReferenceFile.size(at: URL(fileURLWithPath: path)),
      let address = try files.address(ofArtifact: path)
    else { return nil }
    (self.kind, self.address, width, height) = (kind, address, size.width, size.height)
  }

  /// Makes the figure of a picture that is drawn for the page.
  /// - Throws: `FileReplacementError` or `PictureError`.
  init(_ kind: String, _ picture: Bitmap, named name: String, _ files: ReportFiles) throws {
    (self.kind, width, height) = (kind, picture.width, picture.height)
    address = try files.address(of: picture.pngData(), at: ["\(name).\(kind).png"])
  }

  /// - Parameters:
  ///   - title: that of the case, for the alternative text.
  ///   - boxes: what differs, in pixels of the picture.
  ///   - map: the name of the picture's elements in the page's data; nil if they are not known.
  func text(of title: String, boxes: [PixelBox], map: String? = nil) -> String {
    let elements = map.map { " data-map=\"\($0)\"" } ?? ""
    return "<figure class=\"\(kind)\"><figcaption><a href=\"\(address)\">\(kind)</a></figcaption>"
      + "<div class=\"shot\"\(elements)>\(image(alt: "\(kind), \(title)"))\(marks(boxes))</div></figure>"
  }

  /// The picture, smaller, without a text: it stands beside one.
  func thumbnail(boxes: [PixelBox]) -> String {
    "<span class=\"thumb\"><span class=\"shot\">\(image(alt: ""))\(marks(boxes))</span></span>"
  }

  /// A part of the picture, magnified.
  /// - Parameters:
  ///   - area: the part, in pixels of the picture.
  ///   - scale: pixels of the page for a pixel of the picture.
  func crop(_ area: PixelBox, scale: Int, alt: String) -> String {
    "<figure class=\"\(kind)\"><figcaption>\(kind)</figcaption>"
      + "<span class=\"crop\" style=\"width:\(area.width * scale)px;height:\(area.height * scale)px\">"
      + "<img loading=\"lazy\" decoding=\"async\" src=\"\(address)\" alt=\"\(alt.escapedForMarkup)\" "
      + "style=\"width:\(width * scale)px;height:\(height * scale)px;left:\(-area.x * scale)px;top:\(-area.y * scale)px\"></span></figure>"
  }

  private func image(alt: String) -> String {
    "<img loading=\"lazy\" decoding=\"async\" width=\"\(width)\" height=\"\(height)\" src=\"\(address)\" "
      + "alt=\"\(alt.escapedForMarkup)\">"
  }

  private func marks(_ boxes: [PixelBox]) -> String {
    boxes.enumerated().map { index, box in
      "<i class=\"box\" data-number=\"\(index + 1)\" style=\"left:\(percent(box.x, width));top:\(percent(box.y, height));"
        + "width:\(percent(box.width, width));height:\(percent(box.height, height))\"></i>"
    }.joined()
  }

  /// Returns a share in percent, with two decimal places.
  private func percent(_ part: Int, _ whole: Int) -> String {
    let hundredths = part * 10_000 / whole
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)%"
  }
}
