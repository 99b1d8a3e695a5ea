import Foundation

/// A bar with a field to search by.
@MainActor open class UISearchBar: UIView {
    /// Who is told about typing.
    open weak var delegate: UISearchBarDelegate?

    private lazy var field = UISearchTextField()

    /// The field of the bar.
    @available(tvOS, unavailable)
    open var searchTextField: UISearchTextField { field }

    /// A bar of this frame.
    @available(tvOS, unavailable)
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    /// A bar without a frame.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        field.clearButtonMode = .always
        addSubview(field)
    }

    /// What is searched for.
    open var text: String? {
        get { field.text }
        set {
            quietly { field.text = newValue }
            note()
        }
    }

    /// What stands in the field while it is empty.
    open var placeholder: String? {
        get { field.placeholder }
        set {
            quietly { field.placeholder = newValue }
            note()
        }
    }

    /// What stands above the field.
    open var prompt: String? { didSet { note() } }
    /// Light, or dark.
    open var barStyle = UIBarStyle.default { didSet { note() } }
    /// How much of a bar there is around the field.
    open var searchBarStyle = Style.default { didSet { note() } }
    /// The colour of the bar itself; nil for that of its style.
    open var barTintColor: UIColor? { didSet { note() } }
    /// Whether what is behind it shines through.
    open var isTranslucent = true { didSet { note() } }
    /// What is drawn behind the field instead of the bar.
    open var backgroundImage: UIImage? { didSet { note() } }
    /// Whether there is a button that ends the search.
    open var showsCancelButton = false { didSet { rearrange() } }

    /// As wide as there is room, 56 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    private var cancelItem: UIBarButtonItem { UIBarButtonItem(systemItem: .cancel) }
    private var painter: BarItemPainter { BarItemPainter(tint: tintColor, traits: traitCollection) }

    private var cancelWidth: CGFloat { showsCancelButton ? painter.width(of: cancelItem) + 12 : 0 }

    /// Places the field.
    open override func layoutSubviews() {
        super.layoutSubviews()
        quietly {
            field.place(
                CGRect(
                    x: 12, y: (bounds.height - 36) / 2, width: max(0, bounds.width - 24 - cancelWidth), height: 36))
        }
    }

    /// Draws the bar.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        switch searchBarStyle {
        case .minimal: break
        case .default, .prominent:
            BarBackground(
                style: barStyle, tint: barTintColor, isTranslucent: isTranslucent,
                image: backgroundImage, edge: .maxYEdge
            ).draw(in: bounds, on: context)
        }
        if showsCancelButton {
            let place = CGRect(x: bounds.maxX - cancelWidth, y: 0, width: cancelWidth - 12, height: bounds.height)
            painter.draw(cancelItem, in: place, on: context)
        }
    }
}
