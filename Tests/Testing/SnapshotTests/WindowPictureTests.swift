import Algorithms
import ClassServer
import Foundation
import SceneTesting
import Testing

@testable import Canvas
@testable import ElementMaps
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ProgramWindow
@testable import ScenePicture
@testable import Scenes
import UIKit

/// Compares the whole window with the pictures in `Tests/Window/WindowPictures`: every theme, every language, live and step by step.
///
/// `Scripts/references` makes the pictures. A missing picture fails the test.
struct WindowPictureTests {
  /// The scene and the appearance of a picture.
  struct Appearance: Sendable, CustomTestStringConvertible {
    var theme = Theme.Name.light
    var languages = Languages.english
    var scene: String
    /// The step that is shown; nil for the live mode.
    var step: String?
    var size = CGSize(width: 1280, height: 800)
    /// Whether the start page is shown.
    var isStart = false
    /// The view that is edited in edit mode; nil for the other modes.
    var edited: String?
    /// The scene beside it; nil for one scene.
    var compared: String?
    /// The question that is shown in predict mode; nil for the other modes.
    var question: Int?
    /// The votes for its choices.
    var votes: [Int] = []
    var isRevealed = false
    /// Whether a class answers with its phones; with the sheet of its address, or without.
    var phones: Phones?
    /// Whether the stage shows the hit map.
    var showsHitMap = false
    /// The object that the page "Why not me?" is about; nil while it is closed.
    var whyNot: String?

    /// The part of the lesson plan `first-hour` that is taught; nil without a plan.
    var planPart: Int?

    enum Phones: String { case sheet, phones }

    /// The name of the file, such as `dark-step-zh-Hans`.
    var testDescription: String { "\(theme.rawValue)-\(kind)-\(languages.rawValue)" }

    private var kind: String {
      if let phones { return phones.rawValue }
      if question != nil { return isRevealed ? "answer" : "question" }
      if planPart != nil { return "plan" }
      return compared != nil
        ? "compare"
        : isStart
          ? "start"
          : whyNot != nil
            ? "whynot" : showsHitMap ? "hitmap" : edited != nil ? "edit" : step == nil ? "live" : "step"
    }
  }

  nonisolated static let appearances = [
    Appearance(scene: "five-views"),
    Appearance(scene: "five-views", step: "9"),
    Appearance(languages: .both, scene: "single-waits-for-double", step: "end"),
    Appearance(theme: .dark, scene: "beyond-the-superview"),
    Appearance(theme: .dark, languages: .simplifiedChinese, scene: "beyond-the-superview", step: "9"),
    Appearance(theme: .dark, languages: .both, scene: "phone-call"),
    Appearance(scene: "beyond-the-superview", edited: "button"),
    Appearance(
      theme: .dark, languages: .simplifiedChinese, scene: "beyond-the-superview",
      size: CGSize(width: 1024, height: 640),
      edited: "yellow"),
    Appearance(scene: "a-screen-full-of-surprises", showsHitMap: true),
    Appearance(
      theme: .dark, languages: .simplifiedChinese, scene: "cut-by-the-parent", size: CGSize(width: 1024, height: 640),
      showsHitMap: true),
    Appearance(theme: .projector, languages: .both, scene: "beyond-the-superview", showsHitMap: true),
    Appearance(scene: "beyond-the-superview", step: "above", whyNot: "button"),
    Appearance(
      theme: .dark, languages: .simplifiedChinese, scene: "beyond-the-superview", step: "above",
      size: CGSize(width: 1024, height: 640), whyNot: "button"),
    Appearance(languages: .simplifiedChinese, scene: "single-waits-for-double", step: "end", whyNot: "single"),
    Appearance(theme: .dark, scene: "five-views", whyNot: "UIApplication"),
    Appearance(
      languages: .both, scene: "a-screen-full-of-surprises", step: "end", size: CGSize(width: 1920, height: 1080),
      whyNot: "add"),
    Appearance(scene: "phone-call", isStart: true),
    Appearance(
      theme: .projector, languages: .simplifiedChinese, scene: "phone-call", size: CGSize(width: 1024, height: 768),
      isStart: true),
    Appearance(scene: "beyond-the-superview", step: "9", compared: "P16@override"),
    Appearance(
      theme: .dark, languages: .simplifiedChinese, scene: "beyond-the-superview",
      size: CGSize(width: 1024, height: 640), compared: "P17"),
    Appearance(
      theme: .projector, scene: "beyond-the-superview", size: CGSize(width: 1600, height: 900),
      compared: "P16@override"),
    Appearance(scene: "beyond-the-superview", question: 2, votes: [11, 3, 6, 1, 2]),
    Appearance(
      theme: .dark, languages: .simplifiedChinese, scene: "beyond-the-superview",
      size: CGSize(width: 1024, height: 640), question: 2, votes: [11, 3, 6, 1, 2], isRevealed: true),
    Appearance(
      theme: .projector, scene: "beyond-the-superview", size: CGSize(width: 1280, height: 720), question: 2,
      votes: [11, 3, 6, 1, 2]),
    Appearance(
      theme: .projector, languages: .simplifiedChinese, scene: "phone-call",
      size: CGSize(width: 1024, height: 768), question: 3, isRevealed: true),
    Appearance(theme: .projector, scene: "beyond-the-superview", question: 1, phones: .sheet),
    Appearance(
      theme: .dark, languages: .simplifiedChinese, scene: "beyond-the-superview",
      size: CGSize(width: 1024, height: 640), question: 1, phones: .sheet),
    Appearance(scene: "beyond-the-superview", question: 2, phones: .phones),
    Appearance(theme: .projector, scene: "the-override", step: "above"),
    Appearance(
      theme: .projector, languages: .simplifiedChinese, scene: "five-views", size: CGSize(width: 1024, height: 640)),
    Appearance(scene: "beyond-the-superview", planPart: 4),
    Appearance(
      theme: .dark, languages: .simplifiedChinese, scene: "the-override", size: CGSize(width: 1024, height: 640),
      planPart: 5),
    Appearance(
      theme: .dark, languages: .simplifiedChinese, scene: "phone-call", size: CGSize(width: 1024, height: 640),
      isStart: true),
  ]

  @Test(arguments: appearances)
  func theWindowEqualsItsPicture(appearance: Appearance) throws {
    assertPicture(try picture(appearance), matches: "../../Window/WindowPictures/\(appearance.testDescription).png")
  }

  @Test func everyAppearanceHasItsOwnPicture() {
    #expect(Set(Self.appearances.map(\.testDescription)).count == Self.appearances.count)
  }

  private func startPhones(_ workbench: Workbench) {
    let page = PhonePage(file: PhoneFile(type: "text/html", plain: [], packed: []), policy: "")
    let room = ClassRoom(code: "KTWQXM", page: page)
    let link = "HTTP://192.168.1.107:8642/KTWQXM"
    let session = PhoneSession(room, link: link, code: QRCode.rows(of: link), otherAddresses: ["10.0.0.7"])
    workbench.phonesStarted(session)
    workbench.perform(.setMode(.live))
  }

  /// Draws the window. Its sidebar lists only the presets of these pictures, so that new presets do not change them.
  private func picture(_ appearance: Appearance) throws -> Bitmap {
    var options = WorkbenchOptions()
    (options.size, options.theme, options.languages) = (appearance.size, appearance.theme, appearance.languages)
    let library = try SceneLibrary.bundled()
    let presets = try Self.appearances.map(\.scene).uniqued().map { SceneSummary(try library.scene($0)) }
    let workbench = try Workbench(
      showing: library.scene(appearance.scene), among: presets, of: library, options: options, typesetter: Typesetter())
    if let part = appearance.planPart {
      try workbench.openPlan(try #require(Workbench.planFile(named: "first-hour")))
      workbench.perform(.openPart(part))
    }
    if let compared = appearance.compared { try workbench.compare(with: compared) }
    if let step = appearance.step {
      try workbench.show(StepPlace(step))
    } else if appearance.compared != nil {
      workbench.showPoint()
    } else {
      workbench.perform(.playScript)
    }
    if let view = appearance.edited {
      workbench.perform(.setMode(.edit))
      workbench.perform(.select(view))
      workbench.perform(.editSelection(.resize(CGVector(dx: 0, dy: -30))))
    }
    if appearance.phones != nil { startPhones(workbench) }
    if let question = appearance.question {
      workbench.perform(.togglePredictMode)
      for _ in 1..<question { [PredictionCommand.reveal, .next].forEach { workbench.perform(.predict($0)) } }
      for (choice, count) in appearance.votes.enumerated() { workbench.perform(.predict(.addVotes(count, to: choice))) }
      if appearance.phones == nil { workbench.perform(.predict(.answer(2))) }
      if appearance.isRevealed { workbench.perform(.predict(.reveal)) }
    }
    if let phones = appearance.phones {
      if phones == .phones { workbench.panels.hidePhones() }
      var news = ClassRoom.News()
      (news.present, news.answered) = (31, 18)
      workbench.phonesChanged(news)
    }
    if appearance.showsHitMap { workbench.perform(.toggleHitMap) }
    if let view = appearance.whyNot {
      workbench.perform(.askWhyNot(view, at: nil))
      workbench.whyNot.finishSearch(workbench.context)
    }
    if appearance.isStart {
      workbench.perform(.showStartPage(true))
      workbench.drawAllThumbnails()
    }
    let bitmap = Bitmap(width: Int(appearance.size.width), height: Int(appearance.size.height))
    bitmap.elements = ElementMap(width: bitmap.width, height: bitmap.height)
    _ = workbench.draw(into: bitmap)
    return bitmap
  }
}
