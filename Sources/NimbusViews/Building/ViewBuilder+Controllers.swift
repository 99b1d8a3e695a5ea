import NimbusUIKit

// View controllers whose root views are described in XML.
extension ViewBuilder {
    /// Returns the root view of a new view controller. `nil` if there is no view controller class with this name.
    mutating func controllerView(_ name: String) -> UIView? {
        guard let controller = classes.makeController(name), let view = controller.view else { return nil }
        controllers[ObjectIdentifier(view)] = controller
        return view
    }

    /// Adds the view controller of a root view to the nearest enclosing view controller, or to `parentController` if
    /// there is none.
    /// - Parameters:
    ///   - superview: The superview of the root view. `nil` if there is none.
    ///   - addView: A closure that adds the root view. UIKit requires that the view controller is added first.
    mutating func addController(of view: UIView, _ data: ViewData, in superview: UIView?, _ addView: () -> Void) {
        guard let controller = controllers[ObjectIdentifier(view)] else { return addView() }
        let responders = sequence(first: superview as UIResponder?) { $0?.next }
        guard let parent = responders.lazy.compactMap({ $0 as? UIViewController }).first ?? parentController else {
            note(.noParentController(data.viewClass), data.places.origin)
            return addView()
        }
        parent.addChild(controller)
        addView()
        controller.didMove(toParent: parent)
    }
}

extension UIView {
    /// The view controller of which the view is the root view. `nil` if there is none.
    var ownController: UIViewController? { (self as UIResponder).next as? UIViewController }
}
