import NimbusUIKit
import NimbusViews

/// The CSS properties of a view class, and the properties of UIKit that they set.
package struct ClassProperties {
    /// The name of the class.
    package let viewClass: String
    /// The superclass whose properties the class has in addition. `nil` for `UIView`.
    package let superclass: String?
    /// The CSS properties in alphabetical order, without those of the superclass.
    package let rows: [(property: String, targets: [String])]

    /// The classes of UIKit that data can name, in alphabetical order.
    @MainActor package static var all: [ClassProperties] {
        let classes = ViewClasses()
        let views = classes.allNames.compactMap { name in classes.makeView(name).map { (name, $0) } }
        let targets = Dictionary(uniqueKeysWithValues: views.map { name, view in (name, Self.targets(of: view)) })
        return views.map { name, view in
            let superclass = superclass(of: view, named: name)
            let inherited = superclass.flatMap { targets[$0] } ?? [:]
            let own = targets[name, default: [:]].filter { inherited[$0.key] != $0.value }
            return ClassProperties(
                viewClass: name, superclass: superclass,
                rows: own.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        }
    }

    /// The properties of UIKit by the CSS property that sets them. A property with a value for each state is named once.
    @MainActor private static func targets(of view: UIView) -> [String: [String]] {
        var targets: [String: [String]] = [:]
        for effect in EffectTable.effects where effect.isOn(view) {
            let target = effect.name.replacing(#/\([A-Za-z]+\)/#, with: "")
            for property in effect.ownProperties where targets[property]?.contains(target) != true {
                targets[property, default: []].append(target)
            }
        }
        return targets
    }

    @MainActor private static func superclass(of view: UIView, named name: String) -> String? {
        switch view {
        case is UILabel where name != "UILabel": "UILabel"
        case is UITextField where name != "UITextField": "UITextField"
        case is UIScrollView where name != "UIScrollView": "UIScrollView"
        case is UIControl where name != "UIControl": "UIControl"
        default: name == "UIView" ? nil : "UIView"
        }
    }
}
