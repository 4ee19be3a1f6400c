import ScenePicture
import TouchTrace

// The recognizer page lists changes that would let the recognizer win. They are found by trying, one at a time while
// nothing else is to be done.

extension Workbench {
  /// Tries one more change, if the inspector shows a recognizer that did not recognize.
  func continueCureSearch() {
    updateCureSearch()
    cureSearch?.tryNext()
  }

  /// Tries all changes that are left. Called before a picture is saved.
  func finishCureSearch() {
    updateCureSearch()
    while let search = cureSearch, !search.isComplete { search.tryNext() }
  }

  /// Whether changes are left to be tried.
  var isSearchingCures: Bool {
    guard let subject = cureSubject else { return false }
    return cureSearch.map { $0.subject != subject || !$0.isComplete } ?? true
  }

  /// The cures of the recognizer in the inspector; nil if there is no search for them.
  var cures: CureList? {
    guard let subject = cureSubject else { return nil }
    guard let search = cureSearch, search.subject == subject else { return CureList(cures: [], isComplete: false) }
    return CureList(cures: search.cures, isComplete: search.isComplete)
  }

  private func updateCureSearch() {
    guard let subject = cureSubject else { return cureSearch = nil }
    if cureSearch?.subject != subject { cureSearch = playback.cureSearch(subject) }
  }

  private var cureSubject: CureSearch.Subject? {
    guard !view.showsStartPage, preferences.theme != .projector, let name = pointer.selected ?? pointer.kept else {
      return nil
    }
    return playback.cureSubject(for: name)
  }
}
