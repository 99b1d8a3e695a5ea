import Foundation

/// The background and shadow of a bar.
@MainActor open class UIBarAppearance: NSObject {
    /// The colour between the material and the image of the background.
    open var backgroundColor: UIColor?
    /// The image above the background colour.
    open var backgroundImage: UIImage?
    /// The colour of the line that separates the bar from the content. `nil` draws no line.
    open var shadowColor: UIColor? = .separator

    /// Whether the material of the bar is below the background colour.
    private(set) var hasMaterial = true

    /// Whether the appearance equals the default appearance of a bar.
    var isDefault: Bool {
        hasMaterial && backgroundColor == nil && backgroundImage == nil && shadowColor == .separator
    }

    /// Creates an appearance with the default background.
    public override init() {}

    /// Creates an appearance with the background and shadow of another one.
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        hasMaterial = barAppearance.hasMaterial
    }

    /// Sets the background to the material of the bar.
    open func configureWithDefaultBackground() { configure(material: true, color: nil, shadow: .separator) }

    /// Sets the background to an opaque colour.
    open func configureWithOpaqueBackground() {
        configure(material: false, color: .systemBackground, shadow: .separator)
    }

    /// Removes the background and the shadow.
    open func configureWithTransparentBackground() { configure(material: false, color: nil, shadow: nil) }

    private func configure(material: Bool, color: UIColor?, shadow: UIColor?) {
        hasMaterial = material
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
    }
}

/// The background, shadow and titles of a navigation bar.
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    override var isDefault: Bool { super.isDefault && titleTextAttributes.isEmpty && largeTitleTextAttributes.isEmpty }

    /// Creates an appearance with the default background.
    public override init() { super.init() }

    /// Creates an appearance with the background and shadow of another one. Copies the title attributes of a navigation
    /// bar appearance.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
    }
}

/// The background and shadow of a toolbar.
@available(tvOS, unavailable)
@MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Creates an appearance with the default background.
    public override init() { super.init() }

    /// Creates an appearance with the background and shadow of another one.
    public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
}
