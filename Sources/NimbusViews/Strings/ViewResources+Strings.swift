import NimbusUIKit

extension ViewResources {
    /// The localised strings and the views that display them. By default, strings are from the app's main bundle.
    public var strings: UserInterfaceStrings {
        get {
            if let strings = styleStrings.source as? UserInterfaceStrings { return strings }
            let strings = UserInterfaceStrings()
            strings.provide(styleStrings)
            return strings
        }
        set {
            styleStrings = StyleStrings()
            newValue.provide(styleStrings)
        }
    }

    /// Creates resources. By default, images are loaded from the app's main bundle.
    public init(
        image: @escaping (String) -> UIImage? = { UIImage(named: $0) }, strings: UserInterfaceStrings
    ) {
        self.init(image: image)
        self.strings = strings
    }
}
