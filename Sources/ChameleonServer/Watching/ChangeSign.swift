/// A sign that a file has changed, or may change.
enum ChangeSign: Hashable {
    /// The file is complete: its writer closed it, or it was moved here.
    case written
    /// The file is being written; `written` follows when its writer closes it.
    case writing
    /// The file is new. If it is empty, its writer may have it open, as far as the watcher can tell.
    case created
    /// The file is gone, perhaps only until its new version is moved here.
    case removed
    /// The file differs from the known version, and may not be complete.
    case found
    /// The last read found the file empty, so that its writer may continue.
    case empty

    /// Whether the sign says less about a file than an earlier one that is known.
    func isLessSpecific(than known: ChangeSign) -> Bool {
        switch (self, known) {
        case (.found, .created), (.found, .writing), (.found, .written), (.created, .writing), (.created, .written):
            true
        default: false
        }
    }

    /// Whether the file waits for its writer to continue, which no other file waits for.
    var awaitsWriter: Bool { self == .writing || self == .empty }

    /// Whether the writer of the file may have it open; `nil` if the sign does not tell, as all signs of FSEvents.
    var isOpen: Bool? {
        switch self {
        case .writing, .created: true
        case .written: false
        case .removed, .found, .empty: nil
        }
    }
}
