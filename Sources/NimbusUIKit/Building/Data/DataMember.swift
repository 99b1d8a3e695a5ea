/// A name and its value in a JSON object or a dictionary.
package struct DataMember: Sendable {
    package var name: String
    /// The location of the name with its quotes.
    package var namePlace: DataPlace
    package var node: DataNode
}
