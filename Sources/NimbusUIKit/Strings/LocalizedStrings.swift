import NimbusCSS

/// The localised strings of a bundle. A strings file that arrives later overrides them.
///
/// If the file begins with `/* SHOW KEYS */`, each string is replaced by its key.
@MainActor public final class LocalizedStrings: NIUserInterfaceStringResolver {
    /// Whether views are updated when a file arrives.
    public let isChangeTrackingEnabled: Bool
    /// Whether keys are displayed instead of strings.
    public private(set) var showsKeys = false
    /// The error of the last file that arrived. `nil` if the file was valid.
    public private(set) var fileError: (any Error)?

    private let bundle: Bundle
    private var file: StringsFile?

    /// Creates a resolver for the strings of a bundle.
    /// - Parameters:
    ///   - bundle: The bundle with the `Localizable.strings`.
    ///   - isChangeTrackingEnabled: Whether views are updated. The default is `true` in debug builds.
    public init(bundle: Bundle = .main, isChangeTrackingEnabled: Bool = LocalizedStrings.isDebugBuild) {
        self.bundle = bundle
        self.isChangeTrackingEnabled = isChangeTrackingEnabled
    }

    /// Whether this is a debug build.
    public nonisolated static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Returns the string of the file, the bundle's string, the default value or the key, in order of preference.
    public func string(forKey key: String, withDefaultValue defaultValue: String?) -> String? {
        if showsKeys { return key }
        return file?.strings[key] ?? bundle.localizedString(forKey: key, value: defaultValue, table: nil)
    }

    /// Replaces the strings of the last file by those of a new file.
    ///
    /// A file that cannot be read changes nothing. ``fileError`` is then the error.
    public func stringsDidChange(inFileAtPath path: String) {
        do {
            let file = try StringsFile(contentsOf: path)
            (self.file, showsKeys, fileError) = (file, file.showsKeys, nil)
        } catch {
            fileError = error
        }
    }
}
