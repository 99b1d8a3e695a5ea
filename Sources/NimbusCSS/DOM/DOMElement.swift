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
    var classes = ClassList()
    /// The inline declarations that the app gave the view. They replace the view's own.
    var declarations: String?
    /// The name and the host of a view that the adapter has made a part. `nil` for other views.
    var part: ViewPart?
    /// Data that the toolkit's adapter stores with the view.
    var adapterState: (any AdapterState)?
    // The Booleans follow each other, so that they share eight bytes.
    /// Whether the view's class conforms to `NIStyleableView`.
    let hasCustomStyle: Bool
    /// Whether the app gave the view its id.
    var hasExplicitID = false
    /// Whether the toolkit's adapter applies the styles of the view.
    var isStyledByAdapter = false
    /// Whether the superview was registered when the position of the view was read last.
    var isInParent = false
    /// Whether the view is known to have the environment of its parent, so that it need not be asked.
    var inheritsEnvironment = false

    /// - Parameter hasCustomStyle: Whether the view's class conforms to `NIStyleableView`.
    @MainActor init(_ view: any NIStyleable, hasCustomStyle: Bool) {
        identity = ObjectIdentifier(view)
        self.view = view
        self.hasCustomStyle = hasCustomStyle
    }

    /// Whether the view is told about its changed values.
    var isNotified: Bool { hasCustomStyle || !isStyledByAdapter }

    /// The view, if its class conforms to `NIStyleableView`.
    @MainActor var customView: (any NIStyleableView)? { hasCustomStyle ? view as? any NIStyleableView : nil }

    /// Reads the view. `nil` if the view was deallocated.
    private var reading: ElementReading? { view.map { ElementReading(of: self, $0) } }

    /// Returns whether the view meets a condition.
    func meets(_ condition: @MainActor (any NIStyleable) -> Bool) -> Bool { reading?.meets(condition) ?? false }

    var styleClasses: [String] { classes.names }
    var styleTypes: [String] { reading?.styleTypes ?? [] }
    var styleState: ElementState { reading?.styleState ?? [] }
    var styleCustomStates: [String] { reading?.styleCustomStates ?? [] }
    var styleControllerTypes: [String] { reading?.styleControllerTypes ?? [] }
    var hasText: Bool { reading?.hasText ?? false }
    var inlineStyle: String? { declarations ?? reading?.inlineStyle }
    /// Empty, because `ViewTreeMirror` inserts each element itself.
    var styleChildren: [DOMElement] { [] }
    var styleVariants: [StyleVariant] { reading?.styleVariants ?? [] }
    var styleFontSize: Double? { reading?.styleFontSize }
    var stylePart: String? { part?.name }
    var isInternalPart: Bool { part?.isInternal ?? false }

    func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? {
        reading?.styleEnvironment(in: inherited)
    }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id": styleID
        case "class": classes.names.isEmpty ? nil : classes.names.joined(separator: " ")
        default: reading?.styleAttribute(name)
        }
    }
}

/// The element of a view that the DOM holds while it reads several properties.
///
/// An element itself loads its weak reference for each property.
struct ElementReading: StyleElement {
    private let element: DOMElement
    private let view: any NIStyleable
    private let knownTypes: [String]?

    /// - Parameter types: The names for type selectors, if they are known without reading the view.
    init(of element: DOMElement, _ view: any NIStyleable, types: [String]? = nil) {
        self.element = element
        self.view = view
        knownTypes = types
    }

    /// Returns whether the view meets a condition.
    func meets(_ condition: @MainActor (any NIStyleable) -> Bool) -> Bool { read(condition) }

    /// Reads a property of the view.
    private func read<Property>(_ property: @MainActor (any NIStyleable) -> Property) -> Property {
        // The engine is not bound to an actor, but only the DOM calls it, on the main actor. Checking that at each read, as
        // `assumeIsolated` does, takes longer than the read.
        withoutActuallyEscaping(property) { property in
            unsafeBitCast(property, to: ((any NIStyleable) -> Property).self)(view)
        }
    }

    /// Reads a property of a view whose class conforms to `NIStyleableView`. Returns `nil` for other views.
    private func readCustom<Property>(_ property: @MainActor (any NIStyleableView) -> Property) -> Property? {
        guard element.hasCustomStyle else { return nil }
        return read { view in (view as? any NIStyleableView).map(property) }
    }

    var styleID: String? { element.styleID }
    var styleClasses: [String] { element.styleClasses }
    var styleTypes: [String] { knownTypes ?? read { $0.styleTypes } }
    var styleState: ElementState { read { $0.styleState }.union(readCustom { $0.additionalStyleState } ?? []) }
    var styleControllerTypes: [String] { read { $0.styleControllerTypes } }
    var styleCustomStates: [String] {
        read { $0.styleCustomStates } + (readCustom { $0.customStyleStates } ?? [])
    }
    var hasText: Bool { read { $0.hasStyleText } || readCustom { $0.hasCustomStyleText } == true }
    var inlineStyle: String? {
        element.declarations ?? (readCustom { $0.customInlineStyle } ?? nil) ?? read { $0.inlineStyle }
    }
    var styleChildren: [ElementReading] { [] }
    var styleVariants: [StyleVariant] { read { $0.styleVariants } }
    /// `nil` for an internal part, whose font its host sets.
    var styleFontSize: Double? {
        guard !element.isInternalPart, let state = element.adapterState else { return nil }
        return read { state.ownFontSize(of: $0) }
    }
    var stylePart: String? { element.stylePart }
    var isInternalPart: Bool { element.isInternalPart }

    func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? {
        element.inheritsEnvironment ? nil : read { $0.styleEnvironment(in: inherited) }
    }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id", "class": element.styleAttribute(name)
        default: (readCustom { $0.customStyleAttribute(name) } ?? nil) ?? read { $0.styleAttribute(name) }
        }
    }
}
