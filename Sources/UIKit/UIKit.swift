// The sources of UIKit.
