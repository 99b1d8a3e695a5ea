import NimbusChameleon

/// A remark of the server about an edit that a page tries.
struct EditRemark: Encodable {
    enum Kind: String, Encodable {
        /// The picture does not show the edit.
        case problem
        /// The picture shows the edit, but lint warns of it.
        case warning
        /// The file has changed elsewhere, and the declaration has another position.
        case moved
    }

    /// The position of a declaration's value.
    struct Position: Encodable {
        let hash: ContentHash
        let start: Int
        let end: Int
        /// The value in the file.
        let original: String
    }

    /// The index in the request's list of edits.
    let index: Int
    let kind: Kind
    let message: String?
    /// Whether the file has changed since the edit was made, so that the offsets of the edit no longer refer to it.
    let isStale: Bool
    let moved: Position?

    /// Returns the remarks about the edits of a screen.
    @MainActor static func all(_ screen: RenderedScreen) -> [EditRemark] {
        let edited = screen.edited
        let problems = edited.problems.sorted { $0.key < $1.key }.map { index, problem in
            EditRemark(
                index: index, kind: .problem, message: problem.message,
                isStale: problem == .fileChanged || problem == .noFile, moved: nil)
        }
        let warnings = edited.warnings.sorted { $0.key < $1.key }.map { index, message in
            EditRemark(index: index, kind: .warning, message: message, isStale: false, moved: nil)
        }
        let moves = screen.edits.enumerated().filter { $0.element.isMoved == true }.map { index, edit in
            let range = edit.start..<edit.end
            return EditRemark(
                index: index, kind: .moved, message: nil, isStale: false,
                moved: Position(
                    hash: edit.hash, start: edit.start, end: edit.end,
                    original: screen.version.text(of: edit.path, range) ?? edit.value))
        }
        return problems + warnings + moves
    }
}
