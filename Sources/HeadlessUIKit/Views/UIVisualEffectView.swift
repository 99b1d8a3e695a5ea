import Foundation

/// A view that shows an effect, such as a blur of what is behind it. HeadlessUIKit draws blurs, and no other effects.
@MainActor open class UIVisualEffectView: UIView {
    /// The view that contains the subviews of the app.
    public let contentView = UIView()
    /// The effect.
    open var effect: UIVisualEffect? { didSet { recordSetter() } }

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    /// Creates a view without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Draws the effect over what was drawn before, behind the subviews.
    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let blur = effect as? UIBlurEffect, let context = UIGraphicsGetCurrentContext() else { return }
        context.blurBackdrop(in: rect)
        context.fill(rect, .zero, blur.tint(in: traitCollection.userInterfaceStyle))
    }

    /// Traps if the subview is not the content view. UIKit raises an exception.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        precondition(subview === contentView, "subviews of a visual effect view must be added to its contentView")
    }
}
