/// A member of a JSON object or a dictionary.
package struct DataMember: Sendable {
    package var name: String
    /// The location of the name, including its quotes.
    package var namePlace: DataPlace
    package var node: DataNode
}
