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
        // Private classes, such as those of scroll indicators and of the backgrounds of bars.
        if ToolkitClass.name(of: type(of: self))?.utf8.first == UInt8(ascii: "_") { return .toolkit }
        if superview.contentContainer === self { return .container }
        return superview.hasPart(self) || superview.superview?.hasPart(self) == true ? .toolkit : .app
    }

    /// The view that the toolkit created for subviews of the app. `nil` if the app adds subviews to the view itself.
    var contentContainer: UIView? {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let band as UITableViewHeaderFooterView: band.contentView
        default: nil
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
