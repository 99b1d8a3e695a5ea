import Foundation

/// Shows that something goes on.
@MainActor open class UIActivityIndicatorView: UIView {
    private var chosenColor: UIColor?

    /// Its look.
    open var style: Style {
        didSet {
            note()
            chosenColor = nil
        }
    }

    /// Its colour; nil for that of its style.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor! {
        get { chosenColor ?? style.color }
        set {
            chosenColor = newValue
            note()
        }
    }

    /// Whether it is not seen while nothing goes on.
    open var hidesWhenStopped = true { didSet { note() } }
    /// Whether something goes on.
    open private(set) var isAnimating = false

    /// An indicator of a style, in its size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
    }

    /// An indicator of the middle size.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// An indicator of the middle size.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    /// Something goes on from now on.
    open func startAnimating() {
        note()
        isAnimating = true
    }

    /// Nothing goes on any more.
    open func stopAnimating() {
        note()
        isAnimating = false
    }

    /// The size of its style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    /// The size of its style.
    open override var intrinsicContentSize: CGSize { style.size }

    /// Draws eight spokes, each paler than the one before it.
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
