import CSSEngine
import NimbusCSS

/// The layout properties by their ids in a property table, with the logical properties that set them.
struct FramePropertyTable {
    struct Entry {
        let leftToRight, rightToLeft: FrameProperty
        let isLogical: Bool
    }

    private var entries: [PropertyID: Entry] = [:]
    let direction, display: PropertyID?

    init(_ table: PropertyTable) {
        (direction, display) = (table["direction"], table["display"])
        for property in FrameProperty.allCases {
            if let id = table[property.name] {
                entries[id] = Entry(leftToRight: property, rightToLeft: property, isLogical: false)
            }
            guard let name = property.logicalNames?.leftToRight, let id = table[name] else { continue }
            let reversed = FrameProperty.allCases.first { $0.logicalNames?.rightToLeft == name }
            entries[id] = Entry(leftToRight: property, rightToLeft: reversed ?? property, isLogical: true)
        }
    }

    subscript(property: PropertyID) -> Entry? { entries[property] }

    /// Returns whether lines run from right to left in a view.
    /// - Parameter inherited: The direction if the style does not set it.
    func isRightToLeft(_ style: ComputedStyle, _ inherited: CSS.Environment.LayoutDirection) -> Bool {
        switch direction.flatMap({ style[$0] }) {
        case .keyword(.rtl): true
        case .keyword(.ltr): false
        default: inherited == .rightToLeft
        }
    }
}
