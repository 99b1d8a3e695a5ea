import CSSEngine

/// A view in place of one of an app's own class, in programs that do not contain the app.
package final class StandInView: UIView {
    /// The names for type selectors.
    let types: [String]

    /// - Parameter name: The name of the app's class.
    package init(_ name: String) {
        types = [name, "UIView"]
        super.init(frame: .zero)
    }

    /// Creates a view without a class of the app.
    required init?(coder: NSCoder) {
        types = ["UIView"]
        super.init(coder: coder)
    }
}
