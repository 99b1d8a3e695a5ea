/// The variables that some sheets define, among which is perhaps what an undefined one was meant to be.
///
/// An object, since every diagnostic about a variable refers to it.
public final class DefinedVariables: Sendable {
    /// In palettes of more, nobody finds a name by its letters, and each diagnostic would look at all.
    private static let mostNames = 1000

    private let names: [String]
    private let places: [String: Diagnostic.Place]

    init(_ definitions: VariableDefinitions) {
        names = definitions.names
        places = names.reduce(into: [:]) { places, name in
            places[name] = definitions[name].first?.place
        }
    }

    /// The name that is nearest to one that nothing defines; nil where none is near.
    func nearest(to name: String) -> String? {
        names.count > Self.mostNames ? nil : Suggestion.nearest(to: name, among: names)
    }

    /// Where a variable is first defined.
    func place(of name: String) -> Diagnostic.Place? { places[name] }
}

extension DefinedVariables: Hashable {
    /// Whether both are the same object.
    public static func == (left: DefinedVariables, right: DefinedVariables) -> Bool { left === right }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
