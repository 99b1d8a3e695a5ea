/// The names of the classes of views in type selectors.
enum ToolkitClass {
    /// The names of a view's class and its superclasses, up to the nearest class of UIKit.
    @MainActor static func names(for view: UIView) -> [String] {
        let viewClass: UIView.Type = type(of: view)
        // Most classes are UIKit's, and mirrors are expensive.
        if let name = name(of: viewClass) { return [name] }
        if let element = view as? BarItemElement { return element.itemTypes }
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            let name = name(of: current.subjectType)
            names.append(name ?? String(describing: current.subjectType))
            if name != nil { break }
            mirror = current.superclassMirror
        }
        return names
    }
}
