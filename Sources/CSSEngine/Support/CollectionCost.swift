/// The costs of the steps of a collection, as multiples of the visit of a row.
///
/// The work of each update is limited by cost, not by the number of rows, so that no update takes much longer than others.
enum CollectionCost {
    static let marking = 3
    static let removal = 4
    /// The text of an inline style is a stylesheet, with many arrays to release.
    static let inlineTextRemoval = 24
}
