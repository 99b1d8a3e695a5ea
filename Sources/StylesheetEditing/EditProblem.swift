/// The reason why an edit is refused.
package enum EditProblem: Error, Hashable {
    /// The file is not a served stylesheet, or no longer exists.
    case noFile
    /// The file has changed since the edit was made.
    case fileChanged
    /// The file has no declaration with this value.
    case noDeclaration
    /// Two edits are for the same declaration.
    case repeated
    /// The text is empty, or does not end where the declaration's value ends.
    case notOneValue
    /// The property does not accept the value.
    /// - Parameter message: The sentence of the diagnostic.
    case invalidValue(message: String)
    /// The file cannot be written.
    /// - Parameter reason: The system's message.
    case unwritable(path: String, reason: String)
    /// The file has several hard links, and replacing it would separate them.
    case hardLinked(path: String)

    /// A sentence without a full stop.
    package var message: String {
        switch self {
        case .noFile: "the stylesheet no longer exists"
        case .fileChanged: "the stylesheet has changed since the edit was made"
        case .noDeclaration: "the stylesheet has no such declaration"
        case .repeated: "the declaration has two new values"
        case .notOneValue: "this is not the value of one declaration"
        case .invalidValue(let message): message
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .hardLinked(let path): "\(path) has several hard links; edit it in an editor"
        }
    }
}
