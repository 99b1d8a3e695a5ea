/// The variables or functions that some stylesheets define: the candidates for the intended name of an undefined one.
///
/// A class, because all diagnostics about undefined variables share it.
package final class DefinedVariables: Sendable {
    /// The maximum number of names for which a diagnostic has a suggestion. Each diagnostic compares all names.
    private static let maximumNames = 1000

    private let names: [String]
    private let locations: [BytewiseString: Diagnostic.RelatedLocation]

    /// - Parameters:
    ///   - names: The names of the variables.
    ///   - locations: The location of the first definition of each name.
    package init(names: [String], locations: [BytewiseString: Diagnostic.RelatedLocation]) {
        self.names = names
        self.locations = locations
    }

    /// Returns the defined name that is nearest to an undefined one. `nil` if no name is similar, or there are
    /// too many names.
    package func nearest(to name: String) -> String? {
        names.count > Self.maximumNames ? nil : Suggestion.nearest(to: name, among: names)
    }

    /// Returns the location of the first definition of a variable.
    func location(of name: String) -> Diagnostic.RelatedLocation? { locations[BytewiseString(name)] }
}

extension DefinedVariables: Hashable {
    /// Compares by identity.
    package static func == (left: DefinedVariables, right: DefinedVariables) -> Bool { left === right }

    /// Hashes the identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
