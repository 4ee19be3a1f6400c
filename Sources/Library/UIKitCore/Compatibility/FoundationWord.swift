/// The first stored property of each class whose objects are values of attributed strings.
///
/// Observed in Foundation on Linux: an attributed string that compares two values takes bits 8 to 17 of this word for the type of
/// the object, and stops the program if they are 0. If they are not, it calls `isEqual(_:)`.
nonisolated struct FoundationWord: Sendable { private let bits: UInt64 = 1 << 8 }
