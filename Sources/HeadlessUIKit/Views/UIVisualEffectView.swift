import Foundation

/// A view that shows an effect, such as a blur. In HeadlessUIKit, the view shows only its content.
@MainActor open class UIVisualEffectView: UIView {
    /// The view that contains the subviews of the app.
    public let contentView = UIView()
    /// The effect. HeadlessUIKit does not draw effects.
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

    /// Traps if the subview is not the content view. UIKit raises an exception.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        precondition(subview === contentView, "subviews of a visual effect view must be added to its contentView")
    }
}

/// The effect of a visual effect view.
@MainActor open class UIVisualEffect: NSObject {}
