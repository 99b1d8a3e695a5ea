import NimbusUIKit

/// A localised string that is identified by a key. Objects that display the string are updated when it changes.
public struct NIUserInterfaceString: Hashable, Sendable {
    /// The key of the string.
    public let key: String
    /// The string to display if the key has no string. `nil` if there is no default.
    public let defaultValue: String?

    /// Creates a string with a key.
    /// - Parameter defaultValue: The string to display if the key has no string. If `nil`, a resolver may return the
    ///   key.
    public init(_ key: String, defaultValue: String? = nil) {
        self.key = key
        self.defaultValue = defaultValue
    }
}

@MainActor extension NIUserInterfaceString {
    /// Returns the current string, or `nil` if there is none.
    public func text(in strings: UserInterfaceStrings) -> String? {
        strings.resolver.string(forKey: key, withDefaultValue: defaultValue)
    }

    /// Displays the string in a view.
    ///
    /// The string becomes the text of a label, text field, search bar or cell, or the title of a button or navigation
    /// bar.
    ///
    /// Replaces the previously attached string. The view is held weakly.
    /// - Returns: Whether the view can display a string and the key has a string.
    @discardableResult
    public func attach(to view: UIView, in strings: UserInterfaceStrings) -> Bool {
        TextBinding(of: view).map { strings.attach(self, to: $0) } ?? false
    }

    /// Displays the string as the title of a button in a state.
    /// - Returns: Whether the key has a string.
    @discardableResult
    public func attach(to button: UIButton, for state: UIControl.State, in strings: UserInterfaceStrings) -> Bool {
        strings.attach(self, to: TextBinding(button, for: state))
    }

    /// Displays the string in a property of an object, such as the title of a bar item.
    /// - Returns: Whether the key has a string.
    @discardableResult
    public func attach<Object: AnyObject>(
        to object: Object, _ path: ReferenceWritableKeyPath<Object, String?>, in strings: UserInterfaceStrings
    ) -> Bool {
        strings.attach(self, to: TextBinding(object, path))
    }

    /// Stops updating an object. For a navigation bar or a cell, also stops updating its items or its label. The
    /// displayed string stays.
    public func detach(from object: AnyObject, in strings: UserInterfaceStrings) {
        for holder in [object] + TextBinding.parts(of: object) { strings.detach(self, from: holder) }
    }
}
