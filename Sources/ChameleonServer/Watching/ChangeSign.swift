/// A watcher's sign of a file's change.
enum ChangeSign: Hashable {
    /// The file is complete: its writer closed it, or it was moved here.
    case written
    /// The file is being written; `written` follows when its writer closes it.
    case writing
    /// The file is new. Its writer may not have written it yet; then `writing` and `written` follow.
    case created
    /// The file is gone, perhaps only until its new version is moved here.
    case removed
    /// The file differs from the known version, and may not be complete.
    case found

    /// Whether the sign says less about a file than an earlier one that is known.
    func isLessSpecific(than known: ChangeSign) -> Bool {
        switch (self, known) {
        case (.found, .created), (.found, .writing), (.found, .written), (.created, .writing), (.created, .written):
            true
        default: false
        }
    }
}
