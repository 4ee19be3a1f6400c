// The functions of the standard library are generic. Without optimization these are ten times as fast, and pictures of a test suite
// are mostly made without.

/// Returns the smaller of two numbers.
@inline(__always)
func min(_ one: Int, _ other: Int) -> Int { other < one ? other : one }

/// Returns the larger of two numbers.
@inline(__always)
func max(_ one: Int, _ other: Int) -> Int { other < one ? one : other }

/// Returns the distance of two numbers.
@inline(__always)
func distance(_ one: Int, _ other: Int) -> Int { other < one ? one &- other : other &- one }
