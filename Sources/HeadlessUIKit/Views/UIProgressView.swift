import Foundation

/// Shows how much of something is done.
@MainActor open class UIProgressView: UIView {
    /// How much is done, from 0 to 1.
    open var progress: Float = 0 {
        didSet {
            if !(0...1).contains(progress) { progress = min(max(progress, 0), 1) }
            note()
        }
    }
    /// The colour of what is done; nil for the tint colour.
    open var progressTintColor: UIColor? { didSet { note() } }
    /// The colour of what is not; nil for grey.
    open var trackTintColor: UIColor? { didSet { note() } }

    /// Shows how much is done; at once, for nothing moves here.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// As wide as there is room, 4 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    /// Draws the track and what is done of it.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = UITraitCollection.current
        let radii = CornerRadii(bounds.height / 2)
        context.fill(bounds, radii, (trackTintColor ?? .systemFill).rgba(with: traits))
        context.fill(
            bounds.strip(bounds.width * CGFloat(progress), from: .minXEdge), radii,
            (progressTintColor ?? tintColor).rgba(with: traits))
    }
}
