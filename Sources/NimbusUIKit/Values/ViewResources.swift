/// The source of the images and strings that stylesheets and view trees refer to.
@MainActor public struct ViewResources {
    /// Returns the image with a name, or `nil` if there is none.
    public var image: (String) -> UIImage?
    /// The localised strings.
    package var styleStrings: StyleStrings

    /// Creates resources with the strings of the app's main bundle. By default, images are from the main bundle, too.
    public init(image: @escaping (String) -> UIImage? = { UIImage(named: $0) }) {
        self.image = image
        styleStrings = StyleStrings()
    }

    /// Returns the image with a name, or `nil` if there is none. Stores the name in the image.
    package func namedImage(_ name: String) -> UIImage? {
        let image = image(name)
        if let image, image.assetName != name { image.assetName = name }
        return image
    }
}
