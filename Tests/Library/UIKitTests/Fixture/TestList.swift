import Foundation

@testable import UIKitCore
@testable import UIKitLists

/// A list of three rows that writes its selections into the transcript.
final class TestList: UITableView, Logs, UITableViewDataSource, UITableViewDelegate {
  weak var transcriber: Transcriber? {
    didSet {
      (dataSource, delegate) = (self, self)
      reloadData()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    transcriber?.name(cell.contentView, "row\(indexPath.row)")
    transcriber?.name(cell, "cell\(indexPath.row)")
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    transcriber?.write("didSelect \(indexPath.row)")
  }
}
