// `#_sourceLocation` is a default argument of the expectations, also in files that import only XCTest.
@_exported import Testing
