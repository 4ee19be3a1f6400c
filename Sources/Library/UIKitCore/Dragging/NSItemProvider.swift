/// An object that an item provider hands out. As Apple's, except: objects are handed out as they are, so nothing is written as data.
public nonisolated protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the data, such as `public.png`, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// An object that an item provider makes. As Apple's, except: objects are handed out as they are, so nothing is read from data.
public nonisolated protocol NSItemProviderReading: NSObjectProtocol {}

nonisolated extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}
nonisolated extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
}
nonisolated extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// A plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}
nonisolated extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

/// The data of a dragged item: an object, or nothing. As Apple's of Foundation, which Linux has not, except: there is no data of files
/// and no conversion between classes.
open nonisolated class NSItemProvider: NSObject, @unchecked Sendable {
  /// The domain of the error of a load.
  public static let errorDomain = "NSItemProviderErrorDomain"
  /// The type that a type belongs to.
  private static let wider = [
    "public.png": "public.image", "public.jpeg": "public.image", "public.image": "public.data",
    "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text", "public.text": "public.data",
    "public.url": "public.data",
  ]

  private let object: (any NSItemProviderWriting)?
  /// The name of a file, for the program itself.
  open var suggestedName: String?

  /// A provider of nothing.
  public override init() { object = nil }
  /// A provider of an object.
  public init(object: any NSItemProviderWriting) { self.object = object }

  /// The types of the object.
  open var registeredTypeIdentifiers: [String] {
    object.map { type(of: $0).writableTypeIdentifiersForItemProvider } ?? []
  }
  /// Whether the object has a type, such as `public.image`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { type in
      sequence(first: type) { NSItemProvider.wider[$0] }.contains(typeIdentifier)
    }
  }

  /// Whether the object is one of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { object(ofClass: aClass) != nil }
  /// Whether the object is a value of a type, such as `String`.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { value(of: type) != nil }

  /// Calls `completionHandler` with the object, or with an error if it is not one of the class. As Apple's, except: it is called
  /// later on the main queue.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @MainActor ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    nonisolated(unsafe) let object = object(ofClass: aClass)
    DispatchQueue.main.async { completionHandler(object, object == nil ? NSItemProvider.noObject : nil) }
    return .done
  }
  /// Calls `completionHandler` with the value, or with an error if it is not one of the type, such as `String`. As Apple's, except:
  /// it is called later on the main queue.
  @discardableResult public func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass type: Value.Type, completionHandler: @escaping @MainActor (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    nonisolated(unsafe) let value = value(of: type)
    DispatchQueue.main.async { completionHandler(value, value == nil ? NSItemProvider.noObject : nil) }
    return .done
  }

  final func object(ofClass aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? { cast(to: aClass) }
  private func cast<Object: NSItemProviderReading>(to type: Object.Type) -> (any NSItemProviderReading)? {
    object as? Object
  }
  final func value<Value: _ObjectiveCBridgeable>(of type: Value.Type) -> Value? {
    (object as? Value._ObjectiveCType).flatMap { source in
      var value: Value?
      return Value._conditionallyBridgeFromObjectiveC(source, result: &value) ? value : nil
    }
  }

  /// Apple's error for an object of another class.
  private static var noObject: NSError { NSError(domain: errorDomain, code: -1000) }
}

nonisolated extension Progress {
  /// The progress of a load that has ended.
  static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
