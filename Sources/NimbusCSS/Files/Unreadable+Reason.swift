import CSSEngine

extension Stylesheet.Unreadable {
    /// Creates the error for an `@import` whose file cannot be read.
    package init(_ reason: NIFileError.Reason, importing url: String) {
        switch reason {
        case .notRelative: self.init("imports must be paths relative to the stylesheets' folder")
        case .outside: self.init("imports must not leave the stylesheets' folder")
        case .missing: self.init("there is no such file")
        case .folder, .notRegular, .tooLarge, .unreadable: self.init("“\(url)” \(reason.description)")
        }
    }
}
