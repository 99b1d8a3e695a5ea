import CSSEngine
import TestSupport

extension TestNode {
    /// Creates a node from view-tree data.
    convenience init(_ json: JSON) {
        self.init(json["view"]?.string ?? "")
        id = json["id"]?.string
        classes = words(json["cssClass"])
        inlineStyle = json["style"]?.string
        for name in ["text", "title", "image", "tag", "label"] { attributes[name] = json[name]?.attribute }
        for word in words(json["state"]) {
            switch word {
            case "disabled": state.insert(.disabled)
            case "selected": state.insert(.selected)
            case "highlighted": state.insert(.highlighted)
            case "focused": state.insert(.focused)
            default: preconditionFailure("unknown state \(word)")
            }
        }
        for child in json["subviews"]?.array ?? [] { append(TestNode(child)) }
    }
}

/// The strings between white space, or the members of an array.
private func words(_ json: JSON?) -> [String] {
    if let text = json?.string { return text.split(whereSeparator: \.isWhitespace).map(String.init) }
    return json?.array.compactMap(\.string) ?? []
}

extension JSON {
    /// A string, or a number as text.
    fileprivate var attribute: String? {
        if case .number(let number) = self { return JSON.number(number).description }
        return string
    }
}
