import CSSEngine
import NimbusCSS
import NimbusUIKit
import NimbusViews

/// A styled screen, as a Swift file that creates the same views without stylesheets.
@MainActor package struct ScreenDescription {
    /// A view, or an item of a bar, with its data and its style.
    struct Part {
        let name: String
        /// The expression that creates the view or the item.
        let creation: String
        /// The statement that adds the view to its superview. `nil` for a root view and for an item.
        let insertion: String?
        /// The data of a view. `nil` for an item, whose content is set with the items of its bar.
        let data: DataDescription?
        let id: String?
        let schemes: ViewDescription.Schemes

        var isRoot: Bool { data != nil && insertion == nil }
    }

    let typeName: String
    /// The name of the view tree's file.
    let file: String
    /// The names of the stylesheets.
    let sheets: [String]
    /// The views. Superviews precede subviews.
    let parts: [Part]
    /// Whether the DOM's original colour scheme is dark.
    let isDark: Bool
    let size: CGSize
    let hasActions: Bool
    /// Whether NimbusUIKit declares the class of a view.
    let hasNimbusViews: Bool

    /// Creates the description of the views in light and dark mode. Restores the original mode afterwards.
    /// - Parameters:
    ///   - views: All registered views with their data, except the rows of tables. Superviews precede subviews.
    ///   - window: The window that contains the views.
    ///   - file: The name of the view tree's file, from which the name of the generated type is derived.
    ///   - sheets: The names of the stylesheets.
    package init(
        _ views: [(view: UIView, data: ViewData)], in window: UIWindow, of dom: NIDOM, file: String, sheets: [String]
    ) {
        // Only a data source can provide rows.
        let views = views.filter { !$0.view.isInTableRow }
        typeName = SwiftNames.type(file: file)
        (self.file, self.sheets, size) = (file, sheets, window.bounds.size)
        let (scheme, style) = (dom.environment.colorScheme, window.overrideUserInterfaceStyle)
        let light = Self.descriptions(views, in: window, of: dom, .light)
        let dark = Self.descriptions(views, in: window, of: dom, .dark)
        Self.show(scheme, style, in: window, of: dom)
        isDark = scheme == .dark
        hasActions = views.contains { $0.view is UIControl && $0.data.action != nil }
        hasNimbusViews = views.contains { $0.view.isOfNimbus }
        var names = SwiftNames()
        var parts: [Part] = []
        var scope = Scope()
        for index in views.indices {
            let (view, data) = views[index]
            let name = names.name(id: data.id, viewClass: String(describing: type(of: view)))
            var items: [Part] = []
            var itemNames: [ObjectIdentifier: String] = [:]
            for (element, schemes) in zip(view.barItemElements, zip(light[index].items, dark[index].items)) {
                guard let item = element.item else { continue }
                let (id, itemClass) = (dom.registry.id(of: element), String(describing: type(of: item)))
                let name = names.name(id: id, viewClass: itemClass)
                itemNames[ObjectIdentifier(item)] = name
                items.append(
                    Part(name: name, creation: "\(itemClass)()", insertion: nil, data: nil, id: id, schemes: schemes))
            }
            let description = DataDescription(view, data, dom.resources, itemNames: itemNames)
            parts.append(
                Part(
                    name: name, creation: description.creation, insertion: scope.insertion(of: view, named: name),
                    data: description, id: data.id, schemes: (light[index].view, dark[index].view)))
            // The bar sets the content of its items, which styles can replace.
            parts += items
            scope.add(view, named: name)
        }
        self.parts = parts
    }

    /// The names of the views so far.
    private struct Scope {
        private var names: [ObjectIdentifier: String] = [:]
        /// The names of the views with a view above their keyboard, by that view.
        private var owners: [ObjectIdentifier: String] = [:]

        @MainActor mutating func add(_ view: UIView, named name: String) {
            names[ObjectIdentifier(view)] = name
            if let accessory = view.keyboardAccessory { owners[ObjectIdentifier(accessory)] = name }
        }

        /// Returns the statement that adds a view to its superview. `nil` for a root view.
        @MainActor func insertion(of view: UIView, named name: String) -> String? {
            if let owner = owners[ObjectIdentifier(view)] { return "\(owner).inputAccessoryView = \(name)" }
            guard let superview = view.superview, let container = self.name(of: superview) else { return nil }
            let method = superview is UIStackView ? "addArrangedSubview" : "addSubview"
            return "\(container).\(method)(\(name))"
        }

        /// Returns the Swift expression of a superview. `nil` for the superview of a root view.
        @MainActor private func name(of superview: UIView) -> String? {
            if let name = names[ObjectIdentifier(superview)] { return name }
            guard let outer = superview.superview, outer.contentContainer === superview else { return nil }
            return names[ObjectIdentifier(outer)].map { "\($0).contentView" }
        }
    }

    /// The descriptions of a view and of the items of a bar.
    private struct Descriptions {
        let view: ViewDescription
        let items: [ViewDescription]
    }

    private static func descriptions(
        _ views: [(view: UIView, data: ViewData)], in window: UIWindow, of dom: NIDOM,
        _ scheme: NIEnvironment.ColorScheme
    ) -> [Descriptions] {
        show(scheme, scheme == .dark ? .dark : .light, in: window, of: dom)
        return views.map { view, _ in
            Descriptions(
                view: ViewDescription(view, in: dom), items: view.barItemElements.map { ViewDescription($0, in: dom) })
        }
    }

    private static func show(
        _ scheme: NIEnvironment.ColorScheme, _ style: UIUserInterfaceStyle, in window: UIWindow, of dom: NIDOM
    ) {
        window.overrideUserInterfaceStyle = style
        dom.environment.colorScheme = scheme
        window.layoutIfNeeded()
        dom.layoutViews()
    }
}

extension UIView {
    /// Whether NimbusUIKit declares the class of the view.
    fileprivate var isOfNimbus: Bool {
        switch self {
        case is NITextField, is NILabel, is NIBoxView, is NIBoxTableViewCell, is NIBoxCollectionViewCell: true
        default: false
        }
    }
}
