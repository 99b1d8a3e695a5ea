import Foundation

/// A view that shows that a task is in progress.
@MainActor open class UIActivityIndicatorView: UIView {
    private var chosenColor: UIColor?

    /// The size and default colour. Setting the style resets the colour.
    open var style: Style {
        didSet {
            recordSetter()
            chosenColor = nil
        }
    }

    /// The colour of the indicator. `nil` restores the colour of the style.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! {
        get { chosenColor ?? style.color }
        set {
            chosenColor = newValue
            recordSetter()
        }
    }

    /// Whether the indicator is invisible while it does not animate. The default is `true`.
    open var hidesWhenStopped = true { didSet { recordSetter() } }
    /// Whether the indicator is animating.
    open private(set) var isAnimating = false

    /// Creates an indicator with a style and the size of the style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
    }

    /// Creates an indicator with a frame, in the medium style.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Creates an indicator in the medium style.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    /// Starts the animation.
    open func startAnimating() {
        recordSetter()
        isAnimating = true
    }

    /// Stops the animation.
    open func stopAnimating() {
        recordSetter()
        isAnimating = false
    }

    /// Returns the size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { style.size }

    /// Draws eight spokes. During an animation, each spoke is more opaque than the previous one.
    open override func draw(_ rect: CGRect) {
        guard isAnimating || !hidesWhenStopped, let context = UIGraphicsGetCurrentContext() else { return }
        let rgba = color.rgba(with: .current)
        let diameter = style.size.width
        let count = 8
        for spoke in 0..<count {
            let angle = CGFloat(spoke) * 2 * .pi / CGFloat(count) - .pi / 2
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            let ends = [0.24, 0.44].map { reach in
                CGPoint(
                    x: bounds.midX + direction.x * diameter * reach, y: bounds.midY + direction.y * diameter * reach)
            }
            let strength = isAnimating ? 0.25 + 0.75 * CGFloat(spoke + 1) / CGFloat(count) : 0.4
            context.strokeLine(ends, width: diameter * 0.11, rgba.withAlpha(rgba.alpha * strength))
        }
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        switch self {
        case .medium, .white, .gray: CGSize(width: 20, height: 20)
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        }
    }

    @MainActor fileprivate var color: UIColor {
        switch self {
        case .medium, .large, .gray: .systemGray
        case .white, .whiteLarge: .white
        }
    }
}
