// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import NimbusUIKit

/// Returns a property of a selector in the global stylesheet.
///
/// ```swift
/// titleLabel.textColor = TTCSS("headerFont", \.color)
/// ```
/// - Parameters:
///   - selector: The selector as in the stylesheet, with its dot.
///   - property: A property of the rule set.
///   - state: The state of a control. See ``TTCSSStyleSheet/css(_:forState:)``.
/// - Returns: `nil` if the selector has no rule, or if the global stylesheet is not a ``TTDefaultCSSStyleSheet``.
@MainActor public func TTCSS<Value>(
    _ selector: String, _ property: KeyPath<TTCSSRuleSet, Value>, forState state: UIControl.State = .normal
) -> Value? {
    TTCSSRule(selector, forState: state)?[keyPath: property]
}

/// Returns a property of a selector in the global stylesheet. `nil` if the rule set has no value either.
/// - Parameters:
///   - selector: The selector as in the stylesheet, with its dot.
///   - property: A property of the rule set.
///   - state: The state of a control. See ``TTCSSStyleSheet/css(_:forState:)``.
@MainActor public func TTCSS<Value>(
    _ selector: String, _ property: KeyPath<TTCSSRuleSet, Value?>, forState state: UIControl.State = .normal
) -> Value? {
    TTCSSRule(selector, forState: state)?[keyPath: property]
}

/// Returns the values of a selector in the global stylesheet.
/// - Parameters:
///   - selector: The selector as in the stylesheet, with its dot.
///   - state: The state of a control. See ``TTCSSStyleSheet/css(_:forState:)``.
/// - Returns: `nil` if the selector has no rule, or if the global stylesheet is not a ``TTDefaultCSSStyleSheet``.
@MainActor public func TTCSSRule(_ selector: String, forState state: UIControl.State = .normal) -> TTCSSRuleSet? {
    TTDefaultCSSStyleSheet.globalCSSStyleSheet?.css(selector, forState: state)
}

/// Applies the values of a selector in the global stylesheet to an object. Does nothing if the global stylesheet is not a
/// ``TTDefaultCSSStyleSheet``.
/// - Parameters:
///   - selector: The selector as in the stylesheet, with its dot.
///   - object: A view, or another object that can apply rule sets.
@MainActor public func TTApplyCSS(_ selector: String, _ object: any TTCSSApplyProtocol) {
    TTDefaultCSSStyleSheet.globalCSSStyleSheet?.styleSheet.apply(selector, to: object)
}

/// Returns the path of a resource of the main bundle, whether the resource exists or not.
/// - Parameter name: The path of the resource, relative to the resources of the bundle.
public func TTPathForBundleResource(_ name: String) -> String {
    (Bundle.main.resourceURL ?? Bundle.main.bundleURL).appendingPathComponent(name).path
}
