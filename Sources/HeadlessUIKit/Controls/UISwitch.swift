import Foundation

/// A control that the user turns on or off.
@available(tvOS, unavailable)
@MainActor open class UISwitch: UIControl {
    private static let naturalSize = CGSize(width: 51, height: 31)

    private var value = false

    /// Whether the switch is on. The default is `false`.
    open var isOn: Bool {
        get { value }
        set {
            value = newValue
            recordSetter()
        }
    }
    /// The colour of the track while the switch is on. `nil` uses green.
    open var onTintColor: UIColor? { didSet { recordSetter() } }
    /// The colour of the thumb. `nil` uses white.
    open var thumbTintColor: UIColor? { didSet { recordSetter() } }
    /// The image of a switch that is on. As in UIKit, the switch does not draw the image.
    open var onImage: UIImage? { didSet { recordSetter() } }
    /// The image of a switch that is off. As in UIKit, the switch does not draw the image.
    open var offImage: UIImage? { didSet { recordSetter() } }

    /// Creates a switch at the origin of a frame. The size of a switch cannot change.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.naturalSize))
    }

    /// Creates a switch that is off.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        place(CGRect(origin: .zero, size: Self.naturalSize))
    }

    /// Turns the switch on or off. HeadlessUIKit does not animate the change. As in UIKit, key-value observing does not
    /// report the change.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        recordSilentSetter("isOn")
    }

    override var constantSize: CGSize? { Self.naturalSize }

    /// Returns the size of a switch: 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.naturalSize }

    /// The size of a switch: 51 by 31 points.
    open override var intrinsicContentSize: CGSize { Self.naturalSize }

    /// Draws the track and the thumb.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = UITraitCollection.current
        let track = bounds.centered(Self.naturalSize)
        let color = (isOn ? onTintColor ?? .systemGreen : .systemGray4).rgba(with: traits)
        let strength: CGFloat = isEnabled ? 1 : 0.5
        context.fill(track, CornerRadii(track.height / 2), color.withAlpha(color.alpha * strength))
        let thumb = track.insetBy(dx: 2, dy: 2).strip(27, from: isOn ? .maxXEdge : .minXEdge)
        ThumbPainter(context: context).draw(in: thumb, thumbTintColor ?? .white)
    }
}
