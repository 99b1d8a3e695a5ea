/// What a watcher can tell of a file.
enum ChangeSign: Hashable {
    /// It is complete: its writer has closed it, or it was moved here.
    case written
    /// It is being written, and when that is done a `written` will follow.
    case writing
    /// It is gone, perhaps only until its new version is moved here.
    case removed
    /// It differs from what is known. Nobody says whether that is all.
    case found
}
