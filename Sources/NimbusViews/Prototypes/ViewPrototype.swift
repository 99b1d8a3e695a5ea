import NimbusCSS

/// The description of a view that the app creates on demand.
struct ViewPrototype {
    let data: ViewData
    /// The view tree with the data.
    let tree: ViewTree?
    let classes: ViewClasses
}

/// The closure and the prototypes that a DOM keeps for the views created from data.
@MainActor final class BuildingState {
    /// The closure that receives each view created from data.
    var didBuildView: (@MainActor (BuiltView) -> Void)?
    /// The prototypes that all views can use, by their names.
    var globalPrototypes: [String: ViewPrototype] = [:]
}

/// The prototypes in a view's element. Only the view and its descendants can use them.
@MainActor final class LocalPrototypes {
    private(set) weak var dom: NIDOM?
    var prototypes: [String: ViewPrototype] = [:]

    init(_ dom: NIDOM) {
        self.dom = dom
    }
}

/// The names of the prototypes that were applied to a view.
@MainActor final class FilledPrototypes {
    private(set) weak var dom: NIDOM?
    var names: Set<String> = []

    init(_ dom: NIDOM) {
        self.dom = dom
    }
}
