import CSSEngine
import NimbusCSS

/// The declarations of the stylesheets that are in use, so that each is typed once. Safe to use from any thread.
final class TTCSSDeclarationCache: Sendable {
    private struct Entry: Sendable {
        weak var stylesheet: Stylesheet?
        let declarations: TTCSSDeclarations
    }

    private let entries = Locked<[ObjectIdentifier: Entry]>([:])

    /// Returns the declarations of a stylesheet.
    func declarations(of stylesheet: Stylesheet) -> TTCSSDeclarations {
        let id = ObjectIdentifier(stylesheet)
        let known = entries.withLock { entries in
            entries[id].flatMap { $0.stylesheet === stylesheet ? $0.declarations : nil }
        }
        if let known { return known }
        // Without the lock, so that other threads do not wait.
        let declarations = TTCSSDeclarations(stylesheet)
        entries.withLock { entries in
            entries = entries.filter { $0.value.stylesheet != nil }
            entries[id] = Entry(stylesheet: stylesheet, declarations: declarations)
        }
        return declarations
    }
}
