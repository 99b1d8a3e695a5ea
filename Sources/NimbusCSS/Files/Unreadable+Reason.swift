import CSSEngine

extension Stylesheet.Unreadable {
    /// Why an `@import` cannot be followed.
    package init(_ reason: NIFileError.Reason, importing url: String) {
        switch reason {
        case .notRelative: self.init("imports are paths relative to the folder of the sheets")
        case .outside: self.init("imports do not leave the folder of the sheets")
        case .missing: self.init("there is no such file")
        case .folder, .notRegular, .tooLarge, .unreadable: self.init("“\(url)” \(reason.description)")
        }
    }
}
