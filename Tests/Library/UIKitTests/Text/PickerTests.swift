import Foundation
import Testing

@testable import UIKitCore

/// Pickers: wheels that fingers turn.
@Suite struct PickerTests {
  final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [String] = []
    var whileSizing: () -> Void = {}
    var rows = [["red", "green", "blue", "white"], ["light", "dark"]]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      rows[component][row]
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      if component == 1 { whileSizing() }
      return 32
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(rows[component][row])
    }
  }

  let fixture = PipelineFixture("window 320x240\n  root 0,0 320x240 vc")
  let colors = Colors()
  let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  init() {
    picker.dataSource = colors
    picker.delegate = colors
    fixture["root"].addSubview(picker)
  }

  @Test("a drag turns the wheel under the finger, which stops at a row and tells the delegate")
  func drag() {
    fixture.down(80, 150)
    fixture.move(80, 130)
    fixture.move(80, 80)
    fixture.lift(80, 80)
    #expect(colors.chosen == ["blue"])
    #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == 0)
  }

  @Test("a wheel stops at its ends")
  func ends() {
    fixture.down(240, 150)
    fixture.move(240, 100)
    fixture.move(240, 0)
    fixture.lift(240, 0)
    #expect(colors.chosen == ["dark"])
  }

  @Test("a tap brings its row to the middle; a tap in the middle changes nothing")
  func tap() {
    fixture.tap(80, 108 + 32)
    #expect(colors.chosen == ["green"])
    fixture.tap(80, 108)
    #expect(colors.chosen == ["green"])
  }

  @Test("a wheel that the delegate takes away when it is asked about it is turned no more", arguments: 1...5)
  func goneWheel(question: Int) {
    let colors = colors, picker = picker
    var asked = 0
    colors.whileSizing = { [unowned colors, unowned picker] in
      asked += 1
      guard asked == question else { return }
      colors.rows = []
      picker.reloadAllComponents()
    }
    fixture.tap(240, 108 + 32)
    #expect(asked >= question && colors.chosen == [] && picker.numberOfComponents == 0)
  }

  @Test("selecting a row tells the delegate nothing, and rows are counted again when the picker reloads")
  func program() {
    picker.selectRow(3, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 3 && colors.chosen.isEmpty)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 3 && picker.numberOfComponents == 2)
    #expect(UIPickerView(frame: .zero).selectedRow(inComponent: 0) == -1)
  }

  @Test("a date picker changes the part of the date whose wheel is turned, within its limits")
  func date() throws {
    let dates = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    var changes = 0
    (dates.timeZone, dates.locale) = (TimeZone(secondsFromGMT: 0), Locale(identifier: "en_US"))
    (dates.datePickerMode, dates.preferredDatePickerStyle) = (.date, .wheels)
    dates.date = Date(timeIntervalSince1970: 30 * 86400)
    dates.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.removeFromSuperview()
    fixture["root"].addSubview(dates)
    dates.layoutIfNeeded()
    // 31 January becomes 28 February.
    fixture.tap(50, 108 + 32)
    #expect(dates.date == Date(timeIntervalSince1970: 58 * 86400) && changes == 1)
    dates.maximumDate = Date(timeIntervalSince1970: 60 * 86400)
    fixture.tap(50, 108 + 32)
    #expect(dates.date == Date(timeIntervalSince1970: 60 * 86400) && changes == 2)
  }

  @Test("a search bar tells its delegate of keys, of the return key and of the button that cancels")
  func search() {
    final class Search: NSObject, UISearchBarDelegate {
      var calls: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }
    let search = Search(), bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.delegate = search
    bar.showsCancelButton = true
    picker.removeFromSuperview()
    fixture["root"].addSubview(bar)
    bar.layoutIfNeeded()
    fixture.tap(60, 28)
    #expect(bar.isFirstResponder)
    bar.searchTextField.insertText("ab")
    bar.searchTextField.insertText("\n")
    fixture.tap(290, 28)
    #expect(search.calls == ["ab", "search", "cancel"])
  }

  @Test("a data source may ask which row is selected while it is asked for the number of rows")
  func askingBack() {
    final class Pairs: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 2 : 3 + pickerView.selectedRow(inComponent: 0)
      }
    }
    let pairs = Pairs()
    (picker.dataSource, picker.delegate) = (pairs, nil)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.reloadComponent(1)
    #expect(picker.numberOfRows(inComponent: 1) == 4 && picker.selectedRow(inComponent: 0) == 1)
  }

  @Test(
    "the wheels of hours follow the locale: to 12 with the halves of the day, before them where it has them so",
    arguments: [
      ("en_US", [9, 41, 1], ["9", "41", "PM"]), ("ko_KR", [1, 9, 41], ["오후", "9", "41"]),
      ("de_DE", [21, 41], ["21", "41"]),
    ])
  func hours(identifier: String, rows: [Int], titles: [String]) throws {
    let dates = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    (dates.timeZone, dates.locale) = (TimeZone(secondsFromGMT: 0), Locale(identifier: identifier))
    (dates.datePickerMode, dates.preferredDatePickerStyle) = (.time, .wheels)
    dates.date = Date(timeIntervalSince1970: 21 * 3600 + 41 * 60)
    let picker = try #require(dates.subviews.first as? UIPickerView)
    #expect((0..<picker.numberOfComponents).map(picker.selectedRow) == rows)
    #expect(rows.indices.map { picker.delegate?.pickerView(picker, titleForRow: rows[$0], forComponent: $0) } == titles)
    guard let half = titles.firstIndex(where: { Int($0) == nil }) else { return }
    let hour = half == 0 ? 1 : 0
    #expect(picker.delegate?.pickerView(picker, titleForRow: 0, forComponent: hour) == "12")
    picker.delegate?.pickerView(picker, didSelectRow: 0, inComponent: half)
    #expect(dates.date == Date(timeIntervalSince1970: 9 * 3600 + 41 * 60))
    picker.delegate?.pickerView(picker, didSelectRow: 0, inComponent: hour)
    #expect(dates.date == Date(timeIntervalSince1970: 41 * 60))
    dates.datePickerMode = .dateAndTime
    #expect(picker.numberOfComponents == 4)
    dates.datePickerMode = .countDownTimer
    #expect(picker.numberOfComponents == 2)
  }
}
