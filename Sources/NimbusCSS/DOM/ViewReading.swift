import CSSEngine

/// A registered view as the engine sees it. Combines the names that the view was given with what the view reports itself.
///
/// The engine reads a view only while the DOM calls the engine, and therefore on the main actor.
struct ViewReading: StyleElement {
    /// `nil` if the view was deallocated.
    private let view: (any NIStyleable)?
    private unowned(unsafe) let registry: ViewRegistry
    private let index: Int32
    /// The names for type selectors, if they are known without reading the view.
    var knownTypes: [String]?
    /// Whether the view has the environment of its parent, so that the engine does not read it.
    var inheritsEnvironment = false

    /// - Parameter index: The index of the view's node.
    init(_ view: (any NIStyleable)?, at index: Int32, of registry: ViewRegistry) {
        self.view = view
        self.registry = registry
        self.index = index
    }

    private var flags: ViewFlags { registry.flags(at: index) }
    private var names: GivenNames? { registry.names(at: index) }

    /// Returns whether the view meets a condition.
    func meets(_ condition: @escaping @MainActor (any NIStyleable) -> Bool) -> Bool { read(condition) ?? false }

    /// Reads a property of the view. `nil` if the view was deallocated.
    private func read<Property>(_ property: @escaping @MainActor (any NIStyleable) -> Property) -> Property? {
        // The engine is not bound to an actor, but only the DOM calls it, on the main actor. A check takes longer than the
        // read. The library's own assertion checks in release builds as well.
        #if DEBUG
        MainActor.assertIsolated()
        #endif
        guard let view else { return nil }
        let read = unsafeBitCast(property, to: ((any NIStyleable) -> Property).self)
        return read(view)
    }

    /// Reads a property of a view whose class conforms to `NIStyleableView`. Returns `nil` for other views.
    private func readCustom<Property>(_ property: @escaping @MainActor (any NIStyleableView) -> Property) -> Property? {
        guard flags.contains(.hasCustomStyle) else { return nil }
        return read { view in (view as? any NIStyleableView).map(property) } ?? nil
    }

    var styleID: String? { names?.id }
    var styleClasses: [String] { names?.classes.names ?? [] }
    var styleTypes: [String] { knownTypes ?? read { $0.styleTypes } ?? [] }
    var styleState: ElementState { (read { $0.styleState } ?? []).union(readCustom { $0.additionalStyleState } ?? []) }
    var styleControllerTypes: [String] { read { $0.styleControllerTypes } ?? [] }
    var styleCustomStates: [String] {
        (read { $0.styleCustomStates } ?? []) + (readCustom { $0.customStyleStates } ?? [])
    }
    var hasText: Bool { read { $0.hasStyleText } == true || readCustom { $0.hasCustomStyleText } == true }
    var inlineStyle: String? {
        names?.declarations ?? (readCustom { $0.customInlineStyle } ?? nil) ?? read { $0.inlineStyle } ?? nil
    }
    /// Empty, because `ViewTreeMirror` inserts each view itself.
    var styleChildren: [ViewReading] { [] }
    var styleVariants: [StyleVariant] { read { $0.styleVariants } ?? [] }
    /// `nil` for an internal part, whose font its host sets.
    var styleFontSize: Double? {
        guard !isInternalPart, let state = registry.adapterState(at: index) else { return nil }
        return read { state.ownFontSize(of: $0) } ?? nil
    }
    var stylePart: String? { names?.part?.name }
    var isInternalPart: Bool { flags.contains(.isInternalPart) }

    func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? {
        inheritsEnvironment ? nil : read { $0.styleEnvironment(in: inherited) } ?? nil
    }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id": styleID
        case "class": styleClasses.isEmpty ? nil : styleClasses.joined(separator: " ")
        default: (readCustom { $0.customStyleAttribute(name) } ?? nil) ?? read { $0.styleAttribute(name) } ?? nil
        }
    }
}
