import ClassServer
import Foundation
import ScenePicture

/// The class that answers with its phones, as the window knows it.
package struct PhoneSession {
  let room: ClassRoom
  /// The state of its sheet.
  var state: PhonesState
  /// The content of the phones.
  var shown: Key?

  /// The values on which the page of a phone depends.
  struct Key: Equatable {
    var scene: String
    var variant: String
    var round: Int
    var number: Int
    var phase: PredictionState.Phase
    var cursor: Int
  }

  /// - Parameters:
  ///   - link: the address of the page, as the server has it.
  ///   - otherAddresses: those of this machine at which it does not listen.
  package init(_ room: ClassRoom, link: String, otherAddresses: [String]) {
    self.room = room
    let address = link.replacingOccurrences(of: "HTTP://", with: "")
    state = PhonesState(address: address, code: QRCode.rows(of: link))
    state.otherAddresses = otherAddresses
  }
}
