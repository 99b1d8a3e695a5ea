/// A watcher's sign of a file's change.
enum ChangeSign: Hashable {
    /// The file is complete: its writer closed it, or it was moved here.
    case written
    /// The file is being written; `written` follows when its writer closes it.
    case writing
    /// The file is gone, perhaps only until its new version is moved here.
    case removed
    /// The file differs from the known version, and may not be complete.
    case found
}
