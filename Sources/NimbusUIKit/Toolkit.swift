// The one place that knows which toolkit there is.
#if canImport(UIKit)
@_exported import UIKit
#else
@_exported import HeadlessUIKit
#endif

/// The name of the toolkit.
package var toolkitName: String {
    #if canImport(UIKit)
    "UIKit"
    #else
    "HeadlessUIKit"
    #endif
}

extension UIImage {
    /// What it was found by; nil where that is not known.
    package var assetName: String? {
        #if canImport(UIKit)
        accessibilityIdentifier
        #else
        name
        #endif
    }
}

extension UIColor {
    /// The image that it repeats; nil for plain colours, and where that is not known.
    package var repeatedImage: UIImage? {
        #if canImport(UIKit)
        nil
        #else
        patternImage
        #endif
    }
}
