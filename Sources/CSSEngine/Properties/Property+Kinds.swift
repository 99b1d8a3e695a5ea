/// Descriptions of properties for common types of values.
extension Property {
    /// Creates a property that is true or false.
    static func flag(_ name: String, on classes: [String], initially isOn: Bool, _ summary: String) -> Property {
        Property(name, .boolean, initial: .keyword(isOn ? .true : .false), classes: classes, summary)
    }

    /// Creates a property that is a colour or `none`.
    static func color(_ name: String, on classes: [String], _ summary: String) -> Property {
        Property(name, .color(.none), initial: .keyword(.none), classes: classes, summary)
    }

    /// Creates a property that is an image or `none`.
    static func image(_ name: String, on classes: [String], _ summary: String) -> Property {
        Property(name, .image([.quoted, .bare, .none]), initial: .keyword(.none), classes: classes, summary)
    }

    /// Creates a property that is one of the cases of an enumeration of UIKit, with dashes between the words.
    static func word(
        _ name: String, on classes: [String], _ words: [String], initially word: String, _ summary: String
    ) -> Property {
        Property(name, .identifiers(words), initial: .identifier(word), classes: classes, summary)
    }

    /// Creates a property that is insets in the order of UIKit: top, left, bottom, right.
    static func insets(
        _ name: String, on classes: [String], _ options: PropertyGrammar.LengthOptions, initially length: Double,
        _ summary: String
    ) -> Property {
        Property(
            name, .insets(options), initial: .list(Array(repeating: .length(length), count: 4)), classes: classes,
            summary)
    }

    /// Creates a property that is a point or an offset: a horizontal and a vertical length.
    static func pair(
        _ name: String, on classes: [String], initially lengths: (Double, Double), _ summary: String
    ) -> Property {
        Property(
            name, .repeated(.length([.bareNumber, .negative]), 2...2),
            initial: .list([.length(lengths.0), .length(lengths.1)]), classes: classes, summary)
    }
}
