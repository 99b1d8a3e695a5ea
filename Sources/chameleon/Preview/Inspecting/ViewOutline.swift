import Foundation
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit
import NimbusViews

/// The response to `GET /preview/views`: the views of a screen with their boxes.
struct ViewOutline: Encodable {
    let revision: String
    /// The views in preorder, at most 5,000.
    let views: [OutlinedView]
    let editProblems: [EditRemark]

    private static let limit = 5_000

    @MainActor init(_ rendered: RenderedScreen, revision: String) {
        self.revision = revision
        let screen = rendered.screen
        let elements = screen.elements.prefix(Self.limit)
        var depths: [ObjectIdentifier: Int] = [:]
        /// The views with a view above their keyboard, by that view.
        var owners: [ObjectIdentifier: UIView] = [:]
        views = elements.enumerated().map { index, element in
            let view = element.view
            if let accessory = view.keyboardAccessory { owners[ObjectIdentifier(accessory)] = view }
            let container = view.superview ?? owners[ObjectIdentifier(view)]
            let parent = sequence(first: container, next: { $0?.superview }).compactMap { $0 }
                .first { depths[ObjectIdentifier($0)] != nil }
            let depth = parent.flatMap { depths[ObjectIdentifier($0)] }.map { $0 + 1 } ?? 0
            depths[ObjectIdentifier(view)] = depth
            return OutlinedView(
                view, element.data, index: index, depth: depth, in: screen.window, box: screen.dom.usedBox(of: view))
        }
        editProblems = EditRemark.all(rendered)
    }
}

/// A view with its box. Rectangles are `[x, y, width, height]` in points of the screen, edges are
/// `[top, right, bottom, left]`.
struct OutlinedView: Encodable {
    struct Scrolling: Encodable {
        let offset: [Double]
        let min: [Double]
        let max: [Double]
    }

    let index: Int
    let view: String
    let id: String?
    let classes: [String]
    /// The beginning of the text that the view shows. `nil` if there is none.
    let text: String?
    let depth: Int
    let isHidden: Bool
    /// The border box.
    let frame: [Double]
    /// The part of the border box that the screen shows. `nil` if there is none.
    let visible: [Double]?
    let margin: [Double]
    let border: [Double]
    let padding: [Double]
    let gaps: [[Double]]
    let scroll: Scrolling?
    /// The states in which the page can hold the view.
    let states: [HeldState]
    /// The states that the view has in the view tree.
    let ownStates: [HeldState]

    private static let gapLimit = 200
    private static let textLimit = 40

    @MainActor init(_ view: UIView, _ data: ViewData, index: Int, depth: Int, in window: UIWindow, box: UsedBox?) {
        self.index = index
        self.view = data.viewClass
        self.id = data.id
        classes = data.classes
        text = Self.shownText(of: view).map { String($0.prefix(Self.textLimit)) }
        self.depth = depth
        let ancestors = Array(sequence(first: view) { $0.superview })
        isHidden = ancestors.last !== window || ancestors.contains { $0.isHidden || $0.alpha < 0.01 }
        let frame = view.convert(view.bounds, to: window)
        self.frame = frame.numbers
        visible = isHidden ? nil : Self.visiblePart(of: frame, ancestors.dropFirst(), in: window)?.numbers
        margin = (box?.margin ?? .zero).numbers
        border = (box?.border ?? .zero).numbers
        padding = (box?.padding ?? .zero).numbers
        let container = (view as? UITableViewCell)?.contentView ?? view
        gaps = (box?.gaps ?? []).prefix(Self.gapLimit).map { container.convert($0, to: window).numbers }
        scroll = (view as? UIScrollView).map(Scrolling.init)
        states = HeldState.all(of: view)
        ownStates = states.filter { data.state?.contains($0.elementState) == true }
    }

    @MainActor private static func shownText(of view: UIView) -> String? {
        let text =
            switch view {
            case let label as UILabel: label.text
            case let button as UIButton: button.currentTitle
            case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
            case let area as UITextView: area.text
            case let cell as UITableViewCell: cell.textLabel?.text
            case let band as UITableViewHeaderFooterView: band.textLabel?.text
            default: nil as String?
            }
        return text.flatMap { $0.isEmpty ? nil : $0 }
    }

    @MainActor private static func visiblePart(
        of frame: CGRect, _ ancestors: some Sequence<UIView>, in window: UIWindow
    ) -> CGRect? {
        var visible = frame.intersection(window.bounds)
        for ancestor in ancestors where ancestor.clipsToBounds || ancestor is UIScrollView {
            visible = visible.intersection(ancestor.convert(ancestor.bounds, to: window))
        }
        return visible.isNull || visible.isEmpty ? nil : visible
    }
}

extension OutlinedView.Scrolling {
    @MainActor fileprivate init(_ view: UIScrollView) {
        let (minimum, maximum) = view.offsetRange
        self.init(offset: view.contentOffset.numbers, min: minimum.numbers, max: maximum.numbers)
    }
}

extension CGRect {
    /// `[x, y, width, height]`
    fileprivate var numbers: [Double] { [minX, minY, width, height].map(\.forJSON) }
}

extension CGPoint {
    fileprivate var numbers: [Double] { [x, y].map(\.forJSON) }
}

extension UIEdgeInsets {
    /// `[top, right, bottom, left]`
    fileprivate var numbers: [Double] { [top, right, bottom, left].map(\.forJSON) }
}

extension CGFloat {
    /// The number, or 0 if JSON cannot express it.
    fileprivate var forJSON: Double { isFinite ? Double(self) : 0 }
}
