import Synchronization

/// The source of the pictures and colours of an app. Without it no name is known: this library reads no file.
package nonisolated protocol AppResources: Sendable {
  /// The picture of a name, with or without the ending of its file; nil if there is none.
  func picture(named name: String) -> AppPicture?
  /// The picture in the bytes of a file; nil if they cannot be drawn.
  func picture(of data: Data, scale: CGFloat) -> AppPicture?
  /// The colour of a name; nil if there is none.
  func color(named name: String) -> ColorValue?
  /// The path of a file or a folder with this name, which has its ending; nil if there is none.
  func path(ofFile name: String) -> String?
}

/// A picture of an app.
package nonisolated struct AppPicture: Sendable {
  package var value: PictureValue
  /// In points.
  package var size: CGSize
  /// The pixels of the file in a point. What is kept may have fewer.
  package var scale: CGFloat
  /// Whether it is drawn in the tint colour; nil if the app does not say.
  package var isTemplate: Bool?

  package init(_ value: PictureValue, size: CGSize, scale: CGFloat = 1, isTemplate: Bool? = nil) {
    (self.value, self.size, self.scale, self.isTemplate) = (value, size, scale, isTemplate)
  }
}

/// Has the resources of the app that runs in this process.
package final nonisolated class ResourceHost: Sendable {
  package static let ofThisProcess = ResourceHost()

  private let shared = Mutex<(any AppResources)?>(nil)

  /// Set before the code of the app runs.
  package var resources: (any AppResources)? {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }
}
