import CSDL2
import ClassServer
import Console
import Files
import Foundation
import HandOuts
import Playground

/// The server of a class that answers with its phones. It wakes the event loop when phones come, go, answer, or ask for a picture
/// that is missing.
struct PhoneHost {
  /// The type of the events that it sends to the loop.
  let eventType = SDL_RegisterEvents(1)
  private var server: ClassServer?
  private var room: ClassRoom?

  /// Starts to listen, in place of a server that runs.
  /// - Parameter address: nil for that of the default route.
  @MainActor mutating func start(at address: String?, _ workbench: Workbench) {
    end()
    let all = NetworkAddresses.all, address = address ?? all[0], type = eventType
    do {
      let room = ClassRoom(page: try PhonePages.page(workbench.typesetter))
      let server = try ClassServer(room, at: address) { wakeLoop(with: type) }
      (self.server, self.room) = (server, room)
      let others = all.filter { $0 != address }
      let code = QRCode.rows(of: server.link)
      workbench.phonesStarted(PhoneSession(room, link: server.link, code: code, otherAddresses: others))
      // A reader of the address finds the question.
      remark("http://\(server.address):\(server.port)/\(room.code)")
    } catch {
      workbench.phonesFailed("\(error)")
    }
  }

  mutating func end() {
    server?.stop()
    (server, room) = (nil, nil)
  }

  /// The part of the class that the window shows; nil without one.
  var news: ClassRoom.News? { server?.news }

  /// Draws the pictures that phones wait for. The window's own picture comes first.
  @MainActor func update(from workbench: Workbench) {
    guard let room else { return }
    for variant in room.missingPictures {
      room.add(PhonePages.picture(of: workbench.display.stage, variant, workbench.typesetter), for: variant)
    }
  }
}
