import Foundation

/// A row of a table.
@MainActor open class UITableViewCell: UIView, ConfigurationUpdating {
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

    private var selection = false
    private var highlighting = false
    private var isInSetter = false

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { selection }
        set {
            isInSetter = true
            setSelected(newValue, animated: false)
            isInSetter = false
            note()
        }
    }
    /// Whether the cell is highlighted.
    open var isHighlighted: Bool {
        get { highlighting }
        set {
            isInSetter = true
            setHighlighted(newValue, animated: false)
            isInSetter = false
            note()
        }
    }

    /// Selects the cell, without animation here. As with UIKit, key-value observing does not report the change.
    open func setSelected(_ selected: Bool, animated: Bool) {
        selection = selected
        if !isInSetter { noteSilently("isSelected") }
        setNeedsUpdateConfiguration()
    }
    /// Highlights the cell, without animation here. As with UIKit, key-value observing does not report the change.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        highlighting = highlighted
        if !isInSetter { noteSilently("isHighlighted") }
        setNeedsUpdateConfiguration()
    }

    // MARK: Configuration

    /// A closure that updates the configuration of a cell for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    private var configurationUpdate = ConfigurationUpdate()

    /// The state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isFocused = isFocused
        return state
    }

    /// The closure that the cell calls before the next layout after a change of its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet {
            configurationUpdate.handlerWasReplaced()
            note()
            setNeedsUpdateConfiguration()
        }
    }
    package var updateHandlerReplacementCount: Int { configurationUpdate.handlerReplacementCount }

    /// Requests an update of the configuration before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurationUpdate.request()
        setNeedsLayout()
    }

    /// Updates the configuration for a state. Subclasses override it.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    override func layoutWillBegin() {
        super.layoutWillBegin()
        guard configurationUpdate.begin() else { return }
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// It was idle and will be used for another row; for subclasses.
    open func prepareForReuse() {}

    // MARK: Layout and drawing

    /// Arranges its labels, its image and its accessory.
    open override func layoutSubviews() {
        super.layoutSubviews()
        quietly { arrangeParts() }
    }

    /// Draws the background of a chosen cell and the sign at the right.
    open override func draw(_ rect: CGRect) { drawBackground() }

    override func drawOverlay(_ rect: CGRect) { drawSeparator() }
}
