/// The class that answers with its phones. It has no vote before the answer is revealed.
package struct PhonesState: Equatable, Sendable {
  /// The address of the page as people type it.
  package var address: String
  /// The rows of its QR code; true is dark.
  package var code: [[Bool]]
  /// The other addresses of this machine at which phones might reach it.
  package var otherAddresses: [String] = []
  /// The number of phones in the class, and the number of phones that have answered.
  package var present = 0
  package var answered = 0

  package init(address: String, code: [[Bool]]) { (self.address, self.code) = (address, code) }
}
