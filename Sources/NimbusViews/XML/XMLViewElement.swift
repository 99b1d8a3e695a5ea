/// An element of an XML view description, with its locations.
struct XMLViewElement {
    /// An attribute, with its references replaced.
    struct Attribute {
        let name: String
        let namePlace: DataPlace
        let value: String
        /// The location without the quotes.
        let place: DataPlace
    }

    let name: String
    /// The location of the name in the start tag.
    let place: DataPlace
    /// The attributes in the order of the file.
    let attributes: [Attribute]
    /// The byte offset after the start tag.
    let contentStart: Int
    /// The text outside of the children.
    var text = ""
    var children: [XMLViewElement] = []
}
