import Testing
import TouchTesting
import UIKit

/// A row that a stranger swipes, and that stays where it is.
@MainActor struct RowHintTests {
  /// Deletes rows, as its iOS sources do.
  private class List: UITableViewController {
    var rows = ["one", "two", "three"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  private final class SwipedList: List {
    override var swipesRows: Bool { true }
  }

  private func warnings(_ list: List, by distance: CGVector) -> [String] {
    let screen = TestScreen(list)
    guard let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) else { return ["no cell"] }
    screen.drag(cell, by: distance)
    return screen.trace.warnings
  }

  @Test func aRowThatIsNotSwipedSaysWhatItsDataSourceNeeds() {
    let warnings = warnings(List(), by: CGVector(dx: -120, dy: 0))
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("`var swipesRows: Bool { true }`") == true, "\(warnings)")
  }

  @Test func otherDragsAndTablesThatSwipeSayNothing() {
    #expect(warnings(List(), by: CGVector(dx: 120, dy: 0)) == [])
    #expect(warnings(List(), by: CGVector(dx: -20, dy: -120)) == [])
    #expect(warnings(SwipedList(), by: CGVector(dx: -120, dy: 0)) == [])
  }
}
