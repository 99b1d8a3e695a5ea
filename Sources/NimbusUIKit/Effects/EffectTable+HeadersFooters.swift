import CSSEngine

extension EffectTable {
    /// The effect on the background of the headers and footers of tables. UIKit does not support a change of the background of
    /// the view itself.
    static let headerFooterBackground = Effect(
        "contentView.backgroundColor", on: UITableViewHeaderFooterView.self, ["background-color", "background-image"],
        value: { $0.background(color: 0, image: 1) }, get: { $0.contentView.backgroundColor },
        set: { $0.contentView.backgroundColor = $1 }
    ).depending(on: .resources).paintOnly
}

extension UIView {
    /// The view with the background of the app or of a style: the content view of a header or footer of a table, and any other
    /// view itself.
    package var backgroundOwner: UIView { (self as? UITableViewHeaderFooterView)?.contentView ?? self }
}
