import CSSEngine

/// The properties of a view's style that have changed.
public struct NIStyleDifference: Sendable {
    /// A property with its old and new value.
    public struct Change: Sendable {
        /// The property's name as documented, even if the stylesheet uses an alias.
        public let property: String
        /// The previous value, or `nil` if no rule set the property.
        public let old: Value?
        /// The new value. If it is `nil`, no rule sets the property any more, and the view's original value applies.
        public let new: Value?
    }

    package let styles: StyleDifference
    private let properties: PropertyTable

    init(_ styles: StyleDifference, properties: PropertyTable) {
        self.styles = styles
        self.properties = properties
    }

    /// The names of the changed properties that the property table does not declare, in lower case and in order. The
    /// ruleset has their current texts: `ruleset["dial-color"]?.text`.
    public var undeclaredProperties: [String] { styles.undeclaredProperties }

    /// The changed properties, in a stable order. Undeclared properties are not among them.
    public var changes: [Change] {
        styles.changes.map { Change(property: properties[$0.property].name, old: $0.old, new: $0.new) }
    }
}
