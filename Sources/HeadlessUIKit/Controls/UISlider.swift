import Foundation

/// A control for a value between two others.
@available(tvOS, unavailable)
@MainActor open class UISlider: UIControl {
    private static let thumbSize = CGSize(width: 27, height: 27)

    /// The value, between the other two.
    open var value: Float {
        get { position }
        set {
            position = clamped(newValue)
            note()
        }
    }
    private var position: Float = 0
    /// The least value.
    open var minimumValue: Float = 0 { didSet { note() } }
    /// The greatest value.
    open var maximumValue: Float = 1 { didSet { note() } }
    /// The colour of the track before the thumb; nil for the tint colour.
    open var minimumTrackTintColor: UIColor? { didSet { note() } }
    /// The colour of the track after the thumb; nil for grey.
    open var maximumTrackTintColor: UIColor? { didSet { note() } }
    /// The colour of the thumb; nil for white.
    open var thumbTintColor: UIColor? { didSet { note() } }

    /// Sets the value, without animation here. As with UIKit, key-value observing does not report the change.
    open func setValue(_ value: Float, animated: Bool) {
        position = clamped(value)
        noteSilently("value")
    }

    private func clamped(_ value: Float) -> Float { min(max(value, minimumValue), max(minimumValue, maximumValue)) }

    /// As wide as there is room, 31 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

    /// Where the track is in a slider of these bounds.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
    }

    /// Where the thumb is for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 ? CGFloat((clamped(value) - minimumValue) / range) : 0
        let size = Self.thumbSize
        return CGRect(
            x: rect.minX + (rect.width - size.width) * share, y: rect.midY - size.height / 2, width: size.width,
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
            track.strip(thumb.midX - track.minX, from: .minXEdge), CornerRadii(2),
            (minimumTrackTintColor ?? tintColor).rgba(with: traits))
        ThumbPainter(context: context).draw(in: thumb, thumbTintColor ?? .white)
    }
}
