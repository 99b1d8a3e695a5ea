/// What type selectors call the classes of views.
enum ToolkitClass {
    /// The class of a view, its own superclasses, and the nearest class of the toolkit.
    @MainActor static func names(for view: UIView) -> [String] {
        let viewClass: UIView.Type = type(of: view)
        // Most views are of the toolkit, and a mirror costs.
        if let name = toolkitName(of: viewClass) { return [name] }
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            let name = toolkitName(of: current.subjectType)
            names.append(name ?? String(describing: current.subjectType))
            if name != nil { break }
            mirror = current.superclassMirror
        }
        return names
    }

    /// The name of a class of the toolkit; nil for another. Objective-C's have no module in front of theirs.
    private static func toolkitName(of viewClass: Any.Type) -> String? {
        let name = String(reflecting: viewClass)
        for module in ["HeadlessUIKit.", "UIKit."] where name.hasPrefix(module) {
            return String(name.utf8.dropFirst(module.utf8.count))
        }
        return name.utf8.contains(UInt8(ascii: ".")) ? nil : name
    }
}
