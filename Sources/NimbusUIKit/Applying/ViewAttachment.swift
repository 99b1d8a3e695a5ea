/// An object that a view owns until the attachment is removed.
///
/// The view holds the attachment as an interaction, so that no view needs a subclass.
class ViewAttachment: NSObject, UIInteraction {
    private(set) weak var view: UIView?

    func willMove(to view: UIView?) {}

    func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
    /// Returns the view's first attachment of a class, or `nil` if there is none.
    func attachment<Attachment: ViewAttachment>(_ attachmentClass: Attachment.Type) -> Attachment? {
        for case let attachment as Attachment in interactions { return attachment }
        return nil
    }
}
