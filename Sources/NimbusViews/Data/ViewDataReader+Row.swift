/// Reads the array form of Swift data. The type of an element determines its meaning. An element that is not a view
/// describes the preceding view.
extension ViewDataReader {
    mutating func views(inRow elements: [DataNode]) -> [ViewData] {
        var views: [ViewData] = []
        // Elements after an invalid view must not be applied to the view before the invalid view.
        var isDropping = false
        for element in elements {
            if startsView(element) {
                let view = view(element)
                isDropping = view == nil
                if let view { views.append(view) }
            } else if views.isEmpty, !isDropping {
                if !element.isNull { note(.elementBeforeViews(element.type), element.place) }
            } else if !isDropping {
                read(element, into: &views[views.count - 1])
            }
        }
        return views
    }

    private func startsView(_ element: DataNode) -> Bool {
        switch element.value {
        case .view, .viewClass: true
        case .object(let members): members.contains { $0.name == MemberName.view.rawValue }
        case .null, .bool, .number, .string, .array, .color, .image, .action, .localized, .other: false
        }
    }

    private mutating func read(_ element: DataNode, into view: inout ViewData) {
        switch element.value {
        case .string(let text): read(text, element.place, into: &view)
        case .number: view.tag = tag(DataMember(name: "tag", namePlace: element.place, node: element)) ?? view.tag
        case .color(let color): view.background = color
        case .action(let action): (view.action, view.places.action) = (action, element.place)
        case .localized(let text): (view.text, view.places.text) = (text, element.place)
        case .array(let elements): view.subviews += views(inRow: elements)
        case .object(let members): read(members, into: &view)
        case .null: break
        case .bool, .image, .view, .viewClass, .other: note(.strayElement(element.type), element.place)
        }
    }

    /// Reads `#id`, `.class` or an accessibility label.
    private mutating func read(_ text: String, _ place: DataPlace, into view: inout ViewData) {
        switch text.utf8.first {
        case UInt8(ascii: "#"):
            guard let id = id(text, place) else { return }
            (view.id, view.places.id) = (id, place)
        case UInt8(ascii: "."): view.classes.append(String(Substring(text.utf8.dropFirst())))
        default: view.label = text
        }
    }
}
