/// The attributes of texts in UIKit. As Apple's, except: attachments, text effects, ligatures and obliqueness are missing.
nonisolated extension AttributeScopes {
  /// The scope of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit and of Foundation. As Apple's, except as in `AttributeScopes`.
  public struct UIKitAttributes: AttributeScope {
    /// As Apple's.
    public let font: FontAttribute
    /// As Apple's.
    public let foregroundColor: ForegroundColorAttribute
    /// As Apple's.
    public let backgroundColor: BackgroundColorAttribute
    /// As Apple's.
    public let paragraphStyle: ParagraphStyleAttribute
    /// As Apple's.
    public let underlineStyle: UnderlineStyleAttribute
    /// As Apple's.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// As Apple's.
    public let underlineColor: UnderlineColorAttribute
    /// As Apple's.
    public let strikethroughColor: StrikethroughColorAttribute
    /// As Apple's.
    public let strokeColor: StrokeColorAttribute
    /// As Apple's.
    public let strokeWidth: StrokeWidthAttribute
    /// As Apple's.
    public let shadow: ShadowAttribute
    /// As Apple's.
    public let kern: KernAttribute
    /// As Apple's.
    public let tracking: TrackingAttribute
    /// As Apple's.
    public let baselineOffset: BaselineOffsetAttribute
    /// As Apple's.
    public let foundation: FoundationAttributes

    /// As Apple's.
    public enum FontAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = UIFont
      /// As Apple's.
      public static let name = "NSFont"
    }
    /// As Apple's.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = UIColor
      /// As Apple's.
      public static let name = "NSColor"
    }
    /// As Apple's.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = UIColor
      /// As Apple's.
      public static let name = "NSBackgroundColor"
    }
    /// As Apple's.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = NSParagraphStyle
      /// As Apple's.
      public static let name = "NSParagraphStyle"
    }
    /// As Apple's.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = NSUnderlineStyle
      /// As Apple's.
      public static let name = "NSUnderline"
    }
    /// As Apple's.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = NSUnderlineStyle
      /// As Apple's.
      public static let name = "NSStrikethrough"
    }
    /// As Apple's.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = UIColor
      /// As Apple's.
      public static let name = "NSUnderlineColor"
    }
    /// As Apple's.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = UIColor
      /// As Apple's.
      public static let name = "NSStrikethroughColor"
    }
    /// As Apple's.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = UIColor
      /// As Apple's.
      public static let name = "NSStrokeColor"
    }
    /// As Apple's.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = CGFloat
      /// As Apple's.
      public static let name = "NSStrokeWidth"
    }
    /// As Apple's.
    public enum ShadowAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = NSShadow
      /// As Apple's.
      public static let name = "NSShadow"
    }
    /// As Apple's.
    public enum KernAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = CGFloat
      /// As Apple's.
      public static let name = "NSKern"
    }
    /// As Apple's.
    public enum TrackingAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = CGFloat
      /// As Apple's.
      public static let name = "CTTracking"
    }
    /// As Apple's.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// As Apple's.
      public typealias Value = CGFloat
      /// As Apple's.
      public static let name = "NSBaselineOffset"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// The attribute of UIKit with this name, as in `container.font`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
