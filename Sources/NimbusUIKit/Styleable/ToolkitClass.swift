/// The names of view classes in type selectors.
enum ToolkitClass {
    /// Returns the names of a view's class and its superclasses, up to the nearest UIKit class.
    @MainActor static func names(for view: UIView) -> [String] {
        let viewClass: UIView.Type = type(of: view)
        // Most classes are UIKit classes, and mirrors are expensive.
        if let name = name(of: viewClass) { return [name] }
        if let element = view as? BarItemElement { return element.itemTypes }
        if let standIn = view as? StandInView { return standIn.types }
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
