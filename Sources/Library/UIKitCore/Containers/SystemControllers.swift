// Controllers that the system fills on iOS. Here they are empty: they can be presented and dismissed, and their delegates
// are not called.

/// Shares something.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?
  open var allowsProminentActivity = true

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Something that can be done with what is shared.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What is done.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let postToFacebook = ActivityType("postToFacebook"), postToTwitter = ActivityType("postToTwitter")
    public static let postToWeibo = ActivityType("postToWeibo"), postToVimeo = ActivityType("postToVimeo")
    public static let postToFlickr = ActivityType("postToFlickr"), message = ActivityType("message")
    public static let mail = ActivityType("mail"), print = ActivityType("print")
    public static let copyToPasteboard = ActivityType("copyToPasteboard"), airDrop = ActivityType("airDrop")
    public static let assignToContact = ActivityType("assignToContact")
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    public static let addToReadingList = ActivityType("addToReadingList")
    public static let openInIBooks = ActivityType("openInIBooks"), markupAsPDF = ActivityType("markupAsPDF")
  }
}

/// Takes a picture, or lets a person choose one.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public nonisolated enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// The key of what was chosen.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "mediaType"), originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage"), cropRect = InfoKey(rawValue: "cropRect")
    public static let mediaURL = InfoKey(rawValue: "mediaURL"), imageURL = InfoKey(rawValue: "imageURL")
    public static let phAsset = InfoKey(rawValue: "phAsset"), mediaMetadata = InfoKey(rawValue: "mediaMetadata")
    public static let referenceURL = InfoKey(rawValue: "referenceURL")
  }

  /// The cameras of a phone.
  public nonisolated enum CameraDevice: Int, Sendable { case rear, front }
  /// What a camera makes.
  public nonisolated enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// Whether there is a flash.
  public nonisolated enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// False: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  open var sourceType = SourceType.photoLibrary
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var showsCameraControls = true
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  /// False: there is neither a camera nor a library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// Is told of what was chosen. No method is called.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Saves nothing, and calls nothing: there is no album.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// A button with a colour, which a person may choose. No choice is shown.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  open var selectedColor: UIColor?
  open var title: String?
  open var supportsAlpha = true

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  override var ownDrawing: [DrawingCommand] {
    [part(face, radius: face.width / 2, selectedColor ?? .systemGray5)]
  }
}

/// Lets a person choose a colour.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// Is told of the colour that was chosen. No method is called.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
