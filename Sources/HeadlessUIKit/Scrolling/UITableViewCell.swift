import Foundation

/// A row of a table.
@MainActor open class UITableViewCell: UIView {
    let cellStyle: CellStyle
    var separator = CellSeparator()
    var ownSeparatorInset: UIEdgeInsets?
    var tableStyle = UITableView.Style.plain
    /// Where its table has put it last; what is elsewhere somebody else has put there.
    var rowFrame = CGRect.zero

    /// The kind of cell, by which idle ones are found again.
    public let reuseIdentifier: String?
    /// What holds its content.
    public let contentView = UIView()

    /// A cell of this kind with the labels of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        finishInit()
    }

    /// A cell that a table makes of a registered class.
    ///
    /// Required, so that every subclass has it; inherited by those that take over the other initializers.
    public required convenience init(registeredFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// A cell of no kind.
    public required init?(coder: NSCoder) {
        cellStyle = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        backgroundColor = .systemBackground
        rowFrame = frame
        addSubview(contentView)
    }

    /// The rectangle around it in its superview; the cells below it in a table move along.
    open override var frame: CGRect {
        didSet { if frame != oldValue { (superview as? UITableView)?.stackedCellDidMove() } }
    }

    // MARK: Parts

    var madeDetailLabel: UILabel?
    var madeTextLabel: UILabel?
    var madeImageView: UIImageView?

    /// Its title, made when it is asked for.
    open var textLabel: UILabel? {
        if madeTextLabel == nil { madeTextLabel = makeLabel(titleStyle) }
        return madeTextLabel
    }

    /// What stands beside or below the title, made when it is asked for; nil where the style has none.
    open var detailTextLabel: UILabel? {
        if madeDetailLabel == nil { madeDetailLabel = detailStyle.map(makeLabel) }
        return madeDetailLabel
    }

    /// Its image, made when it is asked for.
    open var imageView: UIImageView? {
        if let madeImageView { return madeImageView }
        let view = UIImageView()
        contentView.addSubview(view)
        madeImageView = view
        return view
    }

    private func makeLabel(_ style: CellLabelStyle) -> UILabel {
        let label = UILabel()
        label.font = style.font
        label.textColor = style.color
        label.textAlignment = style.alignment
        contentView.addSubview(label)
        return label
    }

    /// What stands behind its content.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView, below: contentView) } }
    /// What stands behind its content while it is chosen.
    open var selectedBackgroundView: UIView? {
        didSet { replace(oldValue, by: selectedBackgroundView, below: contentView) }
    }
    /// What stands at its right.
    open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView, below: contentView) } }
    /// The sign at its right.
    open var accessoryType = AccessoryType.none { didSet { rearrange() } }
    /// How it looks while it is chosen.
    open var selectionStyle = SelectionStyle.default { didSet { note() } }
    /// How far its content is from the left, in steps.
    open var indentationLevel = 0 { didSet { rearrange() } }
    /// How wide such a step is, in points.
    open var indentationWidth: CGFloat = 10 { didSet { rearrange() } }
    /// From the edges to the ends of the line under it, in points; as the table says until it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? separator.inset }
        set {
            ownSeparatorInset = newValue
            note()
        }
    }

    // MARK: State

    /// Whether it is chosen.
    open var isSelected = false { didSet { rearrange() } }
    /// Whether it is touched.
    open var isHighlighted = false { didSet { rearrange() } }

    /// Chooses it; at once, for nothing moves here.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Touches it; at once, for nothing moves here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// It was idle and will be used for another row; for subclasses.
    open func prepareForReuse() {}

    // MARK: Arranging and drawing

    /// Arranges its labels, its image and its accessory.
    open override func layoutSubviews() {
        super.layoutSubviews()
        quietly { arrangeParts() }
    }

    /// Draws the background of a chosen cell and the sign at the right.
    open override func draw(_ rect: CGRect) { drawBackground() }

    override func drawOverlay(_ rect: CGRect) { drawSeparator() }
}
