import NimbusCSS

/// The description of a view that is created when the app asks for it.
struct ViewPrototype {
    let data: ViewData
    /// The file of the data.
    let tree: ViewTree?
    let classes: ViewClasses
}

/// The prototypes of a view's element, which only the view and its subviews can use.
final class PrototypeAttachment: ViewAttachment {
    private(set) weak var dom: NIDOM?
    var prototypes: [String: ViewPrototype] = [:]

    init(_ dom: NIDOM) {
        self.dom = dom
    }
}

/// Records which prototype a view has its subviews from.
final class FilledAttachment: ViewAttachment {
    private(set) weak var dom: NIDOM?
    var names: Set<String> = []

    init(_ dom: NIDOM) {
        self.dom = dom
    }
}
