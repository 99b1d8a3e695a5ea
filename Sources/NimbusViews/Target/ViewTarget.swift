/// The owner of views that are built from data, such as a view controller. The `target` of an `NIDOM` receives the
/// views and their actions.
///
///     final class ProfileScreen: UIViewController, ViewTarget {
///         var nameLabel: UILabel?
///         let viewMembers = ViewMembers<ProfileScreen>()
///             .outlet("name", \.nameLabel)
///             .action("goPressed") { screen, sender in screen.go(from: sender) }
///     }
///
/// The view with the id `name` is stored in `nameLabel`. A control whose `selector` is `goPressed` calls the closure.
/// If a target does not conform to the protocol, UIKit calls the target's method with the name.
@MainActor public protocol ViewTarget: AnyObject {
    /// The class that declares the members: the conforming class or a superclass.
    associatedtype Owner: AnyObject

    /// The outlets and actions that data can refer to. Evaluated once whenever views are built.
    var viewMembers: ViewMembers<Owner> { get }
}
