import CSSEngine
import NimbusCSS
import NimbusUIKit

/// Creates views from data, and registers them after all of them were created.
@MainActor package struct ViewBuilder {
    /// The created views with their data. Superviews precede subviews.
    package private(set) var built: [(view: UIView, data: ViewData)] = []
    /// The problems found while building.
    package internal(set) var problems: [ViewTreeProblem] = []

    let dom: NIDOM?
    let resources: ViewResources
    /// The outlets and actions of the DOM's target. `nil` if the target is not a ``ViewTarget``.
    let members: BoundMembers?
    let classes: ViewClasses
    let tree: ViewTree?
    /// Whether the data describes a prototype.
    let isPrototype: Bool
    /// The views to be stored in properties.
    private(set) var ownedViews: [OwnedView] = []
    /// The created view controllers, by their root views.
    var controllers: [ObjectIdentifier: UIViewController] = [:]
    /// The items of bars that have an id or classes.
    var namedItems: [(item: UIBarItem, data: ViewData.Item)] = []
    /// The views above keyboards, with the views whose keyboards they are above and their names as parts.
    private var accessories: [(view: UIView, owner: UIView, part: String)] = []
    /// The data sources of the created tables.
    var tables: [TableDataSource] = []
    /// The parent of all view controllers without an enclosing view controller. The default is the DOM's target, if it
    /// is a view controller.
    package var parentController: UIViewController?
    /// The ancestors of the next view, outermost first.
    private var ancestors: [UIView] = []
    private var known: Set<ObjectIdentifier> = []

    /// - Parameters:
    ///   - dom: The DOM that registers the views. If `nil`, the views are unstyled.
    ///   - tree: The view tree with the data. `nil` if the data is from an app.
    package init(_ dom: NIDOM?, classes: ViewClasses = ViewClasses(), of tree: ViewTree? = nil) {
        self.dom = dom
        self.classes = classes
        resources = dom?.resources ?? ViewResources()
        members = BoundMembers(dom?.target)
        parentController = dom?.target as? UIViewController
        self.tree = tree
        isPrototype = false
        for prototype in tree?.prototypes ?? [] { addPrototype(prototype, in: nil) }
    }

    /// Creates the builder of a prototype's views.
    init(_ dom: NIDOM, of prototype: ViewPrototype) {
        self.dom = dom
        classes = prototype.classes
        resources = dom.resources
        members = BoundMembers(dom.target)
        parentController = dom.target as? UIViewController
        tree = prototype.tree
        isPrototype = true
    }

    /// Creates a view with its subviews, and adds it to `superview`. Returns `nil` if the view cannot be created.
    @discardableResult
    package mutating func build(_ data: ViewData, in superview: UIView) -> UIView? {
        guard let view = add(data, .subview, to: superview) else { return nil }
        addContents(of: data, to: view)
        return view
    }

    /// Creates a view without its subviews, and adds it to `superview`.
    private mutating func add(_ data: ViewData, _ role: ViewData.Role, to superview: UIView) -> UIView? {
        guard let view = view(of: data, in: superview) else { return nil }
        if case .row = role, !(view is UITableViewCell) {
            return refuse(.noCell(viewClass: data.viewClass), data.places.origin)
        }
        fill(view, data)
        addController(of: view, data, in: superview) {
            switch role {
            case .subview: if data.markup?.isSubview != false { superview.addBuiltSubview(view) }
            case .inputAccessoryView:
                view.removeFromSuperview()
                superview.keyboardAccessory = view
            case .row, .header, .footer:
                let source = (superview as? UITableView)?.rowSource as? TableDataSource
                source?.add(view, as: role, height: data.frame.map(\.height))
            }
        }
        if let part = role.part { accessories.append((view, superview, part)) }
        // A view cannot become first responder before it is in a window.
        if data.state?.contains(.focused) == true { view.becomeFirstResponder() }
        return view
    }

    /// Creates a view with its subviews, without a superview. Returns `nil` if the view cannot be created.
    mutating func buildDetached(_ data: ViewData) -> UIView? {
        guard let view = view(of: data), known.insert(ObjectIdentifier(view)).inserted else { return nil }
        addController(of: view, data, in: nil) {}
        build(data, into: view)
        return view
    }

    /// Applies the data to an existing view, and creates its subviews.
    mutating func build(_ data: ViewData, into view: UIView) {
        fill(view, data)
        addContents(of: data, to: view)
    }

    /// A view whose subviews are being added.
    private struct OpenView {
        let view: UIView
        let children: [(data: ViewData, role: ViewData.Role)]
        var next = 0

        @MainActor init(_ view: UIView, _ data: ViewData) {
            self.view = view
            children = data.childrenByRole.filter { $0.role.isAvailable(in: view) }
        }
    }

    /// Creates the descendants of a view. Iterative, because the main thread of iOS has a small stack.
    private mutating func addContents(of data: ViewData, to view: UIView) {
        var open = [OpenView(view, data)]
        record(view, data)
        while var parent = open.popLast() {
            guard parent.next < parent.children.count else {
                ancestors.removeLast()
                continue
            }
            let (data, role) = parent.children[parent.next]
            parent.next += 1
            open.append(parent)
            // UIKit requires the subviews of a cell to be in its content view.
            let container = role.isSubview ? parent.view.contentContainer : nil
            guard let view = add(data, role, to: container ?? parent.view) else { continue }
            open.append(OpenView(view, data))
            record(view, data)
        }
    }

    /// Records a view before its subviews are created.
    private mutating func record(_ view: UIView, _ data: ViewData) {
        built.append((view, data))
        if let name = data.markup?.property {
            ownedViews.append(OwnedView(view: view, name: name, ancestors: ancestors))
        }
        for prototype in data.markup?.prototypes ?? [] { addPrototype(prototype, in: view) }
        ancestors.append(view)
    }

    private mutating func view(of data: ViewData, in superview: UIView) -> UIView? {
        guard let view = view(of: data) else { return nil }
        // UIKit accepts neither a view inside itself nor a repeated view.
        guard !superview.isDescendant(of: view) else { return refuse(.viewInItself, data.places.origin) }
        guard known.insert(ObjectIdentifier(view)).inserted else { return refuse(.repeatedView, data.places.origin) }
        return view
    }

    mutating func view(of data: ViewData) -> UIView? {
        switch data.origin {
        case .view(let view): checked(view, data)
        case .name("UIButton") where data.markup?.isSystemButton == true: UIButton(type: .system)
        case .name(let name):
            (classes.makeView(name, layoutClass: data.markup?.layoutClass) ?? controllerView(name))
                .map { checked($0, data) }
                ?? refuse(.unknownClass(name, known: knownNames(of: data)), data.places.origin)
        case .viewClass(let viewClass):
            classes.makeView(viewClass).map { checked($0, data) }
                ?? refuse(.classWithoutMaker("\(viewClass)"), data.places.origin)
        }
    }

    /// Returns the class names to suggest. In XML, these include the names of elements.
    private func knownNames(of data: ViewData) -> [String] {
        classes.allNames + classes.controllerNames + (data.markup == nil ? [] : XMLElementName.all)
    }

    private mutating func refuse(_ kind: ViewTreeProblem.Kind, _ place: DataPlace?) -> UIView? {
        note(kind, place)
        return nil
    }

    mutating func note(_ kind: ViewTreeProblem.Kind, _ place: DataPlace?) {
        problems.append(ViewTreeProblem(kind, at: place ?? .path(""), in: tree?.text))
    }

    /// Registers and styles the views, sets properties and outlets, and notifies the app.
    package mutating func register() {
        defer { for source in tables { source.provideCells() } }
        guard let dom else { return }
        dom.performBatchUpdates {
            for (view, data) in built {
                dom.register(view, withCSSClass: data.classes.joined(separator: " "), andId: data.id)
                if let style = data.style { dom.setStyle(style, of: view) }
            }
            for (item, data) in namedItems {
                dom.register(item, withCSSClass: data.classes.joined(separator: " "), andId: data.id)
            }
            for (view, owner, part) in accessories { dom.registerChild(view, named: part, of: owner) }
        }
        noteStyles(in: dom)
        setOutlets(without: setProperties())
        notifyApp()
    }

    private mutating func noteStyles(in dom: NIDOM) {
        guard built.contains(where: { $0.data.style != nil }) else { return }
        let places = InlineStylePlaces(dom.styles.inlineDiagnostics, in: tree)
        for (_, data) in built { problems += places.problems(of: data) }
    }
}
