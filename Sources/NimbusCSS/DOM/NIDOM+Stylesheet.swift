import CSSEngine

extension NIStylesheet {
    /// Applies the stylesheet to one view.
    /// - Returns: A DOM that keeps the stylesheet applied for as long as you retain it.
    @MainActor @discardableResult
    public func apply(to view: any NIStyleable, withID id: String? = nil) -> NIDOM {
        let dom = NIDOM(stylesheet: self)
        dom.register(view, andId: id)
        return dom
    }

    /// Applies the stylesheet to a view and all its descendants.
    /// - Returns: A DOM that keeps the stylesheet applied for as long as you retain it.
    @MainActor @discardableResult
    public func applyRecursively(to view: any NIStyleable) -> NIDOM {
        let dom = NIDOM(stylesheet: self)
        dom.performBatchUpdates {
            var pending: [any NIStyleable] = [view]
            while let view = pending.popLast() {
                dom.register(view)
                pending += view.styleableSubviews.reversed()
            }
        }
        return dom
    }

    /// Returns the values that the rules give a view without a superview. The view does not need to exist.
    ///
    /// Use it to keep an app's metrics in stylesheets:
    ///
    /// ```swift
    /// let inset = stylesheet.ruleset(cssClass: "chart").value(of: "padding-top")
    /// ```
    /// - Parameters:
    ///   - type: The name that type selectors match, such as `UIButton`.
    ///   - cssClass: One or more class names without dots, separated by white space.
    ///   - id: An id with or without `#`.
    ///   - state: The states that pseudo-classes match.
    ///   - environment: The device and its settings.
    @MainActor public func ruleset(
        ofType type: String? = nil, cssClass: String? = nil, id: String? = nil, state: NIStyleState = [],
        environment: NIEnvironment = NIEnvironment()
    ) -> NICSSRuleset {
        let dom = NIDOM(stylesheet: self, environment: environment)
        let view = HypotheticalView(type, state)
        dom.register(view, withCSSClass: cssClass, andId: id)
        guard let ruleset = dom.ruleset(of: view) else { preconditionFailure("a registered view has a ruleset") }
        return ruleset
    }
}

/// A view of which selectors see only a type and states.
private final class HypotheticalView: NIStyleable {
    let styleTypes: [String]
    let styleState: NIStyleState

    init(_ type: String?, _ state: NIStyleState) {
        styleTypes = type.map { [$0] } ?? []
        styleState = state
    }

    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {}
}
