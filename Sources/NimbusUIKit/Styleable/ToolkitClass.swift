/// What type selectors call the classes of views.
enum ToolkitClass {
    /// The class of a view, its own superclasses, and the nearest class of the toolkit.
    @MainActor static func names(for view: UIView) -> [String] {
        let viewClass: UIView.Type = type(of: view)
        // Most views are of the toolkit, and a mirror costs.
        if isToolkit(viewClass) { return [String(describing: viewClass)] }
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            names.append(String(describing: current.subjectType))
            if isToolkit(current.subjectType) { break }
            mirror = current.superclassMirror
        }
        return names
    }

    /// Objective-C's classes have no module in front of their names.
    private static func isToolkit(_ viewClass: Any.Type) -> Bool {
        let parts = String(reflecting: viewClass).split(separator: ".", maxSplits: 1)
        return parts.count == 1 || parts[0] == "UIKit" || parts[0] == "HeadlessUIKit"
    }
}
