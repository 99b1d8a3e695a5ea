import CSSEngine
import NimbusUIKit

/// The families and styles of fonts that are installed. Each family is looked up once.
struct TTCSSInstalledFonts {
    private var families: [String: Bool] = [:]

    /// Returns the first family of a list that is installed. Generic families, such as `serif`, always are.
    mutating func firstFamily(of value: Value) -> Value? {
        let families = if case .commaSeparated(let families) = value { families } else { [value] }
        return families.first { family in
            guard case .string(let name) = family else { return true }
            return isInstalled(name)
        }
    }

    private mutating func isInstalled(_ family: String) -> Bool {
        if let known = families[family] { return known }
        // Systems find fonts by names in other letter cases, and by the names of single fonts.
        let isInstalled = UIFont(name: family, size: 12)?.familyName == family
        families[family] = isInstalled
        return isInstalled
    }

    /// Returns the font of a family whose name ends in a style. `nil` if there is no such font.
    static func font(_ family: String, _ weight: TTCSSFontWeight, size: CGFloat) -> UIFont? {
        let name = family.filter { $0 != " " }
        return weight.styles.lazy.compactMap { UIFont(name: "\(name)-\($0)", size: size) }
            .first { $0.familyName == family }
    }
}
