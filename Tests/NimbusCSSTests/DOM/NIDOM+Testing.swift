import NimbusCSS

extension NIStylesheet {
    /// A stylesheet from text.
    convenience init(text: String) {
        self.init()
        load(text: text)
    }
}

extension NIDOM {
    /// A DOM for a stylesheet from text.
    convenience init(_ text: String, parent: String? = nil) {
        self.init(stylesheet: NIStylesheet(text: text), parentStyles: parent.map { NIStylesheet(text: $0) })
    }

    /// The text of a value that a view has; nil where it has none.
    func text(of property: String, _ view: any NIStyleable) -> String? { ruleset(of: view)?[property]?.text }
}
