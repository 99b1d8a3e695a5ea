import CSSEngine

/// The names of InterfaCSS, and the names of CSS that replace them.
///
/// All names are compared in ASCII lower case and without dashes.
final class InterfaCSSVocabulary {
    /// A property, by the name that a stylesheet uses.
    enum PropertyName: BitwiseCopyable {
        /// A row of the table of InterfaCSS.
        case row(UInt16)
        /// An index of the names of CSS.
        case css(UInt16)
        /// A property of CSS under its own name, which is in lower case.
        case asWritten
    }

    let table = InterfaCSSPropertyTable.standard

    private let properties: PropertyTable
    /// The names of the properties of CSS without dashes, as indices of `properties.names`.
    private lazy var cssNames = properties === PropertyTable.standard ? Self.standardNames : Self.map(names)
    /// The names of the properties of CSS.
    private(set) lazy var names = properties.names

    /// The names of the app's nested views without dashes, as indices of `properties.parts`.
    private lazy var appParts = CaseInsensitiveMap(
        properties.parts.enumerated().map { index, name in (name.filter { $0 != "-" }, UInt16(index)) })
    /// The types of the app's own properties.
    private lazy var appTypes = InterfaCSSAppTypes(properties)

    private static let standardNames = map(PropertyTable.standard.names)

    private static func map(_ names: [String]) -> CaseInsensitiveMap {
        CaseInsensitiveMap(names.enumerated().map { index, name in (name.filter { $0 != "-" }, UInt16(index)) })
    }

    /// The longest name that can be known.
    private static let maximumLength = 64

    init(_ properties: PropertyTable) {
        self.properties = properties
    }

    // MARK: Properties

    /// Returns the property whose name is a range of tokens. A trailing parenthesis is ignored, and so is text after two
    /// underscores.
    func property(_ tokens: TokenList, _ range: Range<Int>) -> PropertyName? {
        let bytes = tokens.byteRange(range)
        guard bytes.count <= Self.maximumLength * 2 else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { buffer in
            var count = 0
            var hasPath = false
            for offset in bytes {
                let byte = tokens.text[offset]
                if byte == UInt8(ascii: ".") { hasPath = true }
                // The parameters of version 2.0 follow.
                if byte == UInt8(ascii: "_"), count > 0, buffer[count - 1] == byte {
                    count -= 1
                    break
                }
                if isWhitespace(byte) { return nil }
                if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "(") { continue }
                buffer[count] = byte
                count += 1
            }
            guard count > 0, count <= Self.maximumLength else { return nil }
            let name = UnsafeBufferPointer(rebasing: buffer[..<count])
            if let row = table.find(name) { return .row(row) }
            if range.count == 1, isLowerCaseName(tokens, range.lowerBound) { return .asWritten }
            return hasPath ? nil : cssNames.find(name).map { .css($0) }
        }
    }

    /// Returns the type of a property of the app in InterfaCSS.
    /// - Parameter name: The name in CSS.
    /// - Returns: `nil` for a standard property, and for a property whose values are written as in CSS.
    func appType(of name: String) -> InterfaCSSValueType? { isStandard ? nil : appTypes.type(of: name) }

    /// Whether a property is one of the app's own.
    /// - Parameter name: The name in CSS.
    func isAppProperty(_ name: String) -> Bool { !isStandard && appTypes.contains(name) }

    /// Whether there are no properties of an app.
    var isStandard: Bool { properties === PropertyTable.standard }

    /// Whether a token is the name of a property of CSS, in lower case.
    private func isLowerCaseName(_ tokens: TokenList, _ index: Int) -> Bool {
        guard tokens.kind(index) == .ident, properties.find(tokens, index) != nil else { return false }
        return tokens.bytes(index).allSatisfy { asciiLowercased($0) == $0 && $0 != UInt8(ascii: "\\") }
    }

    // MARK: Nested views

    /// Appends the name of a nested view as a part of its owner: with dashes and in lower case.
    func writePart(_ name: UnsafeBufferPointer<UInt8>, to text: inout LoweredText) {
        if let index = withoutDashes(name, { Self.partIndexes.find($0) }) {
            text.write(text: Self.partNames[Int(index)])
        } else if let index = withoutDashes(name, { appParts.find($0) }) {
            text.write(text: properties.parts[Int(index)])
        } else {
            text.write(text: dashed(String(decoding: name, as: UTF8.self)))
        }
    }

    /// Whether a nested view is one of InterfaCSS, or one of the app.
    func isPart(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        withoutDashes(name) { Self.partIndexes.find($0) ?? appParts.find($0) } != nil
    }

    /// The names of all nested views.
    var partNames: [String] { Self.parts + properties.parts }

    private static let partIndexes = CaseInsensitiveMap(parts.enumerated().map { ($1, UInt16($0)) })
    private static let partNames = parts.map { dashed($0) }

    /// The nested views of InterfaCSS. An app can have others.
    private static let parts = [
        "imageView", "contentView", "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView",
        "titleLabel", "textLabel", "detailTextLabel", "inputView", "inputAccessoryView", "tableHeaderView",
        "tableFooterView", "customView", "leftView", "rightView",
    ]

    // MARK: Types

    /// Returns the class of a type selector. `nil` if InterfaCSS does not know the type. The selector is then the exact name
    /// of a class.
    func type(_ name: UnsafeBufferPointer<UInt8>) -> String? {
        guard !name.isEmpty else { return nil }
        let hasPrefix =
            name.count > 2 && asciiLowercased(name[0]) == UInt8(ascii: "u")
            && asciiLowercased(name[1]) == UInt8(ascii: "i")
        let name = hasPrefix ? UnsafeBufferPointer(rebasing: name[2...]) : name
        return Self.typeIndexes.find(name).map { Self.types[Int($0)] }
    }

    private static let typeIndexes = CaseInsensitiveMap(
        types.enumerated().map { (String($1.dropFirst(2)), UInt16($0)) })

    /// The classes that can be written without their prefix and in any case.
    private static let types = [
        "UIView", "UIImageView", "UIScrollView", "UITableView", "UIWebView", "UITableViewCell", "UICollectionView",
        "UINavigationBar", "UISearchBar", "UIToolbar", "UIBarButtonItem", "UITabBar", "UITabBarItem", "UIControl",
        "UIActivityIndicatorView", "UIButton", "UILabel", "UIProgressView", "UISegmentedControl", "UITextField",
        "UITextView", "UISlider", "UIStepper", "UISwitch", "UIWindow", "UIViewController", "UINavigationController",
        "UITabBarController", "UIPageViewController", "UITableViewController", "UICollectionViewController",
    ]

    // MARK: Pseudo-classes

    /// A pseudo-class of CSS, and the kind of its argument.
    struct PseudoClass {
        enum Argument {
            case none, formula, number, string, selectors
        }

        let name: String
        let argument: Argument

        fileprivate init(_ name: String, _ argument: Argument = .none) {
            self.name = name
            self.argument = argument
        }
    }

    /// Returns the pseudo-class with a name.
    func pseudoClass(_ name: UnsafeBufferPointer<UInt8>) -> PseudoClass? {
        withoutDashes(name) { Self.pseudoClassIndexes.find($0) }.map { Self.pseudoClasses[Int($0)] }
    }

    /// Calls `find` with a name without its dashes.
    private func withoutDashes(
        _ name: UnsafeBufferPointer<UInt8>, _ find: (UnsafeBufferPointer<UInt8>) -> UInt16?
    ) -> UInt16? {
        guard name.count <= Self.maximumLength else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(name.count, 1)) { buffer in
            var count = 0
            for byte in name where byte != UInt8(ascii: "-") {
                buffer[count] = byte
                count += 1
            }
            return count > 0 ? find(UnsafeBufferPointer(rebasing: buffer[..<count])) : nil
        }
    }

    private static let pseudoClassIndexes: CaseInsensitiveMap = {
        let names = pseudoClasses.enumerated().map { ($1.name.filter { $0 != "-" }, UInt16($0)) }
        func index(_ name: String) -> UInt16 { names.first { $0.0 == name }!.1 }
        let aliases = [
            ("ipad", "pad"), ("tablet", "pad"), ("iphone", "phone"), ("appletv", "tv"), ("root", "controllerroot"),
        ]
        return CaseInsensitiveMap(
            names.filter { $0.0 != "controllerroot" } + aliases.map { ($0, index($1)) })
    }()

    /// The names of all pseudo-classes in camel case, as InterfaCSS documents them.
    static let pseudoClassNames: [(name: String, hasArgument: Bool)] = pseudoClasses.map { pseudoClass in
        let words = pseudoClass.name.split(separator: "-").enumerated().map { index, word in
            word == "os" ? "OS" : index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }
        let name = pseudoClass.name == "controller-root" ? "root" : words.joined()
        return (name, pseudoClass.argument != .none)
    }

    private static let pseudoClasses: [PseudoClass] =
        [
            "landscape", "landscape-left", "landscape-right", "portrait", "portrait-upright", "portrait-upside-down",
            "pad",
            "phone", "tv", "regular-width", "compact-width", "regular-height", "compact-height", "enabled", "disabled",
            "selected", "highlighted", "controller-root", "first-child", "last-child", "only-child", "first-of-type",
            "last-of-type", "only-of-type", "empty",
        ].map { PseudoClass($0) }
        + ["min-os-version", "max-os-version", "screen-width", "screen-height"].map { PseudoClass($0, .number) }
        + [
            "screen-width-less-than", "screen-width-greater-than", "screen-height-less-than",
            "screen-height-greater-than",
        ].map { PseudoClass($0, .number) }
        + ["nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type"].map { PseudoClass($0, .formula) }
        + [PseudoClass("device-model", .string), PseudoClass("not", .selectors)]
}
