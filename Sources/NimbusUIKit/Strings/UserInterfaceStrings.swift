import NimbusCSS

/// The texts of an interface, and what shows them.
///
/// It hears of `NIStringsDidChangeNotification`: what is attached, and what style sheets name with `-mobile-text-key`,
/// shows the texts of the new file.
@MainActor public final class UserInterfaceStrings {
    /// Says what the texts are.
    public var resolver: any NIUserInterfaceStringResolver { didSet { update() } }

    private struct Attachment {
        let string: NIUserInterfaceString
        let place: TextPlace
        /// What it was given last.
        var text: String
    }

    /// By the objects that they are attached to.
    private var attachments: [ObjectIdentifier: [Attachment]] = [:]
    /// How many objects there may be before those that are lost are looked for.
    private var sweepCount = 64
    private var listeners: [WeakListener] = []
    private var notifications: NotificationTokens?

    private struct WeakListener {
        weak var listener: (any StringsListener)?
    }

    /// The texts of a resolver.
    /// - Parameter notificationCenter: where `NIStringsDidChangeNotification` is posted.
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
                    // Files come on any thread.
                    Task { @MainActor in self?.stringsDidChange(inFileAtPath: path) }
                }
            ])
    }

    /// Has everything show the texts of a file that has come, as the notification does.
    public func stringsDidChange(inFileAtPath path: String) {
        resolver.stringsDidChange(inFileAtPath: path)
        update()
    }

    /// Has everything show the texts of now: for a resolver that has other ones.
    public func update() {
        forgetLostObjects()
        for (object, attached) in attachments {
            for attachment in attached {
                guard let text = attachment.string.text(in: self), text != attachment.text,
                    note(text, of: attachment, at: object)
                else { continue }
                attachment.place.show(text)
            }
        }
        listeners.removeAll { $0.listener == nil }
        for listener in listeners { listener.listener?.stringsDidChange() }
    }

    /// Notes what an attachment is given; false where it is none any more: what shows a text may detach others.
    private func note(_ text: String, of attachment: Attachment, at object: ObjectIdentifier) -> Bool {
        let index = attachments[object]?.firstIndex {
            $0.string == attachment.string && $0.place.name == attachment.place.name
        }
        guard let index else { return false }
        attachments[object]?[index].text = text
        return true
    }

    func add(_ listener: any StringsListener) {
        listeners.removeAll { $0.listener == nil || $0.listener === listener }
        listeners.append(WeakListener(listener: listener))
    }

    // MARK: Attaching

    func attach(_ string: NIUserInterfaceString, to place: TextPlace) -> Bool {
        forget(place)
        guard let text = string.text(in: self) else { return false }
        place.show(text)
        guard resolver.isChangeTrackingEnabled, let object = place.object else { return true }
        if attachments.count >= sweepCount {
            forgetLostObjects()
            sweepCount = max(64, attachments.count * 2)
        }
        attachments[ObjectIdentifier(object), default: []].append(Attachment(string: string, place: place, text: text))
        return true
    }

    func detach(_ string: NIUserInterfaceString, from object: AnyObject) {
        attachments[ObjectIdentifier(object)]?.removeAll { $0.string == string }
    }

    /// Another object may lie where a lost one was.
    private func forget(_ place: TextPlace) {
        guard let object = place.object else { return }
        attachments[ObjectIdentifier(object)]?.removeAll { $0.place.object == nil || $0.place.name == place.name }
    }

    private func forgetLostObjects() {
        attachments = attachments.filter { $0.value.contains { $0.place.object != nil } }
    }
}
