/// Where the images and strings come from that style sheets name.
@MainActor public struct ViewResources {
    /// The image of a name; nil where there is none.
    public var image: (String) -> UIImage?
    /// The localised string of a key, or the key where there is none.
    public var string: (String) -> String

    /// Those of an app's main bundle, unless told otherwise.
    public init(
        image: @escaping (String) -> UIImage? = { UIImage(named: $0) },
        string: @escaping (String) -> String = { Bundle.main.localizedString(forKey: $0, value: $0, table: nil) }
    ) {
        self.image = image
        self.string = string
    }
}
