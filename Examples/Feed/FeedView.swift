import NimbusUIKit
import Three20CSSStyle

/// The screen of the app: a bar, the state of the list, the posts, and a button for more of them.
public final class FeedView: UIView, TTCSSCustomView {
    private let bar = UIView()
    private let title = UILabel()
    private let status = UILabel()
    private let items: [FeedItemView]
    /// The button at the end of the list.
    public let more = UIButton()

    /// Creates a screen with posts.
    public init(_ items: [FeedItem]) {
        self.items = items.map(FeedItemView.init)
        super.init(frame: .zero)
        title.text = "Feed"
        title.textAlignment = .center
        title.applyCssSelector("headerFont")
        status.text = "Last updated 12:05"
        status.textAlignment = .center
        more.setTitle("Load more posts", for: .normal)
        for view in [bar, status, more] + self.items { addSubview(view) }
        bar.addSubview(title)
        applyCssSelector("body")
    }

    /// A screen is not in a storyboard.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Reads the values that a view does not have from its own selector, again for each saved stylesheet.
    public func didApplyCssRules(_ ruleSet: TTCSSRuleSet?) {
        guard let appearance = TTStyleSheet.global as? TTDefaultStyleSheet else { return }
        bar.backgroundColor = appearance.navigationBarTintColor
        status.font = appearance.tableRefreshHeaderLastUpdatedFont
        status.textColor = appearance.tableRefreshHeaderTextColor
        status.backgroundColor = appearance.tableRefreshHeaderBackgroundColor
        // One property of a selector, in two states.
        more.setTitleColor(TTCSS(".moreButton", \.color), for: .normal)
        more.setTitleColor(TTCSS(".moreButton", \.color, forState: .highlighted), for: .highlighted)
        // All properties of a selector.
        let button = TTCSSRule(".moreButton")
        more.titleLabel?.font = button?.font
        more.backgroundColor = button?.backgroundColor
        setNeedsLayout()
    }

    /// Stacks the parts. The stylesheet has the heights of the rows.
    public override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 64)
        title.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 44)
        status.frame = CGRect(x: 0, y: 64, width: bounds.width, height: 28)
        var y = status.frame.maxY
        for item in items {
            item.frame = CGRect(x: 0, y: y, width: bounds.width, height: TTCSS("item", \.size)?.height ?? 0)
            y = item.frame.maxY
        }
        more.frame = CGRect(x: 16, y: y + 16, width: bounds.width - 32, height: 44)
    }
}
