import Foundation
@testable import StageSupport
import TestSupport
import Testing
@testable import Canvas
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

@Suite struct StartPageTests {
  private func workbench(
    _ size: CGSize = CGSize(width: 1280, height: 800), theme: Theme.Name = .light, languages: Languages = .english,
    seen: Set<String> = []
  ) throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.size, options.theme, options.languages) = ("P05", size, theme, languages)
    let workbench = try Workbench(options: options)
    workbench.preferences.finishedPresets = seen
    workbench.key(.home, .control)
    workbench.arrange()
    return workbench
  }

  private func texts(_ workbench: Workbench) -> [String] {
    workbench.screen.frame.shown.flatMap(\.drawings).compactMap { drawing in
      if case .text(let text, _, _, _) = drawing.content { text } else { nil }
    }
  }

  private func click(_ workbench: Workbench, _ control: String) throws {
    let place = try #require(workbench.panels.frame(of: control)).center
    workbench.handle(.pointerDown(place, .left), at: workbench.time)
    workbench.handle(.pointerUp(place, .left), at: workbench.time)
    workbench.arrange()
  }

  // MARK: Opening and leaving

  @Test func ctrlHomeAndTheLogoShowThePageEscapeAndEnterLeaveIt() throws {
    let workbench = try workbench()
    #expect(workbench.pages.isStartShown)
    workbench.key(.escape)
    #expect(!workbench.pages.isStartShown)
    workbench.arrange()
    try click(workbench, "topBar.logo")
    #expect(workbench.pages.isStartShown)
    workbench.key(.enter)
    #expect(!workbench.pages.isStartShown && workbench.playback.scene.id == "P05")
    workbench.key(.home, .control)
    workbench.key(.home, .control)
    #expect(!workbench.pages.isStartShown)
  }

  @Test func aPictureASegmentAndTheNextPresetOpenTheirPresets() throws {
    let workbench = try workbench(seen: ["P01", "P02", "P31"])
    try click(workbench, "start.preset.the-eight-steps")
    #expect(workbench.playback.scene.slug == "the-eight-steps" && !workbench.pages.isStartShown)

    workbench.perform(.showStartPage(true))
    workbench.arrange()
    try click(workbench, "start.next.4")
    #expect(workbench.playback.scene.id == "P32")

    workbench.perform(.showStartPage(true))
    workbench.arrange()
    let bar = try #require(workbench.panels.frame(of: "start.progress.1"))
    let place = CGPoint(x: bar.maxX - 5, y: bar.midY)
    workbench.handle(.pointerMoved(place), at: 1)
    workbench.advance(to: 2)
    #expect(workbench.panels.visibleTooltip?.text == "The edge")
    workbench.handle(.pointerDown(place, .left), at: 3)
    workbench.handle(.pointerUp(place, .left), at: 3)
    #expect(workbench.playback.scene.id == "P12")
  }

  @Test func theOtherEntriesDoWhatTheySay() throws {
    let search = try workbench()
    search.key(.character("/"))
    #expect(!search.pages.isStartShown && search.panels.isEditingText)
    let projector = try workbench()
    try click(projector, "start.projector")
    #expect(!projector.pages.isStartShown && projector.preferences.theme == .projector)
    let open = try workbench()
    try click(open, "start.open")
    #expect(open.pages.isStartShown && open.panels.isEditingText)
    open.key(.escape)
    #expect(open.pages.isStartShown && !open.panels.isEditingText)
    let apps = try workbench()
    try click(apps, "start.apps")
    #expect(!apps.pages.isStartShown && apps.watchedCode == [] && apps.code.pending?.id == "P47")
  }

  @Test func theInvitationPlaysWhenTheStageIsSeen() throws {
    let workbench = try workbench()
    workbench.hasMotion = true
    workbench.perform(.showStartPage(true))
    #expect(workbench.display.invitationTime == nil)
    workbench.key(.escape)
    #expect(workbench.display.invitationTime != nil)
  }

  @Test func theHiddenSceneGetsNoTouchesAndNoKeys() throws {
    let workbench = try workbench()
    for key in [Key.space, .character("i"), .character("r"), .end, .character("d")] { workbench.key(key) }
    workbench.handle(.pointerDown(CGPoint(x: 480, y: 60), .left), at: 1)
    workbench.handle(.pointerUp(CGPoint(x: 480, y: 60), .left), at: 1)
    #expect(workbench.playback.recorded.isEmpty && !workbench.player.isPlaying && workbench.player.mode == .live)
    workbench.key(.character("t"))
    #expect(workbench.pages.isStartShown && workbench.preferences.theme == .dark)
  }

  // MARK: Keys

  @Test func arrowsReachEveryControl() throws {
    let workbench = try workbench()
    let page = workbench.panels.startPage
    let controls = page.withDescendants.compactMap { $0 as? any PanelControl }.filter(\.canHaveFocus)
    var reached: [any PanelControl] = [], open: [any PanelControl] = []
    if let first = page.neighbor(of: nil, CGVector(dx: 0, dy: 1)) { open = [first] }
    while let control = open.popLast() {
      guard !reached.contains(where: { $0 === control }) else { continue }
      reached.append(control)
      for direction in [
        CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1),
      ] {
        if let next = page.neighbor(of: control, direction) { open.append(next) }
      }
    }
    let missing = controls.filter { control in !reached.contains { $0 === control } }
    #expect(missing.isEmpty && controls.count > 25, "\(missing.compactMap(\.accessibilityIdentifier))")
  }

  @Test func enterOpensThePresetThatWasChosenWithArrows() throws {
    let workbench = try workbench()
    for key in [Key.down, .right, .down] { workbench.key(key) }
    let chosen = try #require(workbench.panels.focus as? PresetTile)
    workbench.key(.enter)
    #expect(workbench.playback.scene.id == chosen.preset?.id && !workbench.pages.isStartShown)
  }

  // MARK: What it shows

  @Test func aNewcomerStartsAndOthersContinue() throws {
    #expect(texts(try workbench()).contains("Start: Hidden"))
    let later = texts(try workbench(seen: ["P01", "P16"]))
    #expect(later.contains("Continue: Hidden") && later.contains("Finding the view, preset 5"))
    let presets = try SceneLibrary.bundledPresets.get()
    let lesson = presets.count { $0.lesson == presets[0].lesson }
    #expect(later.contains("1 of \(lesson) seen") && later.contains("2 of \(presets.count) presets seen"))
    #expect(later.contains("next: D, and the gap"))
    #expect(texts(try workbench(seen: Set(presets.map(\.id)))).contains("again: Five views"))
  }

  @Test func picturesAreMadeOneByOneWhileTheWindowIsIdle() throws {
    var options = WorkbenchOptions()
    options.scene = "P01"
    let workbench = try Workbench(options: options)
    workbench.perform(.showStartPage(true))
    workbench.updatePanels()
    var rounds = 0
    while workbench.nextDeadline == workbench.time, rounds < 100 {
      workbench.advance(to: workbench.time)
      rounds += 1
      #expect(workbench.pages.thumbnails.all.count == rounds)
    }
    #expect(Set(workbench.pages.thumbnails.all.keys) == Set(workbench.panels.startPage.shownPresets) && rounds >= 20)
  }

  @Test(
    .slow,
    arguments: [
      (WindowLayout.minimumSize, Theme.Name.light), (CGSize(width: 1280, height: 800), .dark),
      (CGSize(width: 1920, height: 1080), .light), (CGSize(width: 1024, height: 768), .projector),
      (CGSize(width: 1920, height: 1080), .projector),
    ], [Languages.english, .simplifiedChinese])
  func nothingOverlapsAndNothingIsCut(_ window: (CGSize, Theme.Name), _ languages: Languages) throws {
    for seen: Set<String> in [[], ["P01", "P16", "P31", "P32", "P40", "P41", "P42", "P43", "P44"]] {
      let workbench = try workbench(window.0, theme: window.1, languages: languages, seen: seen)
      let page = workbench.panels.startPage
      let controls = page.withDescendants.compactMap { $0 as? any PanelControl }.filter(\.canHaveFocus)
      let frames = controls.map(\.frameInWindow)
      for (index, frame) in frames.enumerated() {
        #expect(page.frame.contains(frame))
        #expect(!frames[(index + 1)...].contains { $0.insetBy(dx: 1, dy: 1).intersects(frame) })
      }
      let region = try #require(workbench.screen.frame.shown.first { $0.name == Region.start.rawValue })
      let texts = region.visibleTexts(workbench.appearance.typesetter)
      for (index, one) in texts.enumerated() {
        for two in texts[(index + 1)...] where one.box.intersects(two.box) {
          Issue.record("\(one.string) lies over \(two.string)")
        }
      }
      let names = try SceneLibrary.bundledPresets.get().map { $0.name[languages.first] }
      for drawing in region.drawings {
        guard case .text(let text, let font, _, _) = drawing.content else { continue }
        // The name of a preset may be cut below its picture and in a narrow card; it has a tooltip.
        let isName = names.contains { ($0.hasPrefix(text.dropLast()) || (drawing.fullText ?? "").hasSuffix($0)) }
        #expect(drawing.fullText == nil && !text.hasSuffix("…") || isName, "\(text): \(drawing.fullText ?? "")")
        if window.1 == .projector { #expect(CGFloat(font.size) >= (24 * window.0.height / 800).rounded(.down)) }
      }
    }
  }
}

@Suite struct ThumbnailTests {
  private func thumbnail(_ id: String) throws -> Thumbnail {
    let scene = try SceneLibrary.bundled().scene(id), playback = Playback(scene)
    playback.playScript(upTo: scene.shownMoment)
    return Thumbnail(DisplayState(of: playback))
  }

  @Test func itShowsTheMomentThatMakesThePoint() throws {
    let five = try thumbnail("P01")
    #expect(five.views.count { $0.outcome == .result } == 1 && five.fingers.count == 1)
    #expect(five.chain.count == Thumbnail.cards && five.chain.last?.state == .handles)
    let hidden = try thumbnail("P05")
    #expect(hidden.views.contains { if case .skipped(.hidden) = $0.outcome { !$0.isVisible } else { false } })
    let tap = try thumbnail("P31")
    #expect(tap.chain.first?.state == .cancelled && tap.chain.contains(where: \.acts))
    #expect(tap.views.count(where: \.hasRecognizer) == 1)
    #expect(try thumbnail("P28").fingers.count == 2)
  }

  @Test func everyPresetHasOneWithinItsPlace() throws {
    let typesetter = try Typesetter()
    for preset in try SceneLibrary.bundledPresets.get() where preset.lesson != .apps {
      let thumbnail = try thumbnail(preset.id)
      var list = DrawingList(element: "thumbnail")
      let screen = CGRect(x: 3, y: 3, width: 70, height: 70 * thumbnail.size.height / thumbnail.size.width)
      ThumbnailDrawing(thumbnail, in: screen, .named(.light)).draw(&list)
      // What is inside the clip of the screen cannot leave it.
      var depth = 0, outside: [Drawing] = []
      for drawing in list.drawings {
        if drawing.opensClip { depth += 1 }
        if case .popClip = drawing.content { depth -= 1 }
        if depth == 0 { outside.append(drawing) }
      }
      let place = CGRect(x: 0, y: 0, width: 76 + ThumbnailDrawing.chainWidth(besides: screen.height), height: 200)
      let boxes = outside.map { $0.bounds(typesetter) }.filter { !$0.isNull }
      #expect(boxes.count > 2 && boxes.allSatisfy { place.insetBy(dx: -2, dy: -2).contains($0) }, "\(preset.id)")
    }
  }
}
