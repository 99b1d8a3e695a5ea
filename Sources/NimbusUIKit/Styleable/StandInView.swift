import CSSEngine

/// A view in place of one of an app's own class, in programs that do not contain the app.
package final class StandInView: UIView {
    /// The names for type selectors.
    let types: [String]

    /// - Parameter name: The name of the app's class.
    package init(_ name: String) {
        types = [name, "UIView"]
        super.init(frame: .zero)
    }

    /// Creates a view without a class of the app.
    required init?(coder: NSCoder) {
        types = ["UIView"]
        super.init(coder: coder)
    }
}

extension ViewClasses {
    /// Returns the list with the view classes that an app's own properties apply to.
    ///
    /// The app's code is not there, so a plain view is created in their place.
    package func addingStandIns(for properties: PropertyTable) -> ViewClasses {
        let own = properties.all.filter { PropertyTable.standard[$0.name] == nil }
        let known = Set(allNames)
        return Set(own.flatMap(\.classes)).subtracting(known).reduce(self) { classes, name in
            classes.adding(name) { StandInView(name) }
        }
    }
}
