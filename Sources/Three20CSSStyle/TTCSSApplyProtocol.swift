/// An object that a rule set can be applied to. Views conform.
@MainActor public protocol TTCSSApplyProtocol: AnyObject {
    /// Applies the values of a rule set.
    /// - Parameter ruleSet: The values. `nil` if the selector has no rule.
    func applyCssRules(_ ruleSet: TTCSSRuleSet?)
}

extension TTCSSApplyProtocol {
    /// Applies the values that the global stylesheet has for a selector. See ``TTApplyCSS(_:_:)``.
    public func applyCssSelector(_ selector: String) { TTApplyCSS(selector, self) }
}

/// A view that applies more of a rule set than all views do.
///
/// ```swift
/// final class Badge: UIButton, TTCSSCustomView {
///     func didApplyCssRules(_ ruleSet: TTCSSRuleSet?) { setTitleColor(ruleSet?.color, for: .normal) }
/// }
/// ```
@MainActor public protocol TTCSSCustomView: AnyObject {
    /// Called after a rule set was applied to the view.
    /// - Parameter ruleSet: The values. `nil` if the selector has no rule.
    func didApplyCssRules(_ ruleSet: TTCSSRuleSet?)
}

/// An error of ``TTCSSStyleSheet/applyCss(fromSelector:toObject:)``.
public enum TTCSSApplyError: Error, Hashable, Sendable {
    /// The object does not conform to ``TTCSSApplyProtocol``. The value is the name of its class.
    case notApplicable(String)
}
