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
    enum Parameter: Sendable {
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
    /// The words of the parameter, and the suffixes of names or the states in CSS.
    var words: InterfaCSSWords {
        switch self {
        case .state: Self.states
        case .barMetrics: Self.metrics
        case .barPosition: Self.positions
        case .segment: Self.segments
        case .searchIcon: Self.icons
        }
    }

    /// The keywords are pseudo-classes; that of `normal` is empty.
    static let states = InterfaCSSWords(
        "normal=normal focused=:focus highlighted=:highlighted normalHighlighted=:highlighted "
            + "highlightedFocused=:highlighted:focus selected=:selected selectedHighlighted=:selected:highlighted "
            + "selectedFocused=:selected:focus selectedHighlightedFocused=:selected:highlighted:focus "
            + "disabled=:disabled"
    )
    private static let metrics = InterfaCSSWords(
        "metricsDefault=normal default=normal metricsLandscapePhone landscapePhone=metrics-landscape-phone "
            + "metricsLandscapePhonePrompt landscapePhonePrompt=metrics-landscape-phone-prompt metricsDefaultPrompt")
    private static let positions = InterfaCSSWords(
        "barPositionAny=normal barPositionBottom barPositionTop barPositionTopAttached")
    private static let segments = InterfaCSSWords(
        "segmentAny=normal segmentLeft segmentCenter segmentRight segmentAlone")
    private static let icons = InterfaCSSWords("iconBookmark iconClear iconResultsList iconSearch")
}
