import Foundation

/// A control for choosing a value from a range.
@available(tvOS, unavailable)
@MainActor open class UISlider: UIControl {
    private static let thumbSize = CGSize(width: 27, height: 27)

    /// The value. Values outside the range are clamped.
    open var value: Float {
        get { position }
        set {
            position = clamped(newValue)
            recordSetter()
        }
    }
    private var position: Float = 0
    /// The minimum value. The default is 0.
    open var minimumValue: Float = 0 { didSet { recordSetter() } }
    /// The maximum value. The default is 1.
    open var maximumValue: Float = 1 { didSet { recordSetter() } }
    /// Whether the control reports each change of the value during a touch. The default is `true`.
    open var isContinuous = true { didSet { recordSetter() } }
    /// The colour of the track from the minimum to the thumb. `nil` uses the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { recordCustomization() } }
    /// The colour of the track from the thumb to the maximum. `nil` uses grey.
    open var maximumTrackTintColor: UIColor? { didSet { recordCustomization() } }
    /// The colour of the thumb. `nil` uses white.
    open var thumbTintColor: UIColor? { didSet { recordCustomization() } }
    /// The image at the minimum. HeadlessUIKit draws no images in sliders.
    open var minimumValueImage: UIImage? { didSet { recordSetter() } }
    /// The image at the maximum. HeadlessUIKit draws no images in sliders.
    open var maximumValueImage: UIImage? { didSet { recordSetter() } }

    private var minimumTrackImages = StateTable<UIImage>()
    private var maximumTrackImages = StateTable<UIImage>()
    private var thumbImages = StateTable<UIImage>()

    /// Sets the image of the track from the minimum to the thumb in a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        recordCustomization()
    }
    /// Returns the image of the track from the minimum to the thumb in a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.effective(state) }
    /// Sets the image of the track from the thumb to the maximum in a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        recordCustomization()
    }
    /// Returns the image of the track from the thumb to the maximum in a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.effective(state) }
    /// Sets the image of the thumb in a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        recordCustomization()
    }
    /// Returns the image of the thumb in a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.effective(state) }

    /// Sets the value. HeadlessUIKit does not animate the change. As in UIKit, key-value observing does not report the
    /// change.
    open func setValue(_ value: Float, animated: Bool) {
        position = clamped(value)
        recordSilentSetter("value")
    }

    /// The style that the app requests. The default is `automatic`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// The style of the control. If the app requests none, it is `mac` in the idiom `mac` and `pad` in any other.
    open var behavioralStyle: UIBehavioralStyle {
        guard preferredBehavioralStyle == .automatic else { return preferredBehavioralStyle }
        return traitCollection.userInterfaceIdiom == .mac ? .mac : .pad
    }

    /// Records the setter of a colour or an image. UIKit raises an exception in the Mac style.
    private func recordCustomization(_ setter: StaticString = #function) {
        precondition(behavioralStyle != .mac, "\(setter) is not supported on a slider in the Mac style")
        recordSetter(setter)
    }

    private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), max(minimumValue, maximumValue)) }

    /// Returns the given width and a height of 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

    /// A height of 31 points without a natural width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

    /// Returns the rectangle of the track in a slider with the given bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
    }

    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((clamped(value) - minimumValue) / range) : 0
        let size = Self.thumbSize
        let position = isMirrored ? 1 - share : share
        return CGRect(
            x: rect.minX + (rect.width - size.width) * position, y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Draws the track and the thumb.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = UITraitCollection.current
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        context.fill(track, CornerRadii(2), (maximumTrackTintColor ?? .systemFill).rgba(with: traits))
        context.fill(
            isMirrored
                ? track.strip(track.maxX - thumb.midX, from: .maxXEdge)
                : track.strip(thumb.midX - track.minX, from: .minXEdge),
            CornerRadii(2),
            (minimumTrackTintColor ?? tintColor).rgba(with: traits))
        ThumbPainter(context: context).draw(in: thumb, thumbTintColor ?? .white)
    }
}
