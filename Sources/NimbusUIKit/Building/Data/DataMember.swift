/// A name and its value in an object of JSON, or in a dictionary.
package struct DataMember: Sendable {
    package var name: String
    /// That of the name, with its quotes.
    package var namePlace: DataPlace
    package var node: DataNode
}
