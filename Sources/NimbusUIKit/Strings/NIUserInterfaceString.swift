/// A text of an interface, named by a key: what shows it shows another text once that has changed.
public struct NIUserInterfaceString: Hashable, Sendable {
    /// What its text is looked up by.
    public let key: String
    /// What is shown where there is no text for the key.
    public let defaultValue: String?

    /// The text of a key.
    /// - Parameter defaultValue: what is shown where there is none; where that is not said, a resolver may show the key.
    public init(_ key: String, defaultValue: String? = nil) {
        self.key = key
        self.defaultValue = defaultValue
    }
}

@MainActor extension NIUserInterfaceString {
    /// Its text now; nil where there is none.
    public func text(in strings: UserInterfaceStrings) -> String? {
        strings.resolver.string(forKey: key, withDefaultValue: defaultValue)
    }

    /// Has a view show it: as the text of a label, a field, a search bar or a cell, as the title of a button in the
    /// normal state or of a navigation bar.
    ///
    /// What was attached there before is not any more. The view is not kept alive.
    /// - Returns: whether the view has a place for it, and it has a text.
    @discardableResult
    public func attach(to view: UIView, in strings: UserInterfaceStrings) -> Bool {
        TextPlace(of: view).map { strings.attach(self, to: $0) } ?? false
    }

    /// Has a button show it as its title in a state.
    /// - Returns: whether it has a text.
    @discardableResult
    public func attach(to button: UIButton, for state: UIControl.State, in strings: UserInterfaceStrings) -> Bool {
        strings.attach(self, to: TextPlace(button, for: state))
    }

    /// Has an object show it through one of its properties, such as a bar item's title.
    /// - Returns: whether it has a text.
    @discardableResult
    public func attach<Object: AnyObject>(
        to object: Object, _ path: ReferenceWritableKeyPath<Object, String?>, in strings: UserInterfaceStrings
    ) -> Bool {
        strings.attach(self, to: TextPlace(object, path))
    }

    /// Has an object not follow it any more, wherever it is attached there, the items of a bar and the label of a cell
    /// included; what is shown now stays.
    public func detach(from object: AnyObject, in strings: UserInterfaceStrings) {
        for holder in [object] + TextPlace.parts(of: object) { strings.detach(self, from: holder) }
    }
}
