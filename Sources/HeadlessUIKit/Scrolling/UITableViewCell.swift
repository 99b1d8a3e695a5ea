import Foundation

/// The view of a row in a table.
@MainActor open class UITableViewCell: UIView {
    let cellStyle: CellStyle
    var separator = CellSeparator()
    var ownSeparatorInset: UIEdgeInsets?
    var tableStyle = UITableView.Style.plain
    /// The frame that the table has set. If the actual frame differs, the app has moved or resized the cell.
    var rowFrame = CGRect.zero

    /// The identifier with which the table reuses the cell.
    public let reuseIdentifier: String?
    /// The view that contains the content.
    public let contentView = UIView()

    /// Creates a cell with a style and a reuse identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        finishInit()
    }

    /// Creates a cell of a registered class.
    ///
    /// The initialiser is required so that the table can create any subclass. Subclasses that override the designated
    /// initialisers inherit this initialiser.
    public required convenience init(registeredFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Creates a cell without a reuse identifier.
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

    /// The position and size in the coordinates of the superview, in points. Setting the frame makes a table without a
    /// data source move the cells below.
    open override var frame: CGRect {
        didSet { if frame != oldValue { (superview as? UITableView)?.stackedCellDidMove() } }
    }

    // MARK: Parts

    var madeDetailLabel: UILabel?
    var madeTextLabel: UILabel?
    var madeImageView: UIImageView?

    /// The label of the title. The first access creates the label.
    open var textLabel: UILabel? {
        if madeTextLabel == nil { madeTextLabel = makeLabel(titleStyle) }
        return madeTextLabel
    }

    /// The label of the details. The first access creates the label. `nil` if the style has no second label.
    open var detailTextLabel: UILabel? {
        if madeDetailLabel == nil { madeDetailLabel = detailStyle.map(makeLabel) }
        return madeDetailLabel
    }

    /// The view of the image. The first access creates the view.
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

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView, below: contentView) } }
    /// The view behind the content of a selected cell.
    open var selectedBackgroundView: UIView? {
        didSet { replace(oldValue, by: selectedBackgroundView, below: contentView) }
    }
    /// The view behind the content of a selected cell in a table with multiple selection. HeadlessUIKit does not
    /// display the view.
    open var multipleSelectionBackgroundView: UIView? { didSet { recordSetter() } }
    /// The view at the trailing edge, which replaces the standard accessory.
    open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView, below: contentView) } }
    /// The standard accessory at the trailing edge. The default is `none`.
    open var accessoryType = AccessoryType.none { didSet { recordAndSetNeedsLayout() } }
    /// The standard accessory while the cell is edited. HeadlessUIKit does not draw the accessory. The default is
    /// `none`.
    open var editingAccessoryType = AccessoryType.none { didSet { recordSetter() } }
    /// Whether the cell shows its reorder control while it is edited. The default is `false`.
    open var showsReorderControl = false { didSet { recordSetter() } }
    /// Whether the background is indented while the cell is edited. The default is `true`.
    open var shouldIndentWhileEditing = true { didSet { recordSetter() } }
    /// The appearance of a selected cell. The default is `default`.
    open var selectionStyle = SelectionStyle.default { didSet { recordSetter() } }
    /// The number of steps by which the content is indented. The default is 0.
    open var indentationLevel = 0 { didSet { recordAndSetNeedsLayout() } }
    /// The width of an indentation step, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 { didSet { recordAndSetNeedsLayout() } }
    /// The insets of the separator line, in points. The default is the value of the table.
    @available(tvOS, unavailable)
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? separator.inset }
        set {
            ownSeparatorInset = newValue
            recordSetter()
        }
    }

    // MARK: State

    private var selection = false
    private var highlighting = false
    private var isInSetter = false

    /// Whether the user edits the cell. The default is `false`.
    open var isEditing = false { didSet { recordAndSetNeedsLayout() } }
    /// Begins or ends editing. HeadlessUIKit does not animate the change.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { selection }
        set {
            isInSetter = true
            setSelected(newValue, animated: false)
            isInSetter = false
            recordSetter()
        }
    }
    /// Whether the cell is highlighted.
    open var isHighlighted: Bool {
        get { highlighting }
        set {
            isInSetter = true
            setHighlighted(newValue, animated: false)
            isInSetter = false
            recordSetter()
        }
    }

    /// Selects or deselects the cell. HeadlessUIKit does not animate the change. As in UIKit, key-value observing does
    /// not report the change.
    open func setSelected(_ selected: Bool, animated: Bool) {
        selection = selected
        if !isInSetter { recordSilentSetter("isSelected") }
        setNeedsUpdateConfiguration()
    }
    /// Highlights the cell or removes the highlight. HeadlessUIKit does not animate the change. As in UIKit, key-value
    /// observing does not report the change.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        highlighting = highlighted
        if !isInSetter { recordSilentSetter("isHighlighted") }
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
            recordSetter()
            setNeedsUpdateConfiguration()
        }
    }

    /// Requests an update of the configuration before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurationUpdate.request()
        setNeedsLayout()
    }

    /// Updates the configuration for a state. The default implementation does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    override func layoutWillBegin() {
        super.layoutWillBegin()
        guard configurationUpdate.begin() else { return }
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// Has the table measure the row again, if its height is automatic.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableView)?.cellSizeDidChange(self)
    }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() {}

    // MARK: Layout and drawing

    /// Lays out the labels, the image and the accessory.
    open override func layoutSubviews() {
        super.layoutSubviews()
        withoutRecording { layOutParts() }
    }

    /// Draws the background of a selected cell and the standard accessory.
    open override func draw(_ rect: CGRect) { drawBackground() }

    override func drawOverlay(_ rect: CGRect) { drawSeparator() }

    override var clippingRadii: CornerRadii? { radiiInGroup }
}
