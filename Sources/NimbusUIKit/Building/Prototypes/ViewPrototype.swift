import NimbusCSS

/// The description of a view that the app creates on demand.
struct ViewPrototype {
    let data: ViewData
    /// The view tree with the data.
    let tree: ViewTree?
    let classes: ViewClasses
}

/// The prototypes in a view's element. Only the view and its descendants can use them.
final class PrototypeAttachment: ViewAttachment {
    private(set) weak var dom: NIDOM?
    var prototypes: [String: ViewPrototype] = [:]

    init(_ dom: NIDOM) {
        self.dom = dom
    }
}

/// The names of the prototypes that were applied to a view.
final class FilledAttachment: ViewAttachment {
    private(set) weak var dom: NIDOM?
    var names: Set<String> = []

    init(_ dom: NIDOM) {
        self.dom = dom
    }
}
