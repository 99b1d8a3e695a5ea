/// The creator of a subview.
enum SubviewOrigin {
    /// The app. Selectors can match the subview.
    case app
    /// UIKit. The subview is a container for subviews of the app, such as the content view of a cell.
    case container
    /// UIKit. The subview draws a part of the superview.
    case toolkit
}

extension UIView {
    /// Returns the creator of the view, which is a subview of `superview`.
    func origin(in superview: UIView) -> SubviewOrigin {
        if superview.contentContainer === self { return .container }
        if isRootOfOtherFramework { return .toolkit }
        if let name = ToolkitClass.name(of: type(of: self)) {
            if ToolkitClass.namesOfContainers.contains(name) { return .container }
            // Private classes, such as scroll indicators and bar backgrounds. The scroll view of a page view controller
            // contains the views of child view controllers.
            if name.utf8.first == UInt8(ascii: "_") { return self is UIScrollView ? .container : .toolkit }
        }
        if superview is any SelectableCell, isClearSelectionBackground { return .toolkit }
        let isPart = superview.hasPart(self) || superview.superview?.hasPart(self) == true
        return isPart || superview.hasOnlyPrivateSubviews ? .toolkit : .app
    }

    /// The view that UIKit created for subviews of the app. `nil` if the app adds subviews to the view itself.
    package var contentContainer: UIView? {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let band as UITableViewHeaderFooterView: band.contentView
        case let view as UIVisualEffectView: view.contentView
        default: nil
        }
    }

    /// Whether UIKit draws the view with private subviews, and apps add no subviews.
    var hasOnlyPrivateSubviews: Bool {
        switch self {
        case is UIButton, is UITextField: return false
        case _ where isOfOtherFramework: return true
        case is UISearchBar, is UIProgressView, is UIActivityIndicatorView, is UITextView: return true
        default:
            let name = ToolkitClass.names(for: self).last
            // Direct subclasses of `UIControl` in an app have subviews of the app.
            if self is UIControl { return name != "UIControl" }
            return name.map(ToolkitClass.namesWithPrivateSubviews.contains) == true
        }
    }

    /// Whether the views inside are not the app's, because a framework other than UIKit draws the view. Examples are
    /// `WKWebView`, `MKMapView` and the root view of a `UIHostingController`.
    var isOfOtherFramework: Bool { ToolkitClass.isOfOtherFramework(type(of: self)) || isRootOfOtherFramework }

    /// Whether the view is the root view of a view controller of a framework other than UIKit, such as
    /// `UIHostingController`, or of a subclass of it.
    private var isRootOfOtherFramework: Bool {
        guard let controller = (self as UIResponder).next as? UIViewController else { return false }
        return ToolkitClass.isOfOtherFramework(type(of: controller))
    }

    /// Returns whether UIKit created a label or image view as a part of the view.
    func hasPart(_ view: UIView) -> Bool {
        // Reading a part can create it, so that the parts are compared only with UIKit's labels and image views.
        guard view is UILabel || view is UIImageView, ToolkitClass.name(of: type(of: view)) != nil else { return false }
        return switch (self, view) {
        case (let cell as UITableViewCell, is UILabel): cell.textLabel === view || cell.detailTextLabel === view
        case (let cell as UITableViewCell, is UIImageView): cell.imageView === view
        case (let band as UITableViewHeaderFooterView, is UILabel): band.textLabel === view
        default: false
        }
    }
}

extension ToolkitClass {
    /// The private classes of UIKit's containers of view controllers' views.
    fileprivate static let namesOfContainers: Set<String> = [
        "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView", "UITransitionView",
        "UIViewControllerWrapperView",
    ]

    /// The classes with only private subviews, except controls and the classes tested above.
    fileprivate static let namesWithPrivateSubviews: Set<String> = [
        "UICalendarView", "UIListContentView", "UIPickerView", "UITabBar",
    ]
}
