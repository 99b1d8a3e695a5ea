import Foundation

/// A view that displays an image.
@MainActor open class UIImageView: UIView {
    /// The image.
    open var image: UIImage? {
        didSet {
            contentSizeDidChange()
            recordSetter()
        }
    }
    /// The image that a highlighted image view displays. `nil` displays the normal image.
    open var highlightedImage: UIImage? { didSet { recordSetter() } }
    /// Whether the view displays the highlighted image. The default is `false`.
    open var isHighlighted = false { didSet { recordSetter() } }

    /// Creates an image view without an image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates an image view without an image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Creates an image view with the size of an image.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Creates an image view with a normal and a highlighted image. The view has the size of the normal image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Returns the size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The size of the image.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// Draws the image.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let shown = isHighlighted ? highlightedImage ?? image : image
        else { return }
        let tint = shown.isTemplate ? tintColor.rgba(with: .current) : nil
        if shown.flipsForRightToLeftLayoutDirection, isMirrored {
            context.translateBy(x: bounds.minX + bounds.maxX, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        ImagePainter(context: context).draw(
            shown, in: ContentPlacement(contentMode).rect(of: shown.size, in: bounds), tint: tint)
    }
}
