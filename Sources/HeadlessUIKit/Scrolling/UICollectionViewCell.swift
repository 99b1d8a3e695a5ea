import Foundation

/// A view that a collection view reuses.
@MainActor open class UICollectionReusableView: UIView {
    /// The identifier with which the collection view reuses the view.
    open private(set) var reuseIdentifier: String?

    /// Creates a view of the class registered for a reuse identifier. Only HeadlessUIKit declares this initialiser.
    ///
    /// The initialiser is required so that the collection view can create any subclass. Subclasses that override the
    /// designated initialisers inherit this initialiser.
    public required convenience init(registeredFor identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view with an empty frame.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Called before the view is reused. The default implementation does nothing.
    open func prepareForReuse() {}
}

/// The cell of an item in a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The view that contains the content.
    open var contentView: UIView { content }
    private lazy var content = UIView(frame: bounds)

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    /// Creates a cell with an empty frame.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView, below: contentView) } }
    /// The view behind the content of a selected or highlighted cell.
    open var selectedBackgroundView: UIView? {
        didSet { replace(oldValue, by: selectedBackgroundView, below: contentView) }
    }

    // MARK: State

    /// Whether the cell is selected.
    open var isSelected = false { didSet { stateDidChange() } }
    /// Whether the cell is highlighted.
    open var isHighlighted = false { didSet { stateDidChange() } }

    private func stateDidChange(_ setter: StaticString = #function) {
        recordSetter(setter)
        setNeedsUpdateConfiguration()
    }

    // MARK: Configuration

    /// A closure that updates the configuration of a cell for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

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
}
