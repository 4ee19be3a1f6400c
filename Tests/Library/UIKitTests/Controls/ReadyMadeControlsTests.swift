import Foundation
import Testing

@testable import UIKitCore

/// Buttons, switches and sliders.
@Suite struct ReadyMadeControlsTests {
  @Test("a tap toggles a switch and sends valueChanged")
  func switching() {
    let fixture = PipelineFixture("window 320x200\n  light:switch 100,50 50x30 sends=valueChanged")
    fixture.tap("light")
    #expect((fixture["light"] as? UISwitch)?.isOn == true)
    #expect(fixture.transcript == "light.began\nlight.ended\nlight.valueChanged")
  }

  @Test(
    "a drag of the knob to its other end toggles a switch before the lift; a drag elsewhere does not",
    .statements("CO-06"),
    arguments: [(150, true, 1), (300, true, 1), (110, false, 0), (60, false, 0)])
  func draggingASwitch(to x: CGFloat, isOn: Bool, changes: Int) throws {
    let fixture = PipelineFixture("window 320x200\n  light:switch 100,50 50x30 sends=valueChanged")
    let light = try #require(fixture["light"] as? UISwitch)
    fixture.down("light")
    fixture.move(x, 65, at: 0.1)
    #expect(light.isOn == isOn)
    fixture.up(at: 0.2)
    #expect(light.isOn == isOn)
    #expect(fixture.transcript.components(separatedBy: "valueChanged").count - 1 == changes)
  }

  @Test("a knob that is dragged and comes back toggles a switch twice", .statements("CO-06"))
  func draggingASwitchBack() {
    let fixture = PipelineFixture("window 320x200\n  light:switch 100,50 50x30 sends=valueChanged")
    fixture.down("light")
    fixture.move(150, 65, at: 0.1)
    fixture.move(120, 65, at: 0.2)
    fixture.up(at: 0.3)
    #expect((fixture["light"] as? UISwitch)?.isOn == false)
    #expect(fixture.transcript.components(separatedBy: "valueChanged").count == 3)
  }

  @Test("a switch does not change if the finger leaves it")
  func leavingASwitch() {
    let fixture = PipelineFixture("window 320x200\n  light:switch 100,50 50x30 sends=valueChanged")
    fixture.down("light")
    fixture.move(125, 190, at: 0.1)
    fixture.up(at: 0.2)
    #expect((fixture["light"] as? UISwitch)?.isOn == false)
    #expect(!fixture.transcript.contains("valueChanged"))
  }

  @Test("a switch does not change if the finger is lifted outside without a move before")
  func liftingElsewhere() {
    let fixture = PipelineFixture("window 320x200\n  light:switch 100,50 50x30 sends=valueChanged")
    fixture.down("light")
    fixture.lift(300, 190, at: 0.1)
    #expect((fixture["light"] as? UISwitch)?.isOn == false)
    #expect(!fixture.transcript.contains("valueChanged"))
  }

  @Test("a slider's thumb follows the finger without jumping to it")
  func sliding() throws {
    let fixture = PipelineFixture("window 320x200\n  volume:slider 10,50 228x28 sends=valueChanged")
    let slider = try #require(fixture["volume"] as? UISlider)
    fixture.down(20, 60)
    #expect(slider.value == 0)
    fixture.move(120, 60, at: 0.1)
    #expect(slider.value == 0.5)
    fixture.move(900, 60, at: 0.2)
    #expect(slider.value == 1)
    fixture.up(at: 0.3)
  }

  /// UIKit's slider has no `point(inside:with:)` of its own (headers of iOS 15.6): the frame decides.
  @Test("the thumb of a slider without height has its size, and takes no touch")
  func flatSlider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 228, height: 0))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 0)
    #expect(thumb == CGRect(x: 0, y: -14, width: 28, height: 28))
    #expect(!slider.point(inside: CGPoint(x: 14, y: 10), with: nil))
    #expect(slider.value(forThumbAt: 114) == 0.5)
  }

  @Test("a progress view is 4 points high, and draws its track and the part that is done")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .default)
    #expect(UIProgressView(frame: CGRect(x: 0, y: 0, width: 9, height: 0)).frame.height == 4)
    bar.frame = CGRect(x: 0, y: 0, width: 200, height: 0)
    (bar.progress, bar.progressTintColor, bar.trackTintColor) = (0.25, .red, .blue)
    let parts = [(UIColor.blue, 200), (.red, 50)].map { color, width in
      let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: width, height: 4), cornerRadius: 2)
      return DrawingCommand(.fill(PathValue(path.cgPath), .winding, ColorValue(color.cgColor)))
    }
    #expect(bar.frame.height == 4 && bar.ownDrawing.map(\.kind) == parts.map(\.kind))
    bar.progress = 0
    #expect(bar.ownDrawing.count == 1)
  }

  @Test("a disabled button of the system is grey")
  func disabledButton() throws {
    let button = UIButton(type: .system)
    button.setTitle("Clear", for: .normal)
    button.isEnabled = false
    guard case .text(let text) = try #require(button.ownDrawing.last).kind else { return }
    #expect(text.runs.map(\.color) == [ColorValue(UIColor.tertiaryLabel.cgColor)])
  }

  @Test("a touch beside the thumb does not move a slider")
  func besideTheThumb() throws {
    let fixture = PipelineFixture("window 320x200\n  volume:slider 10,50 228x28 sends=valueChanged")
    fixture.down(200, 60)
    fixture.move(120, 60, at: 0.1)
    #expect((fixture["volume"] as? UISlider)?.value == 0)
  }

  @Test("a slider that is not continuous sends valueChanged once, at the end")
  func notContinuous() throws {
    let fixture = PipelineFixture("window 320x200\n  volume:slider 10,50 228x28 sends=valueChanged")
    (fixture["volume"] as? UISlider)?.isContinuous = false
    fixture.down(20, 60)
    fixture.move(60, 60, at: 0.1)
    fixture.move(120, 60, at: 0.2)
    fixture.up(at: 0.3)
    #expect(fixture.transcript.components(separatedBy: "valueChanged").count == 2)
  }

  @Test("a slider clamps its value to its limits")
  func limits() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    slider.maximumValue = 10
    slider.value = 99
    #expect(slider.value == 10)
    slider.maximumValue = 5
    #expect(slider.value == 5)
  }

  @Test("a button with a sign of the system has a size", .statements("CO-07"))
  func signs() {
    for type in [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd] {
      #expect(UIButton(type: type).frame == CGRect(x: 0, y: 0, width: 22, height: 22))
    }
    #expect(UIButton(type: .close).frame.size == CGSize(width: 30, height: 30))
    #expect(UIButton(type: .system).frame == .zero && UIButton(type: .custom).frame == .zero)
  }

  @Test("a button shows the title of its state and performs its primary action")
  func button() {
    var performed = 0
    let fixture = PipelineFixture("window 320x200")
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in performed += 1 })
    fixture["window"].addSubview(button)
    button.setTitle("Going", for: .highlighted)
    #expect(button.currentTitle == "Go")
    button.isHighlighted = true
    #expect(button.currentTitle == "Going")
    button.sendActions(for: .primaryActionTriggered)
    #expect(performed == 1)
  }

  @Test("a switch and a stepper keep their sizes; a picker without a size gets it at its place")
  func sizes() {
    for control in [UISwitch(), UIStepper()] {
      let size = control.intrinsicContentSize
      #expect(control.frame == CGRect(origin: .zero, size: size))
      control.frame = .zero
      #expect(control.frame == CGRect(origin: .zero, size: size))
      control.frame = CGRect(x: 7, y: 8, width: 200, height: 5)
      #expect(control.frame == CGRect(origin: CGPoint(x: 7, y: 8), size: size))
      control.bounds.size = .zero
      #expect(control.bounds.size == size)
      control.center = CGPoint(x: 100, y: 100)
      #expect(control.center == CGPoint(x: 100, y: 100) && control.frame.size == size)
    }
    let place = CGRect(x: 10, y: 30, width: 0, height: 0)
    let wheels = UIDatePicker(frame: place)
    wheels.preferredDatePickerStyle = .wheels
    for picker in [wheels, UIPickerView(frame: place)] {
      #expect(picker.frame == CGRect(x: 10, y: 30, width: 320, height: 216))
      picker.frame.size.width = 300
      #expect(picker.frame == CGRect(x: 10, y: 30, width: 300, height: 216))
    }
  }
}
