import CSSEngine

/// What a stylesheet's file and its imports were when they were read.
package struct LoadedStylesheet: Sendable {
    /// Where the text came from; nil where it came from no file.
    package var file: File?
    package var stylesheet: Stylesheet
    /// See ``NIStylesheet/dependencies``.
    package var dependencies: Set<String> = []
    /// Loads of a stylesheet are numbered as they begin: one that ends behind a later one has come too late.
    var number = 0

    /// A file, as it was asked for.
    package struct File: Hashable, Sendable {
        package var path: String
        package var pathPrefix: String?

        package init(path: String, pathPrefix: String?) {
            self.path = path
            self.pathPrefix = pathPrefix
        }
    }

    /// How many mistakes of a severity there are in the file and in what it imports.
    package func count(of severity: Diagnostic.Severity) -> Int {
        stylesheet.diagnostics.reduce(0) { $0 + $1.count(of: severity) }
    }
}
