import CSSEngine

/// How a view's style has changed.
public struct NIStyleDifference: Sendable {
    /// A property whose value is another one.
    public struct Change: Sendable {
        /// The name as Nimbus documents it.
        public let property: String
        /// What it was; nil where no rule gave it a value.
        public let old: Value?
        /// What it is; nil where no rule gives it a value any more, and the view gets back what it had of its own.
        public let new: Value?
    }

    package let styles: StyleDifference
    private let properties: PropertyTable

    init(_ styles: StyleDifference, properties: PropertyTable) {
        self.styles = styles
        self.properties = properties
    }

    /// The properties whose values differ, in a stable order.
    public var changes: [Change] {
        styles.changes.map { Change(property: properties[$0.property].name, old: $0.old, new: $0.new) }
    }
}
