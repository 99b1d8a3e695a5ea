import CSSEngine

/// A property of InterfaCSS: a row of the table.
struct InterfaCSSProperty: Sendable {
    /// The name in camel case.
    let name: String
    let aliases: [String]
    /// The name of the property in CSS.
    let css: String
    /// Whether the property of CSS is one that other stylesheets had before, not one that is named after this row.
    let isShared: Bool
    let type: InterfaCSSValueType
    let parameters: [Parameter]

    /// The kind of a parameter in parentheses after the name. Parameters are positional.
    enum Parameter: UInt8, BitwiseCopyable {
        /// The state of a control.
        case state
        case barMetrics
        case barPosition
        case segment
        case searchIcon
    }

    /// Creates a row.
    /// - Parameters:
    ///   - css: The name of the property in CSS. By default, the property is named after the row.
    init(
        _ name: String, _ type: InterfaCSSValueType, as css: String? = nil, aliases: [String] = [],
        _ parameters: Parameter...
    ) {
        self.name = name
        self.aliases = aliases
        self.css = css ?? dashed(name)
        isShared = css != nil
        self.type = type
        self.parameters = parameters
    }

    /// Creates rows with one type.
    static func rows(
        _ names: String, _ type: InterfaCSSValueType, _ parameters: Parameter...
    ) -> [InterfaCSSProperty] {
        names.split(separator: " ").map { name in
            InterfaCSSProperty(name: String(name), type: type, parameters: parameters)
        }
    }

    private init(name: String, type: InterfaCSSValueType, parameters: [Parameter]) {
        self.name = name
        aliases = []
        css = dashed(name)
        isShared = false
        self.type = type
        self.parameters = parameters
    }

    /// All rows.
    static let all = views + controls + scrollViews + texts + bars + attributes + flexbox
}

extension InterfaCSSProperty.Parameter {
    /// The words of the parameter. The keywords of states are pseudo-classes, those of other parameters are suffixes of
    /// names. The keyword of the default is `normal`.
    var words: InterfaCSSWords {
        switch self {
        case .state: .controlState
        case .barMetrics: .barMetrics
        case .barPosition: .barPosition
        case .segment: .segment
        case .searchIcon: .searchIcon
        }
    }
}

/// The properties of InterfaCSS by name, in a form that is fast to read.
struct InterfaCSSPropertyTable: Sendable {
    /// A row without its names.
    struct Row: BitwiseCopyable {
        let type: InterfaCSSValueType
        /// The range of the name in CSS in the bytes of the table.
        fileprivate let cssStart: UInt16
        fileprivate let cssEnd: UInt16
        /// The parameters. No property has more than two.
        let firstParameter: InterfaCSSProperty.Parameter?
        let secondParameter: InterfaCSSProperty.Parameter?
    }

    private let indexes: CaseInsensitiveMap
    private let rows: [Row]
    private let cssNames: [UInt8]

    static let standard = InterfaCSSPropertyTable(InterfaCSSProperty.all)

    private init(_ properties: [InterfaCSSProperty]) {
        indexes = CaseInsensitiveMap(
            properties.enumerated().flatMap { index, row in
                ([row.name] + row.aliases).map { ($0, UInt16(index)) }
            })
        var cssNames: [UInt8] = []
        rows = properties.map { property in
            let start = UInt16(cssNames.count)
            cssNames += Array(property.css.utf8)
            return Row(
                type: property.type, cssStart: start, cssEnd: UInt16(cssNames.count),
                firstParameter: property.parameters.first, secondParameter: property.parameters.dropFirst().first)
        }
        self.cssNames = cssNames
    }

    func find(_ name: UnsafeBufferPointer<UInt8>) -> UInt16? { indexes.find(name) }

    /// Returns the name in CSS of a property, whose name can have any case and any dashes.
    func cssName(of name: String) -> String? {
        name.utf8.filter { $0 != UInt8(ascii: "-") }.withUnsafeBufferPointer(find).map { index in
            withCSS(index) { String(decoding: $0, as: UTF8.self) }
        }
    }

    subscript(index: UInt16) -> Row { rows[Int(index)] }

    /// Calls `body` with the name of a property in CSS.
    @inline(__always) func withCSS<Result>(_ index: UInt16, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let row = rows[Int(index)]
        return cssNames.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(row.cssStart)..<Int(row.cssEnd)]))
        }
    }
}
