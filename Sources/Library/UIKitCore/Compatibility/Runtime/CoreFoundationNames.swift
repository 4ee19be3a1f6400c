// Constants of C and Core Foundation that sources use. Linux has their types, not the constants.

/// True, as an object.
public nonisolated let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// False, as an object.
public nonisolated let kCFBooleanFalse: NSNumber! = NSNumber(value: false)

/// The largest number of single precision.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude
