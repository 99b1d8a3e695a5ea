import CSSEngine
import NimbusCSS

/// Makes views of data, and registers them once all are there.
@MainActor package struct ViewBuilder {
    /// The views with what they were made of, outer ones first.
    package private(set) var built: [(view: UIView, data: ViewData)] = []
    /// What of the data could not be done.
    package internal(set) var problems: [ViewTreeProblem] = []

    let dom: NIDOM?
    let resources: ViewResources
    /// Nil where the DOM's target names none.
    let members: BoundMembers?
    private let classes: ViewClasses
    private let tree: ViewTree?
    private var known: Set<ObjectIdentifier> = []

    /// - Parameters:
    ///   - dom: what the views are registered with, if anything.
    ///   - tree: where the data comes from, if from a file.
    package init(_ dom: NIDOM?, classes: ViewClasses = ViewClasses(), of tree: ViewTree? = nil) {
        self.dom = dom
        self.classes = classes
        resources = dom?.resources ?? ViewResources()
        members = BoundMembers(dom?.target)
        self.tree = tree
    }

    /// Puts a view of data, with all inside it, into `superview`; nil where there can be none. Recursive: those who read
    /// data bound the depth.
    @discardableResult
    package mutating func build(_ data: ViewData, in superview: UIView) -> UIView? {
        guard let view = view(of: data, in: superview) else { return nil }
        fill(view, data)
        superview.addSubview(view)
        // Views in no window do not take it.
        if data.state?.contains(.focused) == true { view.becomeFirstResponder() }
        built.append((view, data))
        for subview in data.subviews { build(subview, in: view) }
        return view
    }

    private mutating func view(of data: ViewData, in superview: UIView) -> UIView? {
        guard let view = view(of: data) else { return nil }
        // The toolkit takes neither.
        guard !superview.isDescendant(of: view) else { return refuse(.viewInItself, data.places.origin) }
        guard known.insert(ObjectIdentifier(view)).inserted else { return refuse(.repeatedView, data.places.origin) }
        return view
    }

    private mutating func view(of data: ViewData) -> UIView? {
        switch data.origin {
        case .view(let view): view
        case .name(let name):
            classes.makeView(name) ?? refuse(.unknownClass(name, known: classes.allNames), data.places.origin)
        case .viewClass(let viewClass):
            classes.makeView(viewClass) ?? refuse(.classWithoutMaker("\(viewClass)"), data.places.origin)
        }
    }

    private mutating func refuse(_ kind: ViewTreeProblem.Kind, _ place: DataPlace?) -> UIView? {
        note(kind, place)
        return nil
    }

    mutating func note(_ kind: ViewTreeProblem.Kind, _ place: DataPlace?) {
        problems.append(ViewTreeProblem(kind, at: place ?? .path(""), in: tree?.text))
    }

    /// Registers what was built, so that it is styled, and then gives the target what it has outlets for.
    package mutating func register() {
        guard let dom else { return }
        dom.performBatchUpdates {
            for (view, data) in built {
                dom.register(view, withCSSClass: data.classes.joined(separator: " "), andId: data.id)
                if let style = data.style { dom.setStyle(style, of: view) }
            }
        }
        noteStyles(in: dom)
        setOutlets()
    }

    private mutating func noteStyles(in dom: NIDOM) {
        guard built.contains(where: { $0.data.style != nil }) else { return }
        let places = InlineStylePlaces(dom.inlineDiagnostics, in: tree)
        for (_, data) in built { problems += places.problems(of: data) }
    }
}
