/// The dialect of a stylesheet: its syntax, and what its selectors and its order mean.
///
/// Stylesheets of other dialects are lowered to CSS, so that all dialects have the same rules, conditions and values.
public struct Dialect: Hashable, Sendable {
    /// The syntax of a dialect. Raw values are the names in the command line.
    public enum Syntax: String, Hashable, Sendable, CaseIterable {
        /// The CSS of Nimbus.
        case css = "nimbus"
        /// The stylesheet format of InterfaCSS 1.5, and the spellings of its version 2.0.
        case interfaCSS = "interfacss"
    }

    /// The syntax of the stylesheet.
    public let syntax: Syntax
    /// Whether specificity decides between rules that match. If not, the last rule wins.
    public let usesSpecificity: Bool

    private init(_ syntax: Syntax, usesSpecificity: Bool) {
        self.syntax = syntax
        self.usesSpecificity = usesSpecificity
    }

    /// The CSS of Nimbus.
    public static let css = Dialect(.css, usesSpecificity: true)

    /// The stylesheet format of InterfaCSS, in which the last rule wins.
    public static let interfaCSS = interfaCSS()

    /// The stylesheet format of InterfaCSS.
    /// - Parameter usesSelectorSpecificity: Whether specificity decides between rules that match. InterfaCSS has an option
    ///   with this name.
    public static func interfaCSS(usesSelectorSpecificity: Bool = false) -> Dialect {
        Dialect(.interfaCSS, usesSpecificity: usesSelectorSpecificity)
    }

    /// The dialect with a syntax and the order that is the default there.
    public init(_ syntax: Syntax) {
        switch syntax {
        case .css: self = .css
        case .interfaCSS: self = .interfaCSS
        }
    }

    /// The extensions of the names of stylesheets, with a dot.
    private static let fileExtensions = [".css", ".iss"]

    /// Whether the name of a file is that of a stylesheet.
    package static func isStylesheet(_ name: String) -> Bool { fileExtensions.contains { name.hasSuffix($0) } }

    /// Returns CSS with the same effect as a stylesheet, for people. Comments are kept.
    package func css(for source: Source, properties: PropertyTable = .standard) -> String {
        switch syntax {
        case .css: return source.string(0..<source.length)
        case .interfaCSS:
            let (lowered, _) = InterfaCSSLowering.lower(source, properties: properties, layout: .indented)
            return lowered.string(0..<lowered.length)
        }
    }

    /// The dialect of a file by the extension of its name: InterfaCSS for `.iss`, CSS for all other files.
    public init(ofFile name: String) {
        let bytes = name.utf8.suffix(4).map { asciiLowercased($0) }
        self = bytes == Array(".iss".utf8) ? .interfaCSS : .css
    }
}
