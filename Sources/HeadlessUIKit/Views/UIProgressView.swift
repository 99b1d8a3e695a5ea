import Foundation

/// A view that shows the progress of a task.
@MainActor open class UIProgressView: UIView {
    /// The progress, from 0 to 1. Values outside the range are clamped. The default is 0.
    open var progress: Float = 0 {
        didSet {
            if !(0...1).contains(progress) { progress = min(max(progress, 0), 1) }
            recordSetter()
        }
    }
    /// The colour of the completed part of the track. `nil` uses the tint colour.
    open var progressTintColor: UIColor? { didSet { recordSetter() } }
    /// The colour of the remaining part of the track. `nil` uses grey.
    open var trackTintColor: UIColor? { didSet { recordSetter() } }
    /// The image of the completed part of the track. HeadlessUIKit draws the colours only.
    open var progressImage: UIImage? { didSet { recordSetter() } }
    /// The image of the remaining part of the track. HeadlessUIKit draws the colours only.
    open var trackImage: UIImage? { didSet { recordSetter() } }
    /// The style of the bar. The default is `default`.
    open var progressViewStyle = Style.default { didSet { recordSetter() } }

    /// Sets the progress. HeadlessUIKit does not animate the change.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// Returns the given width and a height of 4 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    /// A height of 4 points without a natural width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    /// Draws the track and its completed part.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = UITraitCollection.current
        let radii = CornerRadii(bounds.height / 2)
        context.fill(bounds, radii, (trackTintColor ?? .systemFill).rgba(with: traits))
        context.fill(
            inLayoutDirection(bounds.strip(bounds.width * CGFloat(progress), from: .minXEdge)), radii,
            (progressTintColor ?? tintColor).rgba(with: traits))
    }
}
