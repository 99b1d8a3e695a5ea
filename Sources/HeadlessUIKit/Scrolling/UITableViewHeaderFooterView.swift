import Foundation

/// The header or footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
    private var inset: CGFloat = 16
    private var placement = Placement.middle

    /// The vertical position of the title.
    private enum Placement {
        case middle
        case aboveRows
        case belowRows
    }

    /// The identifier with which the table reuses the view.
    public let reuseIdentifier: String?
    /// The view that contains the labels.
    public let contentView = UIView()

    /// Creates a view with a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a view without a reuse identifier.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The label of the title.
    open var textLabel: UILabel? { titleLabel }
    private lazy var titleLabel: UILabel = {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }()

    func adopt(title: String, style: UITableView.Style, isHeader: Bool, inset: CGFloat) {
        self.inset = inset + 16
        let isPlain = style == .plain
        textLabel?.text = isPlain || !isHeader ? title : title.uppercased()
        textLabel?.font = isPlain ? .systemFont(ofSize: 15, weight: .semibold) : .systemFont(ofSize: 13)
        textLabel?.textColor = isPlain ? .label : .secondaryLabel
        placement = isPlain ? .middle : isHeader ? .aboveRows : .belowRows
        backgroundColor = isPlain ? .secondarySystemBackground : nil
    }

    /// Lays out the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording {
            contentView.place(bounds)
            let height = textLabel?.sizeThatFits(.zero).height ?? 0
            let top: CGFloat
            switch placement {
            case .middle: top = (bounds.height - height) / 2
            case .aboveRows: top = bounds.height - height - 7
            case .belowRows: top = 7
            }
            textLabel?.place(CGRect(x: inset, y: top, width: max(0, bounds.width - inset * 2), height: height))
        }
    }
}
