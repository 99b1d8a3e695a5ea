/// The records of a view from its former registrations. A later registration uses them to undo the former styles.
final class FormerRecords: ViewAttachment {
    private struct Entry {
        /// The object that has styled the view.
        weak var owner: AnyObject?
        let record: ViewRecord
    }

    private var entries: [Entry] = []

    /// Keeps a record until the view is registered with the same DOM again.
    /// - Parameter owner: The object that has styled the view, one for each DOM.
    static func keep(_ record: ViewRecord, of view: UIView, for owner: AnyObject) {
        let former: FormerRecords
        if let known = view.attachment(FormerRecords.self) {
            former = known
        } else {
            former = FormerRecords()
            view.addInteraction(former)
        }
        former.entries.removeAll { $0.owner == nil || $0.owner === owner }
        former.entries.append(Entry(owner: owner, record: record))
    }

    /// Removes and returns the record of a view's former registration with a DOM, or `nil` if there is none.
    static func take(of view: UIView, for owner: AnyObject) -> ViewRecord? {
        guard let former = view.attachment(FormerRecords.self),
            let index = former.entries.firstIndex(where: { $0.owner === owner })
        else { return nil }
        let record = former.entries.remove(at: index).record
        if former.entries.isEmpty { view.removeInteraction(former) }
        return record
    }
}
