/// The source of the images and strings that stylesheets and view trees refer to.
@MainActor public struct ViewResources {
    /// Returns the image with a name, or `nil` if there is none.
    public var image: (String) -> UIImage?
    /// The localised strings and the views that display them.
    public var strings: UserInterfaceStrings

    /// Creates resources. By default, images and strings are loaded from the app's main bundle.
    public init(
        image: @escaping (String) -> UIImage? = { UIImage(named: $0) },
        strings: UserInterfaceStrings = UserInterfaceStrings()
    ) {
        self.image = image
        self.strings = strings
    }

    /// Returns the image with a name, or `nil` if there is none. Stores the name in the image.
    func namedImage(_ name: String) -> UIImage? {
        let image = image(name)
        if let image, image.assetName != name { image.assetName = name }
        return image
    }
}
