import Canvas
import Files
import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import Playground
@testable import ScenePicture
@testable import VectorPictures

/// Vector pictures have the geometry of the program, and look like its bitmaps.
@Suite struct SVGPictureTests {
  nonisolated private static let scenes = ["P01", "P12", "P16", "P28", "P29", "P38", "P44", "P46"].sample(every: 4)

  private func workbench(_ scene: String, theme: Theme.Name = .light, _ languages: Languages = .english) throws
    -> Workbench
  {
    var options = WorkbenchOptions()
    (options.scene, options.theme, options.languages) = (scene, theme, languages)
    let workbench = try Workbench(options: options)
    workbench.showPoint()
    return workbench
  }

  private func svg(of workbench: Workbench, isStageOnly: Bool = false) -> String {
    let (drawings, area) = workbench.drawings(isStageOnly: isStageOnly)
    return SVGPicture.text(of: drawings, in: area, title: workbench.title, workbench.typesetter)
  }

  // MARK: Geometry

  @Test(arguments: scenes) func everyTextStandsWhereTheProgramDrawsIt(_ scene: String) throws {
    let workbench = try workbench(scene)
    let texts: [(String, CGPoint)] = workbench.drawings().drawings.compactMap { drawing in
      if case .text(let text, _, let point, _) = drawing.content {
        (text, CGPoint(x: point.x.rounded(), y: point.y.rounded()))
      } else {
        nil
      }
    }
    let found = try SVGTexts(svg(of: workbench)).all
    #expect(found.map(\.text) == texts.map(\.0))
    #expect(found.map(\.point) == texts.map(\.1))
    #expect(texts.count > 30)
  }

  @Test func groupsHaveTheNamesOfTheElements() throws {
    let workbench = try workbench("P16")
    let names = Set(try SVGTexts(svg(of: workbench)).elements)
    let drawn = workbench.drawings().drawings.filter { !$0.isClip }.map(\.element)
    #expect(names == Set(drawn))
  }

  @Test func theStageAloneHasTheAreaOfTheStage() throws {
    let workbench = try workbench("P16")
    let layout = workbench.appearance.layout, area = layout.stage.union(layout.column)
    let text = svg(of: workbench, isStageOnly: true)
    #expect(text.contains("viewBox=\"\(area.minX.svg) \(area.minY.svg) \(area.width.svg) \(area.height.svg)\""))
    #expect(text.utf8.count < svg(of: workbench).utf8.count * 2 / 3)
  }

  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-0.5, "-0.5"), (12.345, "12.35"), (0.004, "0"), (-3.1, "-3.1"), (100.02, "100.02"),
    ] as [(CGFloat, String)])
  func numbersAreShort(_ number: CGFloat, _ text: String) {
    #expect(number.svg == text)
  }

  @Test func signsOfXMLAreEscaped() {
    #expect("a<b & \"c\">\u{1}".escapedForMarkup == "a&lt;b &amp; &quot;c&quot;&gt;\\u{1}")
  }

  // MARK: Pixels

  /// librsvg draws the picture, and only the edges of shapes differ from the bitmap.
  @Test(arguments: scenes) func anotherProgramDrawsTheSamePicture(_ scene: String) throws {
    let workbench = try workbench(scene, theme: scene == "P28" ? .dark : .light, scene == "P44" ? .both : .english)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "picture.svg"), png = folder.appending(path: "picture.png")
    try svg(of: workbench).write(to: file, atomically: true, encoding: .utf8)
    let program = Process()
    program.executableURL = URL(filePath: "/usr/bin/env")
    program.arguments = ["rsvg-convert", file.path, "-o", png.path]
    try program.run()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0)
    let drawn = try Bitmap(pngAt: png), bitmap = workbench.picture()
    #expect(drawn.width == bitmap.width && drawn.height == bitmap.height)
    var different = 0
    for y in 0..<min(drawn.height, bitmap.height) {
      for x in 0..<min(drawn.width, bitmap.width)
      where distance(drawn.pixel(x, y), bitmap.pixel(x, y)) > 80 { different += 1 }
    }
    // One pixel in 1,500: small Chinese letters, and the large ones of the sentence, have many edges.
    #expect(different < bitmap.width * bitmap.height / 1500, "\(different) pixels")
  }

  /// The largest difference of a channel.
  private func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [16, 8, 0].map { shift in abs(Int(one >> shift & 255) - Int(other >> shift & 255)) }.max() ?? 0
  }
}

/// The texts and the names of the groups of an SVG picture.
private final class SVGTexts: NSObject, XMLParserDelegate {
  private(set) var all: [(text: String, point: CGPoint)] = []
  private(set) var elements: [String] = []
  private var isInText = false

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if let element = attributes["data-element"] { elements.append(element) }
    guard name == "text" else { return }
    isInText = true
    let point = CGPoint(x: Double(attributes["x"] ?? "") ?? .nan, y: Double(attributes["y"] ?? "") ?? .nan)
    all.append(("", point))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInText { all[all.count - 1].text += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if name == "text" { isInText = false }
  }
}
