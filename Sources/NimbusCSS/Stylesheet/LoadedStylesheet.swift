import CSSEngine

/// The result of reading a stylesheet's file and its imports, before it is committed to an ``NIStylesheet``.
package struct LoadedStylesheet: Sendable {
    /// The file that was read, or `nil` if the contents came from a string.
    package var file: File?
    package var stylesheet: Stylesheet
    /// The errors and warnings in the file and its imports, including those of ``NIStylesheet/Diagnose``.
    package var diagnostics: [Diagnostic]
    /// See ``NIStylesheet/dependencies``.
    package var dependencies: Set<String> = []
    /// The number of this load of the ``NIStylesheet``, counted from 1 when a load begins. A load is discarded if a
    /// later one was committed before.
    var number = 0

    /// The location of a stylesheet's file, as passed by the caller.
    package struct File: Hashable, Sendable {
        package var path: String
        package var pathPrefix: String?

        package init(path: String, pathPrefix: String?) {
            self.path = path
            self.pathPrefix = pathPrefix
        }
    }

    /// Returns the number of errors or warnings in the file and its imports.
    package func count(of severity: Diagnostic.Severity) -> Int {
        diagnostics.reduce(0) { $0 + $1.count(of: severity) }
    }
}
