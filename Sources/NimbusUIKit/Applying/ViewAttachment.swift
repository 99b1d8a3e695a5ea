/// An object that a view owns until the attachment is removed.
///
/// The view holds the attachment as an interaction, so that no view needs a subclass.
package class ViewAttachment: NSObject, UIInteraction {
    package private(set) weak var view: UIView?

    package func willMove(to view: UIView?) {}

    package func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
    /// Returns the view's first attachment of a class, or `nil` if there is none.
    package func attachment<Attachment: ViewAttachment>(_ attachmentClass: Attachment.Type) -> Attachment? {
        for case let attachment as Attachment in interactions { return attachment }
        return nil
    }
}
