import CSSEngine
import NimbusUIKit

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
