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
}
