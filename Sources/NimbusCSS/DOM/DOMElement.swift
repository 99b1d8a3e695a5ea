import CSSEngine

/// A registered view as the engine sees it: what the DOM knows of it, and what it answers itself.
///
/// Only the DOM has the engine ask, and that on the main actor.
final class DOMElement: StyleElement {
    let identity: ObjectIdentifier
    private(set) weak var view: (any NIStyleable)?
    /// The id that it was given, or else the one that the view has by itself.
    var styleID: String?
    var isIDGiven = false
    var classes = ClassList()
    /// Declarations of its own that were given to the DOM.
    var declarations: String?
    /// What the toolkit's adapter keeps of the view.
    var record: AnyObject?

    @MainActor init(_ view: any NIStyleable) {
        identity = ObjectIdentifier(view)
        self.view = view
    }

    private func ask<Answer: Sendable>(_ question: @MainActor (any NIStyleable) -> Answer) -> Answer? {
        // The engine has no actor; the DOM that calls it is on the main one, and this traps where it is not.
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated { view.map(question) }
    }

    var styleClasses: [String] { classes.names }
    var styleTypes: [String] { ask { $0.styleTypes } ?? [] }
    var styleState: ElementState { ask { $0.styleState } ?? [] }
    var hasText: Bool { ask { $0.hasStyleText } ?? false }
    var inlineStyle: String? { declarations ?? ask { $0.inlineStyle } ?? nil }
    /// The DOM puts each element in its place itself.
    var styleChildren: [DOMElement] { [] }

    var styleVariants: [StyleVariant] { ask { $0.styleVariants } ?? [] }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id": styleID
        case "class": classes.names.isEmpty ? nil : classes.names.joined(separator: " ")
        default: ask { $0.styleAttribute(name) } ?? nil
        }
    }
}
