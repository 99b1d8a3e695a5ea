import CSSEngine

/// What the style sheets give a view: the values that won, raw and typed, and where each comes from.
///
/// Immutable. Views to which the same rules give the same values share one object.
public final class NICSSRuleset: Sendable {
    package let values: ElementStyle
    private let context: ResolutionContext

    /// - Parameters:
    ///   - values: of an element, from its engine.
    ///   - environment: where they were asked for.
    package init(_ values: ElementStyle, in environment: NIEnvironment = NIEnvironment()) {
        self.values = values
        context = ResolutionContext(environment)
    }

    /// Every value with its place: those of known properties, then custom properties, then those that nobody knows.
    /// Linear in the text of the sheets: for inspection, not for styling.
    public var all: [ComputedProperty] { values.all }

    /// The value of a property with its place; nil where no rule gives one.
    ///
    /// Custom properties that the view inherits are not among them, those that its own rules set are. A property that
    /// the engine does not know has the text as written, and no typed value.
    /// - Parameter property: a name or alias, in any case of letters.
    public subscript(property: String) -> ComputedProperty? { values[property] }

    /// The typed value of a property; nil where no rule gives one.
    /// - Parameter property: a name or alias, in any case of letters.
    public func value(of property: String) -> Value? {
        values.properties[property].flatMap { values.style[$0] }?.resolved(in: context)
    }

    /// Whether a rule gives the property a value.
    /// - Parameter property: a name or alias, in any case of letters.
    public func has(_ property: String) -> Bool { value(of: property) != nil }

    /// A property's value as a length.
    func unit(_ property: String) -> NICSSUnit? { value(of: property).flatMap { NICSSUnit($0) } }

    /// The `file:line:column` of the declaration that gave a property its value; nil where none did, or where it is the
    /// view's own style.
    /// - Parameter property: a name or alias, in any case of letters.
    public func location(of property: String) -> SourceLocation? { values[property]?.location }

    /// The tokens of a property's value as the winning declaration has them, without white space and commas: what an
    /// app keeps in properties of its own. Nil where no rule gives one.
    ///
    /// A function's name keeps its parenthesis, and the closing one is a string of its own. A shorthand's tokens are
    /// found under its name; under that of a longhand that it sets, the longhand's value is.
    /// - Parameter property: a name or alias, in any case of letters.
    public func cssRule(forKey property: String) -> [String]? { values.components(of: property) }
}
