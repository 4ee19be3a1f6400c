// The tests of UIKit.
