@testable import CSSEngine
@testable import InterfaCSS

/// Lowers stylesheets of InterfaCSS, for tests that compare texts.
enum InterfaCSS {
    static func css(_ source: Source) -> String {
        let (lowered, _) = InterfaCSSLowering.lower(source, properties: .standard, layout: .indented)
        return lowered.string(0..<lowered.length)
    }

    /// The lowered text in the layout for the parser, without white space at the end.
    static func compact(_ text: String) -> String {
        let (lowered, _) = InterfaCSSLowering.lower(Source(name: "a.iss", text: text), properties: .standard)
        var css = lowered.string(0..<lowered.length)
        while css.last == " " { css.removeLast() }
        return css
    }

    /// The lowered value of a declaration.
    static func value(_ property: String, _ value: String) -> String {
        let css = compact(".a { \(property): \(value); }")
        guard let colon = css.range(of: ": "), let end = css.range(of: "; }") else { return css }
        return String(css[colon.upperBound..<end.lowerBound])
    }
}

extension String {
    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
