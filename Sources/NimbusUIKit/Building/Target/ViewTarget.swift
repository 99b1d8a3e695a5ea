/// What views that are built from data belong to, such as their view controller: as the `target` of their `NIDOM` it is
/// given the views, and told when they are touched.
///
///     final class ProfileScreen: UIViewController, ViewTarget {
///         var nameLabel: UILabel?
///         let viewMembers = ViewMembers<ProfileScreen>()
///             .outlet("name", \.nameLabel)
///             .action("goPressed") { screen, sender in screen.go(from: sender) }
///     }
///
/// A view with the id `name` is kept in `nameLabel`, and one whose `selector` is `goPressed` calls the closure. A target
/// that is none of these is sent the method of the name, as UIKit does.
@MainActor public protocol ViewTarget: AnyObject {
    /// The class whose members those are: this one, or the superclass that names them.
    associatedtype Owner: AnyObject

    /// What data may name. Asked for once each time that views are built.
    var viewMembers: ViewMembers<Owner> { get }
}
