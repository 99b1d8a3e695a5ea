import CSSEngine
import NimbusUIKit

/// The warning about a declaration that cannot take effect, for all its longhands and views.
struct LayoutWarning {
    let location: SourceLocation?
    private let kind: LayoutProblem.Kind
    private var subjects: [String] = []
    private var viewClasses: [String] = []
    private var properties: [String] = []
    private let table: PropertyTable

    /// Returns the warnings about problems, one for each declaration. Problems of inline styles have no location, so that
    /// each view has its own.
    static func warnings(of problems: [LayoutProblem], properties table: PropertyTable) -> [LayoutWarning] {
        var warnings: [LayoutWarning] = []
        var indices: [LayoutProblem: Int] = [:]
        // The data has the locations of views whose subviews have no place.
        for problem in problems where problem.kind != .collapsed && problem.kind != .unplacedSubviews {
            let key = LayoutProblem(
                kind: problem.kind.withoutProperty, viewClass: problem.location == nil ? problem.viewClass : "",
                id: problem.location == nil ? problem.id : nil, location: problem.location)
            let index = indices[key] ?? warnings.count
            indices[key] = index
            if index == warnings.count { warnings.append(LayoutWarning(problem, table)) }
            warnings[index].add(problem)
        }
        return warnings.enumerated().sorted { left, right in
            let (first, second) = (left.element.order, right.element.order)
            return first == second ? left.offset < right.offset : first < second
        }.map(\.element)
    }

    /// The position in the output. Warnings about inline styles come last.
    private var order: (Int, String, Int, Int) {
        guard let location else { return (1, "", 0, 0) }
        return (0, location.source, location.line, location.column)
    }

    private init(_ problem: LayoutProblem, _ table: PropertyTable) {
        (location, kind) = (problem.location, problem.kind)
        self.table = table
    }

    private mutating func add(_ problem: LayoutProblem) {
        let subject = problem.viewClass + (problem.id.map { "#\($0)" } ?? "")
        if let property = problem.kind.property, !properties.contains(property) { properties.append(property) }
        // A view has a problem for each longhand.
        if problem.kind.property == properties.first {
            subjects.append(subject)
            if !viewClasses.contains(problem.viewClass) { viewClasses.append(problem.viewClass) }
        }
    }

    // MARK: Message

    /// The view, or the number of views and their classes.
    private var views: String {
        guard let first = subjects.first, Set(subjects).count > 1 || subjects.count > 1 else {
            return subjects.first ?? ""
        }
        return subjects.count == 2 && subjects[0] != subjects[1]
            ? "\(first) and \(subjects[1])" : "\(subjects.count) views (\(viewClasses.joined(separator: ", ")))"
    }

    /// The property, the shorthand of all properties, or their names.
    private var property: String {
        guard properties.count > 1 else { return properties.first ?? "" }
        let names = Set(properties)
        let shorthand = table.all.first { property in
            guard case .shorthand(let shorthand) = property.grammar else { return false }
            return Set(shorthand.longhands) == names
        }
        return shorthand?.name ?? properties.joined(separator: ", ")
    }

    var sentence: String {
        let subject = "\(property) of \(views)"
        switch kind {
        case .cycle: return "\(views) is positioned relative to a view that depends on it"
        case .constrained: return "\(subject) has no effect beside its constraints"
        case .configured: return "\(subject) has no effect on its configuration"
        case .missingSuperview: return "\(subject) is relative to a superview, and there is none"
        case .missingTarget(let id): return "\(views) is positioned relative to #\(id), which no other view is"
        case .percentagePadding: return "\(subject) is a percentage, which has no effect there"
        case .nonstandardInBox: return "\(subject) has a value that boxes of CSS do not have"
        case .unsupportedInBox where properties == ["position"]:
            return
                "\(subject) has no effect: “sticky” needs a scroll view around, “fixed” a container that fills the window"
        case .unsupportedInBox: return "\(subject) has a value that boxes do not support"
        case .paddingOverContent(let property):
            return property.hasPrefix("padding-")
                ? "padding of \(views) makes the box larger, but the content is drawn over it"
                : "the border of \(views) makes the box larger, but it is drawn over the content"
        case .unsupportedShadow:
            return "\(subject) has parts that cannot be shown: there is the first outer shadow only, without spread"
        case .unsupportedLineStyle: return "\(subject) is drawn as “solid”; lines are “solid”, “dashed” or “dotted”"
        case .withoutBackgroundImage: return "\(subject) has no effect without “background-image”"
        case .unsupportedBackground where properties == ["background-image"]:
            return "\(subject) has so many images that only the first ones are drawn"
        case .unsupportedBackground:
            return
                "\(subject) has a value that cannot be drawn; images are “scroll”, in the “border-box” or the “padding-box”"
        case .clippedShadow: return "\(subject) has no effect, because such a view clips its content"
        case .clippedOutline:
            return
                "\(subject) is cut off at the edge, because such a view clips its content; a negative “outline-offset” is inside"
        case .placedByToolkit:
            return "\(subject) has no effect: UIKit places a view above the keyboard, in the width of the keyboard"
        case .constrainedInBox: return "\(views) is in a container, but constraints decide the frame"
        case .tooDeepInBoxes: return "\(views) is in so many containers that its subviews have no boxes"
        case .marginWithoutTarget: return "margins of \(views) have no effect without -mobile-relative"
        case .unsupportedByClass: return "\(subject) has no effect" + classes
        case .outsideContainer:
            return "\(subject) has no effect outside a container, which is a view with “display: flex”, grid or block"
        case .withoutContainer: return "\(subject) has no effect without “display: flex” or grid"
        case .scrollingOutsideScrollView:
            return "\(subject) clips and does not scroll: only a UIScrollView scrolls, with “display” as a container"
        case .collapsed: return "\(views) has no width or no height, and its subviews are outside"
        case .unplacedSubviews: return "\(views) does not place its subviews, which have no size"
        }
    }

    /// The classes that have the property.
    private var classes: String {
        guard property != "display" else { return "; UIKit lays out the content of such a view" }
        guard let known = properties.first.flatMap({ table[$0] }) else { return "" }
        let classes = table[known].classes
        if classes == ["UIView"] { return "; put the view into a UIView with it" }
        return classes.isEmpty ? "" : "; it applies to \(classes.joined(separator: ", "))"
    }
}

extension LayoutProblem.Kind {
    /// The name of the property. `nil` if the problem is not about a property.
    fileprivate var property: String? {
        switch self {
        case .constrained(let property), .configured(let property), .missingSuperview(let property),
            .percentagePadding(let property), .nonstandardInBox(let property), .unsupportedInBox(let property),
            .paddingOverContent(let property), .unsupportedByClass(let property), .outsideContainer(let property),
            .withoutContainer(let property), .scrollingOutsideScrollView(let property),
            .unsupportedShadow(let property), .unsupportedLineStyle(let property), .clippedShadow(let property),
            .clippedOutline(let property), .placedByToolkit(let property), .withoutBackgroundImage(let property),
            .unsupportedBackground(let property):
            property
        case .cycle, .missingTarget, .marginWithoutTarget, .constrainedInBox, .tooDeepInBoxes, .collapsed,
            .unplacedSubviews:
            nil
        }
    }

    /// The kind without the property.
    fileprivate var withoutProperty: LayoutProblem.Kind {
        switch self {
        case .constrained: .constrained(property: "")
        case .configured: .configured(property: "")
        case .missingSuperview: .missingSuperview(property: "")
        case .percentagePadding: .percentagePadding(property: "")
        case .nonstandardInBox: .nonstandardInBox(property: "")
        case .unsupportedInBox: .unsupportedInBox(property: "")
        case .paddingOverContent: .paddingOverContent(property: "")
        case .unsupportedByClass: .unsupportedByClass(property: "")
        case .outsideContainer: .outsideContainer(property: "")
        case .withoutContainer: .withoutContainer(property: "")
        case .scrollingOutsideScrollView: .scrollingOutsideScrollView(property: "")
        case .unsupportedShadow: .unsupportedShadow(property: "")
        case .withoutBackgroundImage: .withoutBackgroundImage(property: "")
        case .unsupportedBackground: .unsupportedBackground(property: "")
        case .clippedOutline: .clippedOutline(property: "")
        case .placedByToolkit: .placedByToolkit(property: "")
        case .unsupportedLineStyle: .unsupportedLineStyle(property: "")
        case .clippedShadow: .clippedShadow(property: "")
        case .cycle, .missingTarget, .marginWithoutTarget, .constrainedInBox, .tooDeepInBoxes, .collapsed,
            .unplacedSubviews:
            self
        }
    }
}
