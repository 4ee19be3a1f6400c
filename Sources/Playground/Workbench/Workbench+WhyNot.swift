import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// "Why not me?": a page of the panel on the right. What keeps the selected view from a touch is found by trying, one change
// at a time while nothing else is to be done.

/// What the page is about, as long as it is open.
struct WhyNotPlace {
  var view: String
  /// The point that was asked about, in screen points; nil for that of the touch that is shown.
  var point: CGPoint?
  /// Where the pointer was, for a scene without a touch.
  var pointer: CGPoint?
}

extension Workbench {
  /// Asks why a view does not get the touch, and selects it.
  /// - Parameter point: of the screen; nil for that of the touch that is shown.
  func askWhyNot(_ view: String, at point: CGPoint?) {
    guard !isPredicting, session.comparison == nil else { return }
    if preferences.theme == .projector { return showStatus(WhyNotText.notProjected[preferences.languages.first]) }
    self.view.whyNot = WhyNotPlace(view: view, point: point, pointer: pointer.position?.point)
    (pointer.selected, pointer.kept) = (view, nil)
    panels.openWhyNotPage()
  }

  /// Asks about the selected view, else the one that is seen under the pointer, else the one in the inspector; closes the page if that
  /// is what it shows.
  func toggleWhyNot() {
    let tree = playback.tree, selected = pointer.selected.flatMap { tree.view(for: $0) }
    let hovered = selected == nil ? seenView : nil
    guard let name = selected ?? hovered ?? display.inspected.flatMap({ tree.view(for: $0) }) else {
      if view.whyNot == nil { return showStatus(WhyNotText.selectFirst[preferences.languages.first]) }
      return view.whyNot = nil
    }
    if view.whyNot != nil, name == whyNotView { return view.whyNot = nil }
    // A touch in the view under the pointer is meant; a touch elsewhere is not.
    var point = hovered == nil ? nil : pointer.position?.point
    if let touch = playback.shownTouchPoint, let node = tree.node(name), node.corners.contain(touch) { point = nil }
    askWhyNot(name, at: point)
  }

  /// The view that is seen under the pointer. One that cannot be seen may lie over it.
  private var seenView: String? {
    guard let point = pointer.position?.point, pointer.hovered == playback.tree.view(at: point) else {
      return pointer.hovered
    }
    return playback.tree.seenView(at: point) ?? pointer.hovered
  }

  /// Applies cures as one change; the touch that is shown is played again.
  func applyCure(_ edits: [TreeEdit]) { editTree(edits) }

  // MARK: The search

  /// Tries one more change, if the page is open.
  func continueWhyNotSearch() {
    updateWhyNotSearch()
    whyNotSearch?.tryNext()
  }

  /// Tries all changes that are left. Called before a picture is saved.
  func finishWhyNotSearch() {
    updateWhyNotSearch()
    while let search = whyNotSearch, !search.isComplete { search.tryNext() }
  }

  /// Whether changes are left to be tried.
  var isSearchingWhyNot: Bool {
    guard let question = whyNotQuestion else { return false }
    return whyNotSearch.map { $0.question != question || !$0.isComplete } ?? true
  }

  /// What the page shows; nil while it is closed.
  var whyNot: WhyNotState? {
    guard isWhyNotShown, let name = whyNotView else { return nil }
    guard let question = whyNotQuestion else { return WhyNotState(view: name, answer: nil, isComplete: false) }
    guard let search = whyNotSearch, search.question == question else {
      let answer = WhyNot(view: name, point: question.point)
      return WhyNotState(view: name, answer: answer, isComplete: false)
    }
    return WhyNotState(view: name, answer: search.answer, isComplete: search.isComplete)
  }

  private func updateWhyNotSearch() {
    guard let question = whyNotQuestion else { return whyNotSearch = nil }
    if whyNotSearch?.question != question { whyNotSearch = playback.whyNotSearch(question) }
  }

  private var isWhyNotShown: Bool {
    view.whyNot != nil && !view.showsStartPage && !isPredicting && session.comparison == nil
      && preferences.theme != .projector
  }

  /// The view that the page is about: the selected one, else the one that was asked about.
  private var whyNotView: String? {
    guard let place = view.whyNot else { return nil }
    return pointer.selected.flatMap { playback.tree.view(for: $0) } ?? place.view
  }

  private var whyNotQuestion: WhyNotQuestion? {
    guard isWhyNotShown, let place = view.whyNot, let name = whyNotView else { return nil }
    return playback.whyNotQuestion(name, at: place.point ?? playback.shownTouchPoint ?? place.pointer)
  }
}
