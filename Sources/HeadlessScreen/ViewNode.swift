import CSSEngine
import NimbusUIKit
import NimbusViews

/// A view of a view-tree file as selectors see it. Its class may be unknown to the toolkit.
package final class ViewNode: StyleElement {
    package let data: ViewData
    /// The subviews, the rows of a table, the items of a bar that have an id or classes, and the internal parts.
    package let styleChildren: [ViewNode]
    /// The name of the view as a part of its parent. `nil` if it is not a part.
    package let stylePart: String?
    /// Whether the view is a part that is not in the file.
    package let isInternalPart: Bool

    /// - Parameter parts: The names of the internal parts that stylesheets use.
    package convenience init(_ data: ViewData, parts: Set<String>) { self.init(data, parts: parts, part: nil) }

    private convenience init(_ data: ViewData, parts: Set<String>, part: String?) {
        let children = data.childrenByRole.map { ViewNode($0.data, parts: parts, part: $0.role.part) }
        let items = data.allItems.filter(\.hasNames).compactMap { item in
            BarItems.itemClass(in: data.viewClass).map { ViewNode(ViewData(item, $0), []) }
        }
        let internalParts = InternalParts.of(data.viewClass, named: parts).map { part in
            ViewNode(ViewData(part.viewClass), [], part: part.name, isInternal: true)
        }
        self.init(data, children + items + internalParts, part: part)
    }

    private init(_ data: ViewData, _ children: [ViewNode], part: String? = nil, isInternal: Bool = false) {
        self.data = data
        styleChildren = children
        stylePart = part
        isInternalPart = isInternal
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
        return ViewNode(data, styleChildren, part: stylePart, isInternal: isInternalPart)
    }

    package var styleTypes: [String] { [data.viewClass] }
    package var styleID: String? { data.id }
    package var styleClasses: [String] { data.classes }
    package var styleState: ElementState { data.state ?? [] }
    package var inlineStyle: String? { data.style }

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

/// The items of bars, which are no views.
private enum BarItems {
    /// Returns the class of the items of a bar. `nil` for other views.
    static func itemClass(in viewClass: String) -> String? {
        switch viewClass {
        case "UINavigationBar", "UIToolbar": "UIBarButtonItem"
        case "UITabBar": "UITabBarItem"
        default: nil
        }
    }
}

extension ViewData {
    /// Creates the data of an item as selectors see it.
    fileprivate init(_ item: Item, _ itemClass: String) {
        self.init(itemClass)
        (id, classes, title, image) = (item.id, item.classes, item.title, item.image)
    }
}
