import Foundation
import Testing

@testable import UIKitCore

/// The next responder, and the forwarding of touches.
@Suite struct ChainTests {
  @Test("a plain responder has no next responder", .statements("RC-01"))
  func plain() {
    #expect(UIResponder().next == nil)
  }

  @Test(
    "the chain goes over view controllers to the window and the application",
    .statements("RC-02", "RC-03", "RC-04", "RC-05"))
  func wholeChain() {
    let fixture = PipelineFixture(
      """
      window 360x560
        root 0,0 360x560 vc
          box 40,120 280x320
            childRoot 20,20 240x280 vc
              label:label 40,100 160x60 on
      """)
    #expect(fixture.chain(from: "label") == "label → childRoot → childRootVC → box → root → rootVC → window → app")
  }

  @Test("a delegate that is a responder ends the chain; another does not", .statements("RC-06"))
  func delegates() {
    final class Responding: UIResponder, UIApplicationDelegate {}
    final class Plain: NSObject, UIApplicationDelegate {}
    final class Controller: UIViewController, UIApplicationDelegate {}
    let application = UIApplication(), responding = Responding(), plain = Plain(), controller = Controller()
    #expect(application.next == nil)
    application.delegate = responding
    #expect(application.next === responding && responding.next == nil)
    application.delegate = plain
    #expect(application.next == nil)
    application.delegate = controller
    #expect(application.next == nil)
  }

  @Test(
    "the default methods forward touches; an override without super ends the forwarding", .statements("RC-08", "DB-9"))
  func climbing() {
    let fixture = PipelineFixture(
      """
      window 320x200
        outer 0,0 320x200 handles
          middle 0,0 200x200
            inner 0,0 100x100
      """)
    fixture.tap("inner")
    #expect(
      fixture.transcript == """
        inner.began
        middle.began
        outer.began
        inner.ended
        middle.ended
        outer.ended
        """)
  }

  @Test("the four touches methods are independent", .statements("RC-09"))
  func independent() {
    let fixture = PipelineFixture(
      """
      window 320x200
        parent 0,0 320x200 handles
          child 0,0 100x100 handles=ended
      """)
    fixture.down("child")
    fixture.move(60, 60, at: 0.05)
    fixture.up(at: 0.1)
    #expect(
      fixture.transcript == """
        child.began
        parent.began
        child.moved
        parent.moved
        child.ended
        """)
  }

  @Test(
    "an unhandled touch goes to the end of the chain and is dropped without an error", .statements("RC-07", "RC-10"))
  func dropped() {
    let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200 vc")
    fixture.down("root")
    #expect(
      fixture.transcript == """
        root.began
        rootVC.began
        window.began
        app.began
        dropped
        """)
  }
}
