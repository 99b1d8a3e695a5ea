/// Where the images and strings come from that style sheets and view trees name.
@MainActor public struct ViewResources {
    /// The image of a name; nil where there is none.
    public var image: (String) -> UIImage?
    /// The localised strings, and what shows them.
    public var strings: UserInterfaceStrings

    /// Those of an app's main bundle, unless told otherwise.
    public init(
        image: @escaping (String) -> UIImage? = { UIImage(named: $0) },
        strings: UserInterfaceStrings = UserInterfaceStrings()
    ) {
        self.image = image
        self.strings = strings
    }

    /// Returns the image with a name, which the image then keeps, or `nil` if there is none.
    func namedImage(_ name: String) -> UIImage? {
        let image = image(name)
        if let image, image.assetName != name { image.assetName = name }
        return image
    }
}
