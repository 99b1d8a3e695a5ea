/// The localised strings that stylesheets refer to by their keys. Copies of ``ViewResources`` share them.
@MainActor package final class StyleStrings {
    /// The source of the strings. `nil` for the strings of the app's main bundle.
    package var source: (any StyleStringSource)?
    private var listeners: [WeakListener] = []

    private struct WeakListener {
        weak var listener: (any StyleStringsListener)?
    }

    package init() {}

    /// Returns the string of a key, or the key if there is none.
    func string(forKey key: String) -> String {
        if let source { return source.string(forKey: key) ?? key }
        return Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    }

    /// Updates the views that display strings. The source calls this function after its strings have changed.
    package func didChange() {
        for listener in listeners { listener.listener?.stringsDidChange() }
    }

    func add(_ listener: any StyleStringsListener) {
        listeners.removeAll { $0.listener == nil || $0.listener === listener }
        listeners.append(WeakListener(listener: listener))
    }
}

/// A source of strings other than the app's main bundle.
@MainActor package protocol StyleStringSource: AnyObject {
    /// Returns the string of a key, or `nil` if there is none.
    func string(forKey key: String) -> String?
}

/// An object that is notified when strings change.
@MainActor protocol StyleStringsListener: AnyObject {
    func stringsDidChange()
}
