import CSSEngine
import NimbusCSS

/// The values of a stylesheet: tokens as written, by property and selector.
public typealias TTCSSDictionary = [String: [String: [String]]]

/// Parses a stylesheet into a dictionary.
///
/// ```swift
/// TTCSSParser().parse(text: "btn { left: 1px }")  // ["btn": ["left": ["1px"]]]
/// ```
///
/// Parsing never fails: invalid rules and declarations are dropped, and ``diagnostics`` reports them. Unknown properties
/// are kept. Commas are dropped, and a function is `name(`, its arguments and `)`.
public final class TTCSSParser {
    /// The environment in which the conditions of `@media` are evaluated.
    public let environment: NIEnvironment
    /// The errors and warnings of the last parse.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Creates a parser.
    /// - Parameter environment: The environment in which the conditions of `@media` are evaluated.
    public init(environment: NIEnvironment = NIEnvironment()) {
        self.environment = environment
    }

    /// Parses a file with its imports.
    /// - Parameter filename: The path of the file.
    /// - Returns: The tokens of each property, by selector and property. `nil` if the file cannot be read.
    public func parseFilename(_ filename: String) -> TTCSSDictionary? {
        let parser = NICSSParser(properties: .three20)
        diagnostics = []
        guard let stylesheet = try? parser.parse(path: filename) else { return nil }
        return dictionary(of: stylesheet)
    }

    /// Parses a string. Its imports are not loaded.
    /// - Parameters:
    ///   - text: The stylesheet.
    ///   - name: The file name used in source locations.
    public func parse(text: String, name: String = "stylesheet.css") -> TTCSSDictionary {
        dictionary(of: Stylesheet(text, name: name, properties: .three20))
    }

    private func dictionary(of stylesheet: Stylesheet) -> TTCSSDictionary {
        let declarations = TTCSSDeclarations(stylesheet)
        diagnostics = declarations.diagnostics
        return TTCSSRules(stylesheet, declarations, in: environment).dictionary
    }
}
