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

extension UIView {
    /// A view of a class; nil where that takes Objective-C, and there is none.
    static func make(_ viewClass: UIView.Type) -> UIView? {
        #if canImport(UIKit) && canImport(ObjectiveC)
        viewClass.init(frame: .zero)
        #else
        nil
        #endif
    }
}

extension ViewBuilder {
    /// Whether an object has the method of a name, for controls to call.
    static func canPerform(_ action: Selector, on target: AnyObject) -> Bool {
        #if canImport(UIKit) && canImport(ObjectiveC)
        (target as? any NSObjectProtocol)?.responds(to: action) == true
        #elseif canImport(UIKit)
        false
        #else
        target is any UIActionTarget
        #endif
    }
}
