import NimbusCSS

extension NIStylesheet {
    /// Creates a stylesheet from a string.
    convenience init(text: String) {
        self.init()
        load(text: text)
    }
}

extension NIDOM {
    /// Creates a DOM with a stylesheet from a string.
    convenience init(_ text: String, parent: String? = nil) {
        self.init(stylesheet: NIStylesheet(text: text), parentStyles: parent.map { NIStylesheet(text: $0) })
    }

    /// Returns a view's value as a string, or `nil` if no rule sets the property.
    func text(of property: String, _ view: any NIStyleable) -> String? { ruleset(of: view)?[property]?.text }
}
