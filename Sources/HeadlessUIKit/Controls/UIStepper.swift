import Foundation

/// A control that increases or decreases a value.
@available(tvOS, unavailable)
@MainActor open class UIStepper: UIControl {
    // The size of a stepper on iOS 13 and later.
    private static let naturalSize = CGSize(width: 94, height: 32)

    /// The value. Values outside the range are clamped.
    open var value: Double {
        get { position }
        set {
            position = clamped(newValue)
            recordSetter()
        }
    }
    private var position = 0.0
    /// The minimum value, which must be less than the maximum value. The default is 0.
    open var minimumValue = 0.0 {
        didSet {
            precondition(minimumValue < maximumValue, "UIKit raises an exception if the range of a stepper is empty")
            recordSetter()
        }
    }
    /// The maximum value, which must be greater than the minimum value. The default is 100.
    open var maximumValue = 100.0 {
        didSet {
            precondition(minimumValue < maximumValue, "UIKit raises an exception if the range of a stepper is empty")
            recordSetter()
        }
    }
    /// The amount by which a tap changes the value, which must be positive. The default is 1.
    open var stepValue = 1.0 {
        didSet {
            precondition(stepValue > 0, "UIKit raises an exception if the step of a stepper is not positive")
            recordSetter()
        }
    }
    /// Whether the control reports each change of the value during a touch. The default is `true`.
    open var isContinuous = true { didSet { recordSetter() } }
    /// Whether the value changes repeatedly during a touch. The default is `true`.
    open var autorepeat = true { didSet { recordSetter() } }
    /// Whether the value continues at the other end of the range. The default is `false`.
    open var wraps = false { didSet { recordSetter() } }

    private var backgroundImages = StateTable<UIImage>()
    private var incrementImages = StateTable<UIImage>()
    private var decrementImages = StateTable<UIImage>()
    private var dividerImages = DividerImages()

    /// Creates a stepper at the origin of a frame. The size of a stepper cannot change.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.naturalSize))
    }

    /// Creates a stepper with the value 0.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        place(CGRect(origin: .zero, size: Self.naturalSize))
    }

    private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), max(minimumValue, maximumValue)) }

    // MARK: Images

    /// Sets the background image in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        recordSetter()
    }
    /// Returns the background image in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.effective(state) }
    /// Sets the image of the button that increases the value.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
        recordSetter()
    }
    /// Returns the image of the button that increases the value.
    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages.effective(state) }
    /// Sets the image of the button that decreases the value.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
        recordSetter()
    }
    /// Returns the image of the button that decreases the value.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages.effective(state) }
    /// Sets the image between the buttons for their states.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        dividerImages[leftState, rightState] = image
        recordSetter()
    }
    /// Returns the image between the buttons for their states.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? { dividerImages[state, rightSegmentState] }

    // MARK: Drawing

    override var constantSize: CGSize? { Self.naturalSize }

    /// Returns the size of a stepper: 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

    /// The size of a stepper: 94 by 32 points.
    open override var intrinsicContentSize: CGSize { Self.naturalSize }

    /// Draws the background, the divider and the two buttons.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = UITraitCollection.current
        let area = bounds.centered(Self.naturalSize)
        let painter = ImagePainter(context: context)
        if let image = backgroundImage(for: state) {
            painter.draw(image, in: area)
        } else {
            context.fill(area, CornerRadii(8), UIColor.tertiarySystemFill.rgba(with: traits))
        }
        if let divider = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
            painter.draw(divider, in: area.centered(CGSize(width: divider.size.width, height: area.height)))
        } else {
            let line = area.centered(CGSize(width: 1, height: 18))
            context.fill(line, .zero, UIColor.separator.rgba(with: traits))
        }
        let (left, right) = area.divided(atDistance: area.width / 2, from: .minXEdge)
        draw(
            .minus, decrementImage(for: state), in: isMirrored ? right : left, isEnabled: value > minimumValue || wraps,
            on: context)
        draw(
            .plus, incrementImage(for: state), in: isMirrored ? left : right, isEnabled: value < maximumValue || wraps,
            on: context)
    }

    private func draw(_ symbol: Symbol, _ image: UIImage?, in area: CGRect, isEnabled: Bool, on context: CGContext) {
        let traits = UITraitCollection.current
        let color = (isEnabled && self.isEnabled ? UIColor.label : .tertiaryLabel).rgba(with: traits)
        if let image {
            let tint = image.renderingMode == .alwaysOriginal ? nil : color
            ImagePainter(context: context).draw(image, in: area.centered(image.size), tint: tint)
        } else {
            symbol.draw(in: area.centered(CGSize(width: 16, height: 16)), color, on: context)
        }
    }
}
