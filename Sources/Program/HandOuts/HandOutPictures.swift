import Canvas
import Foundation
import ScenePicture
import Scenes
import TouchTrace
import VectorPictures

/// Draws the stage and the responder chain of a hand-out, in both themes and languages.
struct HandOutPictures {
  private(set) var layers: SharedLayers
  let typesetter: Typesetter
  let layout = WindowLayout(size: CGSize(width: 1280, height: 800))
  private var last: [String: StagePlan] = [:]

  init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
    layers = SharedLayers(typesetter)
  }

  /// The part of the window that pages show, in pixels.
  var area: CGRect { layout.stage.union(layout.column) }

  /// Draws a state.
  /// - Parameter hidesFinger: whether the marks are left out that show where exactly the finger is.
  /// - Returns: the layers of its picture in each language.
  mutating func layers(of display: DisplayState, hidesFinger: Bool = false) -> [Language: [Int]] {
    var result: [Language: [Int]] = [:]
    for language in Language.allCases {
      let both = [Theme.Name.light, .dark].map { theme in
        let drawings = drawings(of: display, language, theme)
        return hidesFinger ? drawings.filter { !$0.isAboutPlaceOfFinger } : drawings
      }
      result[language] = layers.add(light: both[0], dark: both[1])
    }
    return result
  }

  /// Draws the finger of a state with the touched point at the origin.
  mutating func finger(of display: DisplayState) -> [Int] {
    guard let point = display.story?.point else { return [] }
    let place = StageGeometry(display, layout).windowPoint(point)
    let both = [Theme.Name.light, .dark].map { theme in
      drawings(of: display, .english, theme).filter(\.isFinger)
        .map { $0.moved(by: CGPoint(x: -place.x, y: -place.y)) }
    }
    return layers.add(light: both[0], dark: both[1])
  }

  private mutating func drawings(of display: DisplayState, _ language: Language, _ theme: Theme.Name) -> [Drawing] {
    let languages: Languages = language == .english ? .english : .simplifiedChinese
    let appearance = Appearance(
      theme: .named(theme), languages: languages, layout: layout, typesetter: typesetter)
    let key = theme.rawValue + language.rawValue
    let plan = StagePlan(display, appearance, after: last[key])
    last[key] = plan
    return StagePicture.draw(plan).drawings
  }

  // MARK: Small pictures

  /// The place of the screen in a small picture, and the size of that.
  static func thumbnailPlace(of size: CGSize) -> (screen: CGRect, size: CGSize) {
    let height = 132.0, width = (height * size.width / max(size.height, 1)).rounded()
    let chain = ThumbnailDrawing.chainWidth(besides: height)
    return (
      CGRect(x: 4, y: 4, width: width, height: height), CGSize(width: width + chain + 10, height: height + 8)
    )
  }

  /// Draws the small picture of a state.
  mutating func thumbnail(_ thumbnail: Thumbnail) -> [Int] {
    let place = Self.thumbnailPlace(of: thumbnail.size).screen
    let both = [Theme.Name.light, .dark].map { theme in
      var list = DrawingList(element: "thumbnail")
      ThumbnailDrawing(thumbnail, in: place, .named(theme)).draw(&list)
      return list.drawings
    }
    return layers.add(light: both[0], dark: both[1])
  }
}
