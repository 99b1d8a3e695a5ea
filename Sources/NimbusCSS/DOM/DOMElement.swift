import CSSEngine

/// A registered view as the engine sees it. Combines the classes, id and inline style set by the app
/// with the attributes that the view reports itself.
///
/// The engine calls an element only while the DOM calls the engine, and therefore on the main actor.
final class DOMElement: StyleElement {
    let identity: ObjectIdentifier
    private(set) weak var view: (any NIStyleable)?
    /// The id that the app gave the view or, without one, the view's own id.
    var styleID: String?
    /// Whether the app gave the view its id.
    var hasExplicitID = false
    var classes = ClassList()
    /// The inline declarations that the app gave the view. They replace the view's own.
    var declarations: String?
    /// Data that the toolkit's adapter stores with the view.
    var adapterState: AnyObject?

    @MainActor init(_ view: any NIStyleable) {
        identity = ObjectIdentifier(view)
        self.view = view
    }

    /// Reads a property of the view. Returns `nil` if the view was deallocated.
    private func read<Property: Sendable>(_ property: @MainActor (any NIStyleable) -> Property) -> Property? {
        // The engine is not bound to an actor, but only the DOM calls it. Traps if that is not the main actor.
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated { view.map(property) }
    }

    var styleClasses: [String] { classes.names }
    var styleTypes: [String] { read { $0.styleTypes } ?? [] }
    var styleState: ElementState { read { $0.styleState } ?? [] }
    var hasText: Bool { read { $0.hasStyleText } ?? false }
    var inlineStyle: String? { declarations ?? read { $0.inlineStyle } ?? nil }
    /// Empty, because `ViewTreeMirror` inserts each element itself.
    var styleChildren: [DOMElement] { [] }

    var styleVariants: [StyleVariant] { read { $0.styleVariants } ?? [] }

    func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? {
        read { $0.styleEnvironment(in: inherited) } ?? nil
    }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id": styleID
        case "class": classes.names.isEmpty ? nil : classes.names.joined(separator: " ")
        default: read { $0.styleAttribute(name) } ?? nil
        }
    }
}
