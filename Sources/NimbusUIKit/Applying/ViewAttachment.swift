/// An object that a view owns until the attachment is removed.
///
/// The view holds the attachment as an interaction, so that no view needs a subclass.
class ViewAttachment: NSObject, UIInteraction {
    private(set) weak var view: UIView?

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }
}

/// Keeps an object of another module.
private final class ObjectAttachment<Object: AnyObject>: ViewAttachment {
    let object: Object

    init(_ object: Object) {
        self.object = object
    }
}

extension UIView {
    /// Returns the view's first attachment of a class, or `nil` if there is none.
    func attachment<Attachment: ViewAttachment>(_ attachmentClass: Attachment.Type) -> Attachment? {
        for case let attachment as Attachment in interactions { return attachment }
        return nil
    }

    /// Keeps an object of another module with the view.
    package func attach<Object: AnyObject>(_ object: Object) { addInteraction(ObjectAttachment(object)) }

    /// Returns the first attached object of a class that meets a condition, or `nil` if there is none.
    package func attachedObject<Object: AnyObject>(
        _ objectClass: Object.Type, where condition: (Object) -> Bool
    ) -> Object? {
        for case let attachment as ObjectAttachment<Object> in interactions where condition(attachment.object) {
            return attachment.object
        }
        return nil
    }
}
