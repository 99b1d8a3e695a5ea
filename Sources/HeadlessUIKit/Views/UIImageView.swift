import Foundation

/// Shows an image.
@MainActor open class UIImageView: UIView {
    /// The image.
    open var image: UIImage? { didSet { note() } }
    /// The image while it is highlighted; nil for the same.
    open var highlightedImage: UIImage? { didSet { note() } }
    /// Whether it shows the highlighted image.
    open var isHighlighted = false { didSet { note() } }

    /// A view of no image.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view of no image.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// A view of this image, in its size.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// A view of these images, in the size of the first.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// The size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The size of the image.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// Draws the image.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
            let shown = isHighlighted ? highlightedImage ?? image : image
        else { return }
        let tint = shown.renderingMode == .alwaysTemplate ? tintColor.rgba(with: .current) : nil
        ImagePainter(context: context).draw(
            shown, in: ContentPlacement(contentMode).rect(of: shown.size, in: bounds), tint: tint)
    }
}
