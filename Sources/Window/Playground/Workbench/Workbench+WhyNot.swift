import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// "Why not me?": a page of the panel on the right. What keeps an event from the selected object is found by trying changes
// while nothing else is to be done.

/// The object of the page and the point, as long as the page is open.
struct WhyNotPlace {
  /// The name of a view, a recognizer or another responder.
  var object: String
  /// The point that was asked about, in screen points; nil for that of the touch that is shown.
  var point: CGPoint?
  /// Where the pointer was, for a scene without a touch.
  var pointer: CGPoint?
}

extension Workbench {
  /// Asks why an object does not get the event, or does not act on it, and selects it.
  /// - Parameter point: of the screen; nil for that of the touch that is shown.
  func askWhyNot(_ object: String, at point: CGPoint?) {
    guard !isPredicting, session.comparison == nil else { return }
    if preferences.theme == .projector { return showStatus(WhyNotText.notProjected[preferences.languages.first]) }
    self.view.whyNot = WhyNotPlace(object: object, point: point, pointer: pointer.position?.point)
    (pointer.selected, pointer.kept) = (object, nil)
    panels.openWhyNotPage()
  }

  /// Asks about the selected object, else the view that is seen under the pointer, else the object in the inspector; closes
  /// the page if that is what it shows.
  func toggleWhyNot() {
    let selected = pointer.selected, hovered = selected == nil ? seenView : nil
    guard let name = [selected, hovered, display.inspected].compactMap(\.self).first(where: canAskWhyNot) else {
      if view.whyNot == nil { return showStatus(WhyNotText.selectFirst[preferences.languages.first]) }
      return view.whyNot = nil
    }
    if view.whyNot != nil, name == whyNotObject { return view.whyNot = nil }
    // A touch in the view under the pointer is meant; a touch elsewhere is not.
    var point = hovered == nil ? nil : pointer.position?.point
    if let touch = playback.shownTouchPoint, let node = playback.tree.node(name), node.corners.contain(touch) {
      point = nil
    }
    askWhyNot(name, at: point)
  }

  /// Whether an object gets events: targets, for example, get none.
  private func canAskWhyNot(_ name: String) -> Bool {
    let tree = playback.tree
    return tree.node(name) != nil || tree.recognizer(name) != nil || tree.responder(name) != nil
  }

  /// The view that is seen under the pointer. One that cannot be seen may lie over it.
  private var seenView: String? {
    guard let point = pointer.position?.point, pointer.hovered == playback.tree.view(at: point) else {
      return pointer.hovered
    }
    let meant = showsCode ? playback.tree.meantView(at: point) : playback.tree.seenView(at: point)
    return meant ?? pointer.hovered
  }

  /// Applies cures as one change; the touch that is shown is played again.
  func applyCure(_ edits: [TreeEdit]) { editTree(edits) }

  // MARK: The search

  /// Tries some more changes, if the page is open.
  func continueWhyNotSearch() {
    updateWhyNotSearch()
    whyNotSearch?.tryMore()
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

  /// The content of the page; nil while it is closed.
  var whyNot: WhyNotState? {
    guard isWhyNotShown, let name = whyNotObject else { return nil }
    guard let question = whyNotQuestion else { return WhyNotState(object: name, answer: nil, isComplete: false) }
    guard let search = whyNotSearch, search.question == question else {
      return WhyNotState(object: name, answer: WhyNot(question), isComplete: false)
    }
    let isControl = playback.tree.node(name)?.isControl == true
    return WhyNotState(
      object: name, answer: search.answer, cleared: search.answer.cleared(isControl: isControl),
      isComplete: search.isComplete)
  }

  private func updateWhyNotSearch() {
    guard let question = whyNotQuestion else { return whyNotSearch = nil }
    if whyNotSearch?.question != question { whyNotSearch = playback.whyNotSearch(question) }
  }

  private var isWhyNotShown: Bool {
    view.whyNot != nil && !view.showsStartPage && !isPredicting && session.comparison == nil
      && preferences.theme != .projector
  }

  /// The name of the selected object, else of the object that was asked about.
  private var whyNotObject: String? {
    guard let place = view.whyNot else { return nil }
    return pointer.selected.flatMap { canAskWhyNot($0) ? $0 : nil } ?? place.object
  }

  private var whyNotQuestion: WhyNotQuestion? {
    guard isWhyNotShown, let place = view.whyNot, let name = whyNotObject else { return nil }
    let shown = playback.showsSignal ? nil : playback.shownTouchPoint ?? place.pointer
    return playback.whyNotQuestion(name, at: place.point ?? shown)
  }
}
