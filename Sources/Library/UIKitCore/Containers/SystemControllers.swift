// Controllers that the system fills on iOS. Here they are empty: they can be presented and dismissed, and their
// delegates are not called. Each warns once when its view is loaded.

/// A controller with which a person shares something. As Apple's, except: it is empty; warns once when it is shown.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The ways of sharing to leave out. None is shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Never called: nothing is shared.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)?
  /// Whether one way of sharing stands out. None is shown.
  open var allowsProminentActivity = true

  /// An empty controller.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Loads the empty view; warns once.
  open override func viewDidLoad() {
    super.viewDidLoad()
    warnNotSupported("UIActivityViewController")
  }
}

/// A way of sharing. As Apple's, except: it has only its types, and is never shown.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of a way of sharing.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// As Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As Apple's.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// As Apple's.
    public static let postToFacebook = ActivityType("postToFacebook"), postToTwitter = ActivityType("postToTwitter")
    /// As Apple's.
    public static let postToWeibo = ActivityType("postToWeibo"), postToVimeo = ActivityType("postToVimeo")
    /// As Apple's.
    public static let postToFlickr = ActivityType("postToFlickr"), message = ActivityType("message")
    /// As Apple's.
    public static let mail = ActivityType("mail"), print = ActivityType("print")
    /// As Apple's.
    public static let copyToPasteboard = ActivityType("copyToPasteboard"), airDrop = ActivityType("airDrop")
    /// As Apple's.
    public static let assignToContact = ActivityType("assignToContact")
    /// As Apple's.
    public static let saveToCameraRoll = ActivityType("saveToCameraRoll")
    /// As Apple's.
    public static let addToReadingList = ActivityType("addToReadingList")
    /// As Apple's.
    public static let openInIBooks = ActivityType("openInIBooks"), markupAsPDF = ActivityType("markupAsPDF")
  }
}

/// A controller with which a person takes or chooses a picture. As Apple's, except: it is empty, and there is neither a
/// camera nor a library; warns once when it is shown.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public nonisolated enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// A key of the picture that was chosen. Nothing is.
  public nonisolated struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// As Apple's.
    public var rawValue: String
    /// As Apple's.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As Apple's.
    public static let mediaType = InfoKey(rawValue: "mediaType"), originalImage = InfoKey(rawValue: "originalImage")
    /// As Apple's.
    public static let editedImage = InfoKey(rawValue: "editedImage"), cropRect = InfoKey(rawValue: "cropRect")
    /// As Apple's.
    public static let mediaURL = InfoKey(rawValue: "mediaURL"), imageURL = InfoKey(rawValue: "imageURL")
    /// As Apple's.
    public static let phAsset = InfoKey(rawValue: "phAsset"), mediaMetadata = InfoKey(rawValue: "mediaMetadata")
    /// As Apple's.
    public static let referenceURL = InfoKey(rawValue: "referenceURL")
  }

  /// The cameras of a phone.
  public nonisolated enum CameraDevice: Int, Sendable { case rear, front }
  /// The product of a camera.
  public nonisolated enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The use of the flash.
  public nonisolated enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// False: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// The source of pictures. There is none.
  open var sourceType = SourceType.photoLibrary
  /// The camera. There is none.
  open var cameraDevice = CameraDevice.rear
  /// The product of the camera. There is none.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The use of the flash. There is none.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera has controls. There is none.
  open var showsCameraControls = true
  /// Whether a person may edit the picture. There is none.
  open var allowsEditing = false
  /// The types of files to choose from. There are none.
  open var mediaTypes = ["public.image"]
  /// False: there is neither a camera nor a library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// Loads the empty view; warns once.
  open override func viewDidLoad() {
    super.viewDidLoad()
    warnNotSupported("UIImagePickerController")
  }
}

/// The delegate of an image picker. As Apple's, except: no method is called.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing by default.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Saves nothing and calls nothing, since there is no album; warns once.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { warnNotSupported("UIImageWriteToSavedPhotosAlbum") }

/// A round button, 28 points wide, that shows a colour. As Apple's, except: a tap lets nobody choose another one; it
/// warns once.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The colour; nil shows grey.
  open var selectedColor: UIColor?
  /// The title of the controller in which a person chooses. It is not shown.
  open var title: String?
  /// Whether a person may choose the opacity. Nobody chooses.
  open var supportsAlpha = true

  override func sendTouchUpInside(with event: UIEvent?) {
    super.sendTouchUpInside(with: event)
    warnNotSupported("UIColorWell")
  }

  /// 28 by 28 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  override var ownDrawing: [DrawingCommand] {
    [part(face, radius: face.width / 2, selectedColor ?? .systemGray5)]
  }
}

/// A controller with which a person chooses a colour. As Apple's, except: it is empty; warns once when it is shown.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// The delegate. It is never called.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour. Only the program changes it.
  open var selectedColor = UIColor.white
  /// Whether a person may choose the opacity. Nobody chooses.
  open var supportsAlpha = true

  /// Loads the empty view; warns once.
  open override func viewDidLoad() {
    super.viewDidLoad()
    warnNotSupported("UIColorPickerViewController")
  }
}

/// The delegate of a colour picker. As Apple's, except: no method is called.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing by default.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing by default.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
