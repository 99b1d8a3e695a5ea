/// An image such as a gradient as it is written. As in browsers, its lengths and colours are computed for the element whose
/// property reads the custom property.
struct WrittenImage: CustomValue {
    let text: String

    var cssText: String { text }

    func mapParts(_ change: (Value) -> Value) -> WrittenImage { self }
}
