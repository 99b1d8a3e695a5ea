/// The style of an element, as rows of the style tables.
struct NodeStyle: BitwiseCopyable {
    static let none = UInt32.max

    /// The match list.
    var list = NodeStyle.none
    var customProperties: UInt32 = 0
    var style = NodeStyle.none
    /// The inline style that the element was styled with.
    var inlineStyle: UInt32 = 0
    /// Whether the element declares custom properties. Otherwise it shares its parent's.
    var declaresCustomProperties = false

    var isStyled: Bool { style != NodeStyle.none }
}
