// View controllers, whose root views elements of XML describe.
extension ViewBuilder {
    /// Returns the root view of a new view controller. `nil` if no view controllers have this class name.
    mutating func controllerView(_ name: String) -> UIView? {
        guard let controller = classes.makeController(name), let view = controller.view else { return nil }
        controllers[ObjectIdentifier(view)] = controller
        return view
    }

    /// Adds the view controller of a root view to the one around it, or else to `parentController`.
    /// - Parameters:
    ///   - superview: The view that the root view is added to. `nil` if it is not added to a view.
    ///   - addView: A closure that adds the root view. UIKit wants the view controller to be added before.
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
    /// The view controller whose root view this is. `nil` if there is none.
    var ownController: UIViewController? { (self as UIResponder).next as? UIViewController }
}
