import CSSEngine

/// The values that stylesheets give a view, and the location in a stylesheet that each comes from.
///
/// ```swift
/// let width = ruleset.value(of: "width")        // .length(10)
/// let source = ruleset.location(of: "width")    // theme.css:4:5
/// ```
///
/// A ruleset is immutable. Views with equal values from the same rules share one object.
public final class NICSSRuleset: Sendable {
    package let values: ElementStyle
    private let context: ResolutionContext

    /// Creates a ruleset.
    /// - Parameters:
    ///   - values: The values of an element.
    ///   - environment: The environment in which relative values are resolved.
    package init(_ values: ElementStyle, in environment: NIEnvironment = NIEnvironment()) {
        self.values = values
        context = ResolutionContext(environment)
    }

    /// All values with their locations: known properties, then custom properties, then unknown properties.
    /// - Complexity: O(n) in the length of the stylesheets. Use it for inspection, not for styling.
    public var all: [ComputedProperty] { values.all }

    /// Returns the value of a property with its location, or `nil` if no rule sets the property.
    ///
    /// Includes custom properties that rules for this view set, but not inherited ones. An unknown property has the
    /// text of its declaration and no typed value.
    /// - Parameter property: A name or alias. Case-insensitive.
    public subscript(property: String) -> ComputedProperty? { values[property] }

    /// Returns the typed value of a property, or `nil` if no rule sets the property.
    /// - Parameter property: A name or alias. Case-insensitive.
    public func value(of property: String) -> Value? {
        values.properties[property].flatMap { values.style[$0] }?.resolved(in: context)
    }

    /// Returns whether a rule sets a property.
    /// - Parameter property: A name or alias. Case-insensitive.
    public func has(_ property: String) -> Bool { value(of: property) != nil }

    /// Returns the value of a property as a length.
    func unit(_ property: String) -> NICSSUnit? { value(of: property).flatMap { NICSSUnit($0) } }

    /// Returns the `file:line:column` of the declaration that sets a property. Returns `nil` if no rule sets the
    /// property or if the declaration is in the view's inline style.
    /// - Parameter property: A name or alias. Case-insensitive.
    public func location(of property: String) -> SourceLocation? { values[property]?.location }

    /// Returns the tokens of the winning declaration's value, without white space and commas, or `nil` if no rule sets
    /// the property. Use it to read an app's own properties.
    ///
    /// The opening parenthesis of a function belongs to its name, and the closing one is a separate string. The name of
    /// a shorthand returns the shorthand's tokens, the name of a longhand only the longhand's value.
    /// - Parameter property: A name or alias. Case-insensitive.
    public func cssRule(forKey property: String) -> [String]? { values.components(of: property) }
}

/// Caches the rulesets of an engine's elements until its next restyle. Elements with equal values and sources share one
/// object.
package struct RulesetCache {
    /// Elements with equal values can resolve relative ones in different environments.
    private struct Key: Hashable {
        let values: ElementStyle.Key
        let environment: UInt16
    }

    private var rulesets: [Key: NICSSRuleset] = [:]

    package init() {}

    /// Returns the ruleset of an element.
    package mutating func ruleset(of node: StyleNode, in engine: StyleEngine) -> NICSSRuleset {
        let key = Key(values: engine.elementStyleKey(of: node), environment: engine.environmentID(of: node))
        if let cached = rulesets[key] { return cached }
        let ruleset = NICSSRuleset(engine.elementStyle(of: node), in: engine.environment(of: node))
        rulesets[key] = ruleset
        return ruleset
    }
}
