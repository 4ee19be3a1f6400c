import ClassServer
import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchTrace

// A class that answers with its phones, in the window. The owner of the window has the server.

extension Workbench {
  /// Whether no class may answer with phones on this machine.
  package var refusesPhones: Bool {
    get { phones.areRefused }
    set { phones.areRefused = newValue }
  }

  /// The address at which a class begins; nil for that of the default route.
  package var classAddress: String? {
    get { phones.address }
    set { phones.address = newValue }
  }

  package func startPhones() { perform(phones.show(context)) }

  /// Called when the server listens.
  package func phonesStarted(_ session: PhoneSession) {
    phones.session = session
    if pages.isStartShown { showStartPage(false) }
    if !isPredicting, player.mode != .edit { setMode(.predict) }
    showOnPhones()
    panels.showPhones()
  }

  /// Called when the server could not listen.
  package func phonesFailed(_ reason: String) {
    showStatus(ClassText.cannotStart(reason)[preferences.languages.first])
  }

  /// Called when phones came, went or answered.
  package func phonesChanged(_ news: ClassRoom.News) { phones.session?.take(news) }

  /// Closes the question on the phones.
  /// - Returns: the number of votes for each choice; empty without phones.
  func closePhones() -> [Int] {
    showOnPhones()
    return predicting.questionNumber.flatMap { phones.session?.room.close($0) } ?? []
  }

  /// Shows the open question on the phones, if that has changed.
  func showOnPhones() { phones.session?.show(predicting, playback) }
}
