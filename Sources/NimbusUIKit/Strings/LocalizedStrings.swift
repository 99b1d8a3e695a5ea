import NimbusCSS

/// The localised strings of a bundle, with those of a file that has come since in front of them.
///
/// A file that begins with `/* SHOW KEYS */` has everything show its key.
@MainActor public final class LocalizedStrings: NIUserInterfaceStringResolver {
    /// Whether what shows a text follows when a file comes.
    public let isChangeTrackingEnabled: Bool
    /// Whether keys are shown in place of texts.
    public private(set) var showsKeys = false
    /// Why the last file that came was not taken; nil where it was.
    public private(set) var fileError: (any Error)?

    private let bundle: Bundle
    private var file: StringsFile?

    /// The strings of a bundle.
    /// - Parameters:
    ///   - bundle: whose `Localizable.strings` are looked up.
    ///   - isChangeTrackingEnabled: by default in debug builds.
    public init(bundle: Bundle = .main, isChangeTrackingEnabled: Bool = LocalizedStrings.isDebugBuild) {
        self.bundle = bundle
        self.isChangeTrackingEnabled = isChangeTrackingEnabled
    }

    /// Whether this is a build for development.
    public nonisolated static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// That of the file, then that of the bundle, then the default, then the key.
    public func string(forKey key: String, withDefaultValue defaultValue: String?) -> String? {
        if showsKeys { return key }
        return file?.strings[key] ?? bundle.localizedString(forKey: key, value: defaultValue, table: nil)
    }

    /// Has the strings of a file in the place of those of the one before.
    ///
    /// One that cannot be read changes nothing; ``fileError`` says why.
    public func stringsDidChange(inFileAtPath path: String) {
        do {
            let file = try StringsFile(contentsOf: path)
            (self.file, showsKeys, fileError) = (file, file.showsKeys, nil)
        } catch {
            fileError = error
        }
    }
}
