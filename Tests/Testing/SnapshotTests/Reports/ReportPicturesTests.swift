import BrowserHarness
import Foundation
import Testing

@testable import Canvas
@testable import Snapshots

/// What the pictures of a report show in a real browser: boxes and magnified places where pixels differ, and names of elements.
@Suite(.serialized) struct ReportPicturesTests {
  private let browser: Browser

  init() throws { browser = try Browser(width: 1280, height: 1400) }

  /// The pixels that differ.
  private func difference(_ one: Bitmap, _ other: Bitmap) throws -> PictureDifference {
    guard case .differ(let difference) = Comparison(one, with: other) else { throw CocoaError(.featureUnsupported) }
    return difference
  }

  /// 26 pixels among 430,080.
  @Test func aFewPixelsAreMagnifiedInAllThreePictures() throws {
    let expected = Bitmap(width: 768, height: 560), actual = Bitmap(width: 768, height: 560)
    for x in 0..<13 { for y in 0..<2 { actual.setPixel(300 + x, 410 + y, 0xFF0000) } }
    let folder = try SuiteFolder()
    let results = folder.url.appending(path: ".touchstone/small-default")
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    let difference = try difference(actual, expected)
    let pictures = ["expected": expected, "actual": actual, "diff": actual.marked(with: difference)]
    for (name, picture) in pictures { try picture.writePNG(to: results.appending(path: "\(name).png")) }
    var one = CaseResult(name: "small-default", mark: "end", appearance: "light en 1x stage")
    one.findings = [.frame(FrameDifference(difference, expected: nil, actual: nil))]
    one.artifacts = results.path
    let suite = SuiteResult(scenes: [SceneResult(name: "small", path: "small.yaml", cases: [one])])
    var options = SuiteOptions()
    options.results = folder.path(".touchstone")
    try ReportRequest("html")?.write(suite, options)

    try browser.open(folder.url.appending(path: ".touchstone/report.html"))
    #expect(
      try browser.value("document.querySelector('.regions p').textContent")
        == "26 px at 300,410 13×2, magnified 4 times")
    for (kind, color) in [("expected", 0), ("actual", 0xFF0000), ("difference", 0xE00000)] as [(String, UInt32)] {
      let box = try browser.box(".crops .\(kind) .crop"), page = try browser.bitmap()
      var count = 0
      for y in 0..<Int(box[3]) {
        for x in 0..<Int(box[2]) where page.pixel(Int(box[0]) + x, Int(box[1]) + y) == color { count += 1 }
      }
      #expect(kind == "expected" ? count > 10_000 : count == 26 * 16, "\(kind): \(count)")
    }
    // The box is around them.
    let picture = try browser.box(".viewer .actual img"), box = try browser.box(".viewer .actual .box")
    let scale = picture[2] / 768
    for (seen, pixel) in [(box[0] - picture[0], 300), (box[2], 13), (box[3], 3 / scale)] {
      #expect(abs(seen - pixel * scale) < 1)
    }
    #expect(
      abs(
        try browser.numbers(
          """
          (() => { const [one, other] = [".box", "img"].map((name) => document.querySelector(".viewer .actual " + name));
          return one.getBoundingClientRect().top - other.getBoundingClientRect().top; })()
          """)[0] - 410 * scale) < 1)
  }

  @Test func theElementUnderThePointerHasItsName() throws {
    let report = try ReportFolder.everyLayer()
    try browser.open(report.page)
    func name(_ selector: String, _ x: Double, _ y: Double) throws -> String {
      let box = try browser.box(selector)
      try browser.point(x: box[0] + box[2] * x, y: box[1] + box[3] * y)
      // The elements are loaded when the pointer is over a picture for the first time.
      return try browser.value(
        """
        (async () => { await mapsOf(document.querySelector(".case")); for (const map of Object.values(
          await mapsOf(document.querySelector(".case")))) await pixelsOf(map);
          const box = document.querySelector(`\(selector)`).getBoundingClientRect();
          return nameAt(document.querySelector(`\(selector)`), box.x + box.width * \(x), box.y + box.height * \(y)); })()
        """)
    }
    // The button was at 20,20 and is at 40,20 of the card: 360 × 560 points.
    #expect(try name(".maps .expected .shot", 45.0 / 360, 60.0 / 560).hasSuffix(" button"))
    #expect(try name(".maps .actual .shot", 45.0 / 360, 60.0 / 560).hasSuffix(" card"))
    #expect(try name(".viewer .actual .shot", 0.5, 0.5).contains("view."))
    #expect(browser.messages == [])
    // The label follows the pointer.
    let box = try browser.box(".maps .actual .shot")
    try browser.point(x: box[0] + 5, y: box[1] + 5)
    try browser.point(x: box[0] + 6, y: box[1] + 6)
    #expect(
      try browser.value("new Promise((done) => setTimeout(() => done(document.querySelector('.name').textContent), 0))")
        .hasSuffix(" W"))
  }
}
