import NimbusUIKit
import Three20CSSStyle

/// A row of the feed. Its rules give each part its place.
public final class FeedItemView: UIView, TTCSSCustomView {
    private let time = UILabel()

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
        time.text = item.time
        add(time, ".time")
        add(UIView(), "line")
    }

    /// A row is not in a storyboard.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Reads a colour of the default stylesheet, again for each saved stylesheet.
    public func didApplyCssRules(_ ruleSet: TTCSSRuleSet?) {
        time.textColor = (TTStyleSheet.global as? TTDefaultStyleSheet)?.timestampTextColor
    }

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
