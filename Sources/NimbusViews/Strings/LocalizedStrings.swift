import NimbusCSS
import NimbusUIKit

/// The localised strings of a bundle. A strings file that is received later overrides them.
///
/// If the file starts with `/* SHOW KEYS */`, views display keys instead of strings.
@MainActor public final class LocalizedStrings: NIUserInterfaceStringResolver {
    /// Whether views are updated when a file is received.
    public let isChangeTrackingEnabled: Bool
    /// Whether keys are displayed instead of strings.
    public private(set) var showsKeys = false
    /// The error of the last received file. `nil` if the file was valid.
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

    /// Whether the module was compiled as a debug build.
    public nonisolated static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Returns the string of the file, the bundle's string, the default value or the key, in this order of preference.
    public func string(forKey key: String, withDefaultValue defaultValue: String?) -> String? {
        if showsKeys { return key }
        return file?.table[key] ?? bundle.localizedString(forKey: key, value: defaultValue, table: nil)
    }

    /// Replaces the strings of the last file by the strings of a new file.
    ///
    /// If the file cannot be read, sets ``fileError`` and keeps the strings.
    public func stringsDidChange(inFileAtPath path: String) {
        do {
            let file = try StringsFile(contentsOf: path)
            (self.file, showsKeys, fileError) = (file, file.showsKeys, nil)
        } catch {
            fileError = error
        }
    }
}
