// Constants of Core Foundation that sources give to functions which take any object. Linux has the type, not the constants.

/// True, as an object.
public nonisolated let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// False, as an object.
public nonisolated let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
