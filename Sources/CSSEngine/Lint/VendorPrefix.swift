/// The prefixes that makers of browsers and toolkits put before names of their own.
enum VendorPrefix {
    private static let all = ["-webkit-", "-moz-", "-ms-", "-o-", "-apple-", "-ios-", "-mobile-", "-khtml-"]

    /// The name of the known property that an unknown one is without its prefix.
    static func standardName(for name: String, in properties: PropertyTable) -> String? {
        guard let prefix = all.first(where: name.hasPrefix) else { return nil }
        let standard = String(name.dropFirst(prefix.count))
        return properties[standard] == nil ? nil : standard
    }
}
