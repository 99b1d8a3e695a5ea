extension Cascade {
    /// What an element's declarations stand in.
    struct Matched {
        /// Of the matched selectors, ascending, one for each rule.
        let ranks: UnsafeBufferPointer<UInt32>
        /// One more than a row of the inline styles; 0 for none.
        let inlineStyle: UInt32
    }

    /// What a property is given.
    enum Outcome: BitwiseCopyable {
        /// What the declaration says.
        case declared
        case initial
        case inherit
    }

    struct Winner: BitwiseCopyable {
        var property: PropertyID
        var outcome: Outcome
        var reference: DeclarationID
        var level: Level
    }

    struct CascadedCustomProperty: BitwiseCopyable {
        /// In the engine's table.
        var name: Atom
        var outcome: Outcome
        var reference: DeclarationID
        var level: Level
    }

    /// What a list of rules comes to.
    struct Result {
        /// In the order of properties.
        var winners: [Winner] = []
        var customWinners: [CascadedCustomProperty] = []
        /// The `all: inherit` that gives the properties without a winner their parent's values.
        var inheritsAll: DeclarationID?
    }
}
