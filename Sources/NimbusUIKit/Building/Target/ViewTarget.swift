/// The owner of views that are built from data, such as their view controller. As the `target` of their `NIDOM`, it
/// receives the views and their actions.
///
///     final class ProfileScreen: UIViewController, ViewTarget {
///         var nameLabel: UILabel?
///         let viewMembers = ViewMembers<ProfileScreen>()
///             .outlet("name", \.nameLabel)
///             .action("goPressed") { screen, sender in screen.go(from: sender) }
///     }
///
/// The view with the id `name` is stored in `nameLabel`, and a control whose `selector` is `goPressed` calls the closure.
/// UIKit calls the method with the name on a target that does not conform to this protocol.
@MainActor public protocol ViewTarget: AnyObject {
    /// The class that declares the members: this class or a superclass.
    associatedtype Owner: AnyObject

    /// The outlets and actions that data can name. It is read once whenever views are built.
    var viewMembers: ViewMembers<Owner> { get }
}
