import Foundation
import Testing

@testable import Scenes

@Suite struct EditTests {
  nonisolated static let oneOfEach = [
    "A.frame 40 50.5 300 490", "A.boundsOrigin 0 300", "A.transform rotate 30 scale 0.5", "A.isHidden true",
    "yellow.alpha 0.005", "A.isUserInteractionEnabled false", "A.isEnabled false", "A.clipsToBounds true",
    "A.isMultipleTouchEnabled true", "A.isExclusiveTouch true", "A.enlargedBy 20", "A.enlargedBy 1 2 3 -4",
    "A.pointInside always", "yellow.hitTest beyondBounds", "row.hitTest returns field", "box.touches passesOn",
    "box.touches handles began ended passesOn moved",
    "AppDelegate.isResponder false", "UIApplication.searchesInsideSendEvent true", "UIApplication.foldsSearches false",
    "UIApplication.usesWindowScene true",
    "UIApplication.isIgnoringInteractionEvents true", "A.animation running",
    "box.class UISlider", "c.implements save open", "c.implements none",
    "saver.isAlive false", "list.contentSize 300 900.5", "list.delaysContentTouches false",
    "list.canCancelContentTouches false", "tap.cancelsTouchesInView false", "tap.delaysTouchesBegan true",
    "tap.delaysTouchesEnded false", "tap.numberOfTapsRequired 2", "tap.numberOfTouchesRequired 2",
    "pan.minimumNumberOfTouches 2", "pan.maximumNumberOfTouches 3", "press.minimumPressDuration 0.25",
    "press.allowableMovement 20", "swipe.direction left up", "edge.edges left", "single.requires double triple",
    "tap.shouldBegin false", "tap.shouldReceive except view1 view2",
    "pinch.shouldRecognizeSimultaneouslyWith all", "single.shouldRequireFailureOf double",
    "double.shouldBeRequiredToFailBy none",
  ]

  @Test(arguments: oneOfEach)
  func anEditIsWrittenAsItIsRead(_ text: String) throws {
    #expect(try Edit.parse(text).description == text)
  }

  @Test func everyPropertyHasAnEdit() throws {
    let properties = try Self.oneOfEach.map { try Edit.parse($0).change.property }
    #expect(Set(properties) == Set(Property.allCases))
  }

  @Test(arguments: [
    ("yellow.alhpa 1", "unknown property `alhpa`; did you mean `alpha`?"),
    ("yellow.alpha 1.5", "an alpha is from 0 to 1, not 1.5"),
    ("yellow.alpha half", "expected an alpha from 0 to 1, not `half`"),
    ("yellow.alpha", "expected an alpha from 0 to 1 here"),
    ("yellow.isHidden yes", "expected true or false, not `yes`"),
    ("yellow.frame 1 2 3", "a frame has four numbers: x y width height; this one has 3"),
    ("yellow.frame 1 2 -3 4", "width and height of a frame cannot be negative"),
    ("yellow.enlargedBy 1 2", "enlargedBy has one number, or four: top left bottom right; this one has 2"),
    ("yellow.hitTest byondBounds", "unknown hitTest override `byondBounds`; did you mean `beyondBounds`?"),
    ("yellow.touches handle", "expected ignores, handles or passesOn, not `handle`; did you mean `handles`?"),
    (
      "yellow.touches handles begin",
      "expected a phase: began, moved, ended or cancelled, not `begin`; did you mean `began`?"
    ),
    ("yellow.touches handles began passesOn", "expected a phase: began, moved, ended or cancelled here"),
    ("yellow.touches handles began passesOn began", "`began` is there twice"),
    ("yellow.transform turn 30", "expected `rotate DEGREES`, `scale FACTOR` or both, not `turn`"),
    ("yellow.alpha 0.5 0.6", "unexpected `0.6` at the end"),
    ("", "expected an edit such as `button.alpha 0.5` here"),
    (".alpha 1", "expected NAME.PROPERTY VALUE, such as `button.alpha 0.5`, not `.alpha`"),
  ])
  func theErrorOfAWrongEditNamesWhatIsRight(_ text: String, _ message: String) {
    let error = #expect(throws: TextError.self) { try Edit.parse(text) }
    #expect(error?.message == message)
  }

  @Test(arguments: [
    ("yelow.alpha 1", "there is no `yelow` in this scene; did you mean `yellow`?"),
    ("yellow.isEnabled false", "`yellow` has no `isEnabled`; it has class, frame, "),
    ("ViewController.alpha 1", "`ViewController` has no `alpha`; it has touches"),
    ("yellow.hitTest returns buton", "there is no view `buton` in this scene; did you mean `button`?"),
  ])
  func anEditThatDoesNotFitItsSceneIsRefused(_ text: String, _ message: String) throws {
    let scene = try SceneLibrary.bundled().scene("P16")
    let error = #expect(throws: TextError.self) { try SceneNames(scene).check(Edit.parse(text)) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }
}

@Suite struct PropertyTableTests {
  @Test func everyKindOfObjectHasProperties() {
    for kind in ObjectKind.allCases where kind != .windowScene { #expect(!kind.properties.isEmpty, "\(kind)") }
  }

  @Test func everyPropertyHasAnOwner() {
    for property in Property.allCases { #expect(!property.definition.owners.isEmpty, "\(property)") }
  }

  @Test func changesOfEqualTextAndDifferentTypesDiffer() {
    #expect(Change(.shouldBegin, true) != Change(.isHidden, true))
    #expect(Change(.requires, NameFilter.none) != Change(.implements, [String]()))
  }
}
