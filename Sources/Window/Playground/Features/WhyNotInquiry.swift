import Foundation
import Narration
import ScenePicture
import TouchTrace

/// "Why not me?": a page of the panel on the right. What keeps an event from an object is found by trying changes while
/// nothing else is to be done.
struct WhyNotInquiry {
  /// The object that was asked about; nil while the page is closed.
  private var place: Place?
  private var search: WhyNotSearch?

  /// The object and the point, as long as the page is open.
  private struct Place {
    /// The name of a view, a recognizer or another responder.
    var object: String
    /// The point that was asked about, in screen points; nil for that of the touch that is shown.
    var point: CGPoint?
    /// The place of the pointer, for a scene without a touch.
    var pointer: CGPoint?
  }

  var isOpen: Bool { place != nil }

  // MARK: Asking

  /// Asks why an object does not get the event, or does not act on it, and selects it.
  /// - Parameter point: of the screen; nil for that of the touch that is shown.
  mutating func ask(about object: String, at point: CGPoint?, _ context: FeatureContext) -> [FeatureEffect] {
    guard context.mode != .predict, context.comparison == nil else { return [] }
    if context.preferences.theme == .projector { return [context.say(WhyNotText.notProjected)] }
    place = Place(object: object, point: point, pointer: context.pointer.position?.point)
    return [.select(object), .panel(.openWhyNotPage)]
  }

  /// Asks about the selected object, else the view that is seen under the pointer, else the object in the inspector; closes
  /// the page if that is what it shows.
  /// - Parameter inspected: the object in the inspector.
  mutating func toggle(inspected: String?, _ context: FeatureContext) -> [FeatureEffect] {
    let playback = context.playback, selected = context.pointer.selected
    let hovered = selected == nil ? seenView(context) : nil
    let names = [selected, hovered, inspected].compactMap(\.self)
    guard let name = names.first(where: playback.canAskWhyNot) else {
      if place == nil { return [context.say(WhyNotText.selectFirst)] }
      place = nil
      return []
    }
    if place != nil, name == object(context) {
      place = nil
      return []
    }
    // A touch in the view under the pointer is meant; a touch elsewhere is not.
    var point = hovered == nil ? nil : context.pointer.position?.point
    if let touch = playback.shownTouchPoint, let node = playback.tree.node(name), node.corners.contain(touch) {
      point = nil
    }
    return ask(about: name, at: point, context)
  }

  /// Closes the page unless its object is in the scene that was opened.
  mutating func close(unlessIn playback: Playback) {
    if let place, !playback.canAskWhyNot(place.object) { self.place = nil }
  }

  /// The view that is seen under the pointer. One that cannot be seen may lie over it.
  private func seenView(_ context: FeatureContext) -> String? {
    let tree = context.playback.tree, hovered = context.pointer.hovered
    guard let point = context.pointer.position?.point, hovered == tree.view(at: point) else { return hovered }
    return (context.playback.isOwnCode ? tree.meantView(at: point) : tree.seenView(at: point)) ?? hovered
  }

  // MARK: The search

  /// Tries some more changes, if the page is shown.
  mutating func continueSearch(_ context: FeatureContext) {
    updateSearch(context)
    search?.tryMore()
  }

  /// Tries all changes that are left. Called before a picture is saved.
  mutating func finishSearch(_ context: FeatureContext) {
    updateSearch(context)
    while let search, !search.isComplete { search.tryNext() }
  }

  /// Whether changes are left to be tried.
  func isSearching(_ context: FeatureContext) -> Bool {
    guard let question = question(context) else { return false }
    return search.map { $0.question != question || !$0.isComplete } ?? true
  }

  /// The content of the page; nil while it is not shown.
  func state(_ context: FeatureContext) -> WhyNotState? {
    guard isShown(context), let name = object(context) else { return nil }
    guard let question = question(context) else { return WhyNotState(object: name, answer: nil, isComplete: false) }
    guard let search, search.question == question else {
      return WhyNotState(object: name, answer: WhyNot(question), isComplete: false)
    }
    let isControl = context.playback.tree.node(name)?.isControl == true
    return WhyNotState(
      object: name, answer: search.answer, cleared: search.answer.cleared(isControl: isControl),
      isComplete: search.isComplete)
  }

  private mutating func updateSearch(_ context: FeatureContext) {
    guard let question = question(context) else { return search = nil }
    if search?.question != question { search = context.playback.whyNotSearch(question) }
  }

  private func isShown(_ context: FeatureContext) -> Bool {
    place != nil && !context.isStartPageShown && context.mode != .predict && context.comparison == nil
      && context.preferences.theme != .projector
  }

  /// The name of the selected object, else of the object that was asked about.
  private func object(_ context: FeatureContext) -> String? {
    guard let place else { return nil }
    return context.pointer.selected.flatMap { context.playback.canAskWhyNot($0) ? $0 : nil } ?? place.object
  }

  private func question(_ context: FeatureContext) -> WhyNotQuestion? {
    guard isShown(context), let place, let name = object(context) else { return nil }
    let playback = context.playback
    let shown = playback.showsSignal ? nil : playback.shownTouchPoint ?? place.pointer
    return playback.whyNotQuestion(name, at: place.point ?? shown)
  }
}

extension Playback {
  /// Whether an object gets events: targets, for example, get none.
  fileprivate func canAskWhyNot(_ name: String) -> Bool {
    tree.has(name) || isOwnCode && trace.lastSight(of: name, before: cursor) != nil
  }
}
