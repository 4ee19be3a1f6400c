import Canvas
import Foundation
import ScenePicture
import TestSupport
import Testing

@testable import Playground
@testable import touchstone

/// `touchstone export SCENE -o FILE.gif`: the pictures are those of `touchstone render`.
@Suite struct AnimationTests {
  private func workbench(_ scene: String, _ theme: Theme.Name = .light) throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.theme, options.size) = (scene, theme, CGSize(width: 1024, height: 640))
    return try Workbench(options: options)
  }

  private func pixels(_ bitmap: Bitmap) -> [UInt32] { bitmap.withUnsafePixels { Array($0) } }

  @Test(.exhaustive, arguments: [("P05", Theme.Name.light), ("P20", .dark)])
  func everyPictureIsThatOfRender(_ scene: String, _ theme: Theme.Name) throws {
    let file = try DecodedGIF(AnimationFile.data(of: workbench(scene, theme), isStageOnly: false))
    let workbench = try workbench(scene, theme)
    try workbench.show(.number(0))
    let film = Film(
      run: workbench.session.filmed, chapters: workbench.session.chapters, stops: workbench.session.stops)
    var cursors = [0]
    while let last = cursors.last, last < workbench.session.filmed.stepCount {
      cursors.append(film.next(after: last).cursor)
    }
    #expect(file.pictures.count == cursors.count && cursors.count > 10)
    // Some of them: drawing all takes long.
    for index in stride(from: 0, to: cursors.count, by: Exhaustive.isOn ? 7 : 21) + [cursors.count - 1] {
      try workbench.show(.number(cursors[index]))
      let drawn = pixels(workbench.picture()), decoded = file.pictures[index]
      let distances = zip(drawn, decoded).map(DecodedGIF.distance)
      #expect(distances.max() ?? 0 <= 24, "step \(cursors[index])")
      // Areas are exact; only the edges of letters and arrows may have a near colour.
      #expect(distances.count { $0 > 0 } < drawn.count / 25, "step \(cursors[index])")
    }
  }

  @Test(.slow) func theStageAloneIsThePartOfTheWindow() throws {
    let file = try DecodedGIF(AnimationFile.data(of: workbench("P26"), isStageOnly: true))
    let workbench = try workbench("P26")
    try workbench.show(.end)
    let area = workbench.drawings(isStageOnly: true).area
    #expect((file.width, file.height) == (Int(area.width), Int(area.height)))
    let part = pixels(workbench.picture().part(area, scale: 1))
    #expect(zip(part, file.pictures.last ?? []).map(DecodedGIF.distance).max() ?? 255 <= 24)
  }

  /// Half the speed doubles the times.
  @Test(.slow) func theSpeedChangesTheTimes() throws {
    let normal = try DecodedGIF(AnimationFile.data(of: workbench("P20"), isStageOnly: true, at: .normal))
    let half = try DecodedGIF(AnimationFile.data(of: workbench("P20"), isStageOnly: true))
    #expect(half.hundredths == normal.hundredths.map { $0 * 2 })
    #expect(normal.hundredths.last == 150)
  }
}
