import CSSEngine
import NimbusCSS

/// An image that a stylesheet refers to and the app does not have.
public struct MissingImage: Hashable, Sendable {
    /// The name of the image, as in the stylesheet.
    public let name: String
    /// The class of the view.
    public let viewClass: String
    /// The id of the view. `nil` if the view has no id.
    public let id: String?
    /// The location of the declaration. `nil` if the declaration is in the view's inline style.
    public let location: SourceLocation?
}

extension NIDOM {
    /// The images that stylesheets refer to and ``resources`` do not have, for use in tests and tools. Contains no
    /// duplicates.
    /// - Complexity: O(n) in the number of registered views. Loads each image.
    public var missingImages: [MissingImage] {
        var known: [String: Bool] = [:]
        var missing: [MissingImage] = []
        for case let view as UIView in registeredViews {
            guard let node = registry.node(of: view), let ruleset = ruleset(of: view) else { continue }
            let allValues = [ruleset.values] + styles.variantValues(of: node, count: view.styleVariants.count)
            for property in ["background-color", "background-image", "-mobile-image"] {
                for values in allValues {
                    guard let property = values[property] else { continue }
                    for name in (property.value?.layers ?? []).compactMap(\.imageName) {
                        let isKnown = known[name] ?? (resources.image(name) != nil)
                        known[name] = isKnown
                        if isKnown { continue }
                        let image = MissingImage(
                            name: name, viewClass: "\(type(of: view))", id: registry.id(of: view),
                            location: property.location)
                        if !missing.contains(image) { missing.append(image) }
                    }
                }
            }
        }
        return missing
    }
}

extension Value {
    /// The name of an image that the app must provide. `nil` if the value does not require one.
    fileprivate var imageName: String? {
        switch self {
        case .image(let name), .imageFunction(.resizable(let name, _)), .imageFunction(.stretchable(let name, _)): name
        case .imageFunction(.set(let candidates)): candidates.first?.image.imageName
        default: nil
        }
    }
}
