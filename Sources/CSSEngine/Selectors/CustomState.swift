/// The storage of an element's custom states: attributes whose names no stylesheet can write.
///
/// Matching, invalidation and the tables of attributes then work for states as well.
enum CustomState {
    /// CSS replaces this character, so that no attribute selector contains it.
    private static let prefix = "\0"

    /// Returns the name of the attribute of a state.
    static func attribute(of state: String) -> String { prefix + state }

    /// Returns the state of an attribute, or `nil` if the attribute is not a state.
    static func state(of attribute: String) -> String? {
        attribute.hasPrefix(prefix) ? String(attribute.dropFirst()) : nil
    }
}
