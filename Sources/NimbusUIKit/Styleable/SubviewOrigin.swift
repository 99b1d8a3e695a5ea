/// The creator of a subview.
enum SubviewOrigin {
    /// The app. Selectors can match the subview.
    case app
    /// The toolkit, which created a container for subviews of the app, such as the content view of a cell.
    case container
    /// The toolkit, which draws a part of the superview with the subview.
    case toolkit
}

extension UIView {
    /// Returns who created the view, which is a subview of `superview`.
    func origin(in superview: UIView) -> SubviewOrigin {
        if superview.contentContainer === self { return .container }
        if let name = ToolkitClass.name(of: type(of: self)) {
            if ToolkitClass.namesOfContainers.contains(name) { return .container }
            // Private classes, such as those of scroll indicators and of the backgrounds of bars. The scroll view of a
            // page controller contains the views of other controllers.
            if name.utf8.first == UInt8(ascii: "_") { return self is UIScrollView ? .container : .toolkit }
        }
        if superview is any SelectableCell, isClearSelectionBackground { return .toolkit }
        let isPart = superview.hasPart(self) || superview.superview?.hasPart(self) == true
        return isPart || superview.hasOnlyPrivateSubviews ? .toolkit : .app
    }

    /// The view that the toolkit created for subviews of the app. `nil` if the app adds subviews to the view itself.
    var contentContainer: UIView? {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let band as UITableViewHeaderFooterView: band.contentView
        case let view as UIVisualEffectView: view.contentView
        default: nil
        }
    }

    /// Whether the toolkit draws the view with subviews of its own, and the app adds none.
    var hasOnlyPrivateSubviews: Bool {
        switch self {
        case is UIButton, is UITextField: return false
        case is UISearchBar, is UIProgressView, is UIActivityIndicatorView, is UITextView: return true
        default:
            let name = ToolkitClass.names(for: self).last
            // Without controls that the app draws itself.
            if self is UIControl { return name != "UIControl" }
            return name.map(ToolkitClass.namesWithPrivateSubviews.contains) == true
        }
    }

    /// Whether a label or an image view inside the view is one that the toolkit created for the view.
    private func hasPart(_ view: UIView) -> Bool {
        // Asking for a part can create it, so only labels and image views of the toolkit ask.
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
    /// The private classes of the views in which UIKit puts the views of controllers.
    fileprivate static let namesOfContainers: Set<String> = [
        "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView", "UITransitionView",
        "UIViewControllerWrapperView",
    ]

    /// The classes that have only private subviews, without controls and the classes that the adapter uses.
    fileprivate static let namesWithPrivateSubviews: Set<String> = [
        "UICalendarView", "UIListContentView", "UIPickerView", "UITabBar",
    ]
}
