import NimbusUIKit
import Three20CSSStyle

/// A row of the feed. Its rules give each part its place.
public final class FeedItemView: UIView {
    /// Creates a row.
    public init(_ item: FeedItem) {
        super.init(frame: .zero)
        applyCssSelector("item")
        let avatar = UILabel()
        avatar.text = item.name.prefix(1).uppercased()
        avatar.layer.cornerRadius = 4
        avatar.clipsToBounds = true
        add(avatar, ".avatar")
        add(label(item.name), ".name")
        add(label(item.text), ".text")
        let time = label(item.time)
        add(time, ".time")
        // A colour of the default stylesheet.
        time.textColor = (TTStyleSheet.global as? TTDefaultStyleSheet)?.timestampTextColor
        let line = UIView()
        add(line, "line")
    }

    /// A row is not in a storyboard.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 2
        return label
    }

    private func add(_ view: UIView, _ selector: String) {
        addSubview(view)
        view.applyCssSelector(selector)
    }
}
