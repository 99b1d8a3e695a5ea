import NimbusCSS
import NimbusUIKit

/// The localised strings of a user interface, and the objects that display them.
///
/// `NIStringsDidChangeNotification` updates all attached objects and all views with a `-mobile-text-key` to the strings
/// of the new file.
@MainActor public final class UserInterfaceStrings {
    /// The object that provides the strings. Setting it updates all views.
    public var resolver: any NIUserInterfaceStringResolver { didSet { update() } }

    private struct Attachment {
        let string: NIUserInterfaceString
        let binding: TextBinding
        /// The number of attachments before it.
        let order: Int
        /// The string that was displayed last.
        var text: String
    }

    /// The attachments by the identities of their objects and the names of their bindings.
    private var attachments: [ObjectIdentifier: [AnyHashable: Attachment]] = [:]
    private var attachmentCount = 0
    private var sweepThreshold = SweepThreshold()
    private var provided: [Provided] = []
    private var notifications: NotificationTokens?

    /// The strings of resources.
    private struct Provided {
        weak var strings: StyleStrings?
    }

    /// Creates strings from a resolver.
    /// - Parameter notificationCenter: The centre that posts `NIStringsDidChangeNotification`.
    public init(
        _ resolver: any NIUserInterfaceStringResolver = LocalizedStrings(),
        notificationCenter: NotificationCenter = .default
    ) {
        self.resolver = resolver
        notifications = NotificationTokens(
            in: notificationCenter,
            [
                notificationCenter.addObserver(
                    forName: NIStringsDidChangeNotification, object: nil, queue: nil
                ) { [weak self] notification in
                    guard let path = notification.userInfo?[NIStringsDidChangeFilePathKey] as? String else { return }
                    // The notification can be posted on any thread.
                    Task { @MainActor in self?.stringsDidChange(inFileAtPath: path) }
                }
            ])
    }

    /// Loads a strings file and updates all views. The notification calls this function.
    public func stringsDidChange(inFileAtPath path: String) {
        resolver.stringsDidChange(inFileAtPath: path)
        update()
    }

    /// Updates all views. Call this function after the strings of the resolver have changed.
    public func update() {
        removeDeallocatedObjects()
        for (object, attached) in attachments {
            for attachment in attached.values.sorted(by: { $0.order < $1.order }) {
                guard let text = attachment.string.text(in: self), text != attachment.text,
                    recordText(text, of: attachment, at: object)
                else { continue }
                attachment.binding.show(text)
            }
        }
        for provided in provided { provided.strings?.didChange() }
    }

    /// Stores the displayed string of an attachment. Returns `false` if the attachment was removed, because displaying
    /// a string can run code that detaches strings.
    private func recordText(_ text: String, of attachment: Attachment, at object: ObjectIdentifier) -> Bool {
        let name = attachment.binding.name
        guard attachments[object]?[name]?.string == attachment.string else { return false }
        attachments[object]?[name]?.text = text
        return true
    }

    /// Becomes the source of the strings of resources.
    func provide(_ strings: StyleStrings) {
        strings.source = self
        provided.removeAll { $0.strings == nil }
        provided.append(Provided(strings: strings))
    }

    // MARK: Attaching

    func attach(_ string: NIUserInterfaceString, to binding: TextBinding) -> Bool {
        removeAttachment(of: binding)
        guard let text = string.text(in: self) else { return false }
        binding.show(text)
        guard resolver.isChangeTrackingEnabled, let object = binding.object else { return true }
        if sweepThreshold.isReached(by: attachments.count) {
            removeDeallocatedObjects()
            sweepThreshold.didSweep(leaving: attachments.count)
        }
        attachments[ObjectIdentifier(object), default: [:]][binding.name] = Attachment(
            string: string, binding: binding, order: attachmentCount, text: text)
        attachmentCount += 1
        return true
    }

    func detach(_ string: NIUserInterfaceString, from object: AnyObject) {
        let identity = ObjectIdentifier(object)
        attachments[identity] = attachments[identity]?.filter { $0.value.string != string }
    }

    /// Removes the attachment of a property, and the attachments of a deallocated object with the same identity.
    private func removeAttachment(of binding: TextBinding) {
        guard let identity = binding.object.map(ObjectIdentifier.init) else { return }
        if attachments[identity]?.first?.value.binding.object == nil { attachments[identity] = nil }
        attachments[identity]?[binding.name] = nil
    }

    private func removeDeallocatedObjects() {
        attachments = attachments.filter { $0.value.first?.value.binding.object != nil }
    }
}

extension UserInterfaceStrings: StyleStringSource {
    package func string(forKey key: String) -> String? { NIUserInterfaceString(key).text(in: self) }
}
