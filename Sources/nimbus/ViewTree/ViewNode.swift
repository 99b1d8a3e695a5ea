import CSSEngine
import NimbusUIKit

/// A view of a view-tree file as selectors see it. Its class may be unknown to the toolkit.
final class ViewNode: StyleElement {
    let data: ViewData
    let subviews: [ViewNode]

    convenience init(_ data: ViewData) {
        self.init(data, data.subviews.map { ViewNode($0) })
    }

    private init(_ data: ViewData, _ subviews: [ViewNode]) {
        self.data = data
        self.subviews = subviews
    }

    /// Returns a copy with a class added, or removed if the view has it.
    func toggling(_ name: String) -> ViewNode {
        var data = data
        let others = data.classes.filter { $0 != name }
        data.classes = others.count < data.classes.count ? others : data.classes + [name]
        return ViewNode(data, subviews)
    }

    var styleTypes: [String] { [data.viewClass] }
    var styleID: String? { data.id }
    var styleClasses: [String] { data.classes }
    var styleState: ElementState { data.state ?? [] }
    var inlineStyle: String? { data.style }
    var styleChildren: [ViewNode] { subviews }

    var hasText: Bool { [data.text, data.title].contains { $0?.key.isEmpty == false } }

    private var imageName: String? { if case .name(let name) = data.image { name } else { nil } }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id": data.id
        case "class": data.classes.isEmpty ? nil : data.classes.joined(separator: " ")
        case "text": data.text?.key
        case "title": data.title?.key
        case "image": imageName
        case "label": data.label
        case "lang": data.language
        case "tag": data.tag.map { "\($0)" }
        default: nil
        }
    }
}
