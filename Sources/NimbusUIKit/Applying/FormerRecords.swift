/// The records of a view from its former registrations. A later registration uses them to undo the former styles.
final class FormerRecords: ViewAttachment {
    private struct Entry {
        weak var styler: ViewStyler?
        let record: ViewRecord
    }

    private var entries: [Entry] = []

    /// Keeps a record until the view is registered with the same DOM again.
    static func keep(_ record: ViewRecord, of view: UIView, for styler: ViewStyler) {
        let former: FormerRecords
        if let known = view.attachment(FormerRecords.self) {
            former = known
        } else {
            former = FormerRecords()
            view.addInteraction(former)
        }
        former.entries.removeAll { $0.styler == nil || $0.styler === styler }
        former.entries.append(Entry(styler: styler, record: record))
    }

    /// Removes and returns the record of a view's former registration with a DOM, or `nil` if there is none.
    static func take(of view: UIView, for styler: ViewStyler) -> ViewRecord? {
        guard let former = view.attachment(FormerRecords.self),
            let index = former.entries.firstIndex(where: { $0.styler === styler })
        else { return nil }
        let record = former.entries.remove(at: index).record
        if former.entries.isEmpty { view.removeInteraction(former) }
        return record
    }
}
