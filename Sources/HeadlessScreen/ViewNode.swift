import CSSEngine
import NimbusUIKit
import NimbusViews

/// A view of a view-tree file as selectors see it. Its class may be unknown to the toolkit.
package final class ViewNode: StyleElement {
    package let data: ViewData
    /// The subviews, the rows of a table and the internal parts.
    package let styleChildren: [ViewNode]
    /// The name of an internal part of a view of UIKit; `nil` for a view of the file.
    package let stylePart: String?

    /// - Parameter parts: The names of the internal parts that stylesheets use.
    package convenience init(_ data: ViewData, parts: Set<String>) {
        let subviews = data.children.map { ViewNode($0, parts: parts) }
        let internalParts = InternalParts.of(data.viewClass, named: parts).map { part in
            ViewNode(ViewData(part.viewClass), [], part: part.name)
        }
        self.init(data, subviews + internalParts)
    }

    private init(_ data: ViewData, _ children: [ViewNode], part: String? = nil) {
        self.data = data
        styleChildren = children
        stylePart = part
    }

    /// The view and its descendants, superviews before subviews.
    package var all: [ViewNode] {
        var all: [ViewNode] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            all.append(view)
            waiting += view.styleChildren.reversed()
        }
        return all
    }

    /// Returns a copy with a class added, or removed if the view has it.
    package func toggling(_ name: String) -> ViewNode {
        var data = data
        let others = data.classes.filter { $0 != name }
        data.classes = others.count < data.classes.count ? others : data.classes + [name]
        return ViewNode(data, styleChildren)
    }

    package var styleTypes: [String] { [data.viewClass] }
    package var styleID: String? { data.id }
    package var styleClasses: [String] { data.classes }
    package var styleState: ElementState { data.state ?? [] }
    package var inlineStyle: String? { data.style }
    package var isInternalPart: Bool { stylePart != nil }

    package var hasText: Bool { [data.text, data.title].contains { $0?.key.isEmpty == false } }

    private var imageName: String? {
        switch data.image {
        case .name(let name), .symbol(let name): name
        case .image, nil: nil
        }
    }

    package func styleAttribute(_ name: String) -> String? {
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
