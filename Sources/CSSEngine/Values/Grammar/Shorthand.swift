/// The grammar of a shorthand property.
package enum Shorthand: Sendable {
    /// One to four values for top, right, bottom and left.
    case edges([String], PropertyGrammar)
    /// One or two values, for the first and the second longhand. The default of the second value is the first.
    case pair(String, String, PropertyGrammar)
    /// Values in any order, each at most once and at least one of them.
    case anyOrder([Component])
    /// A keyword that stands for a value of each part, or the parts in any order.
    case presets([Preset], [Component])
    /// Items between commas. The parts of an item are in any order, each at most once and at least one of them. The value of
    /// each longhand is the list of its values in the items. The value of the first part is not `none` in one of several
    /// items, if `isNoneAlone` is true.
    case items([Component], isNoneAlone: Bool)
    /// The factors and the base size of a flex item (CSS Flexbox 1, section 7.1).
    case flex(grow: String, shrink: String, basis: String)
    /// The alignment in the block axis and in the inline axis (CSS Box Alignment 3).
    case alignment(align: String, BoxAlignment, justify: String, BoxAlignment)
    /// Two or four lines of a grid with slashes between them (CSS Grid 2, section 8.4): the starts of the axes, and then
    /// the ends.
    case gridLines([String])
    /// The explicit tracks and the areas of a grid (CSS Grid 2, section 7.4).
    case gridTemplate(GridLonghands)
    /// The explicit or the implicit tracks of a grid (CSS Grid 2, section 7.8).
    case grid(GridLonghands)
    /// The names of a query container, and its type after a slash (CSS Conditional 5, section 4.3).
    case container(name: String, type: String)
    /// A width, a style and a colour, each at most once. As in Nimbus CSS, a border with a width and no style is solid.
    case border(width: String, style: String, color: String)
    /// The images behind a view, separated by commas, and a colour.
    case background
    /// A font in the order of CSS, or in the order of Nimbus CSS: a size and an optional family.
    ///
    /// Without longhands for them, the line height and the width have no effect. `resets` are further longhands, which
    /// the shorthand sets to their initial values (CSS Fonts 4, section 2.7).
    case font(
        style: String, weight: String, size: String, family: String, lineHeight: String? = nil, width: String? = nil,
        resets: [String] = [])

    /// The longhands, in the order of the values that `parse` returns.
    package var longhands: [String] {
        switch self {
        case .edges(let names, _): names
        case .pair(let first, let second, _): [first, second]
        case .anyOrder(let components), .presets(_, let components), .items(let components, _):
            components.flatMap(\.longhands)
        case .flex(let grow, let shrink, let basis): [grow, shrink, basis]
        case .alignment(let align, _, let justify, _): [align, justify]
        case .gridLines(let names): names
        case .gridTemplate(let longhands): longhands.template
        case .grid(let longhands): longhands.template + longhands.implicit
        case .container(let name, let type): [name, type]
        case .border(let width, let style, let color): [width, style, color]
        case .background:
            ["color", "image", "position", "size", "repeat", "origin", "clip", "attachment"].map { "background-" + $0 }
        case .font(let style, let weight, let size, let family, let lineHeight, let width, let resets):
            [style, weight, size, family] + [lineHeight, width].compactMap { $0 } + resets
        }
    }

    /// Parses one value for each longhand.
    /// - Parameter initial: Returns the initial value of the longhand at an index.
    func parse(_ stream: inout ComponentValueStream, initial: (Int) -> Value) -> [Value]? {
        switch self {
        case .edges(_, let grammar): BoxParser.edges(&stream, grammar)
        case .pair(_, _, let grammar): BoxParser.pair(&stream, grammar)
        case .anyOrder(let components): ShorthandParser.anyOrder(&stream, components, initial: initial)
        case .presets(let presets, let components):
            ShorthandParser.preset(&stream, presets)
                ?? ShorthandParser.anyOrder(&stream, components, initial: initial)
        case .items(let components, let isNoneAlone):
            ShorthandParser.items(&stream, components, isNoneAlone: isNoneAlone, initial: initial)
        case .flex: ShorthandParser.flex(&stream)
        case .alignment(_, let align, _, let justify):
            AlignmentParser.pair(&stream, align: align, justify: justify)
        case .gridLines(let names): GridShorthandParser.lines(&stream, count: names.count)
        case .gridTemplate: GridShorthandParser.template(&stream)
        case .grid: GridShorthandParser.grid(&stream, initial: initial)
        case .container: ContainerParser.shorthand(&stream)
        case .border: BoxParser.border(&stream, initial: initial)
        case .background: BoxParser.background(&stream, initial: initial)
        case .font(_, _, _, _, let lineHeight, let width, _):
            FontParser.shorthand(&stream).map { font in
                var values = [font.style, font.weight, font.size, font.family]
                if lineHeight != nil { values.append(font.lineHeight) }
                if width != nil { values.append(font.width) }
                return longhands.indices.map { index in
                    (index < values.count ? values[index] : nil) ?? initial(index)
                }
            }
        }
    }

    /// The alternatives that the value can be.
    var terms: [SyntaxTerm] {
        switch self {
        case .edges(_, let grammar): [.group(grammar.terms, .oneOf, times: "{1,4}")]
        case .pair(_, _, let grammar): [.group(grammar.terms, .oneOf, times: "{1,2}")]
        case .anyOrder(let components): [Self.terms(of: components)]
        case .presets(let presets, let components):
            presets.map { .keyword($0.keyword) } + [Self.terms(of: components)]
        case .items(let components, _):
            [.group(components.map { .group($0.grammar.terms, .oneOf) }, .someOf, times: "#")]
        case .flex(let grow, let shrink, let basis):
            [
                .keyword("none"),
                .group(
                    [.optionalSuffix([.property(grow)], [.property(shrink)]), .property(basis)], .someOf),
            ]
        case .alignment(let align, _, let justify, _):
            [.optionalSuffix([.property(align)], [.property(justify)])]
        case .gridLines(let names):
            [
                .group(
                    [.property(names[0])]
                        + names.dropFirst().map { .group([.other("/"), .property($0)], .inOrder, times: "?") },
                    .inOrder, isBracketed: false)
            ]
        case .gridTemplate(let longhands): longhands.templateTerms
        case .grid(let longhands): longhands.terms
        case .container(let name, let type):
            [
                .group(
                    [.property(name), .group([.other("/"), .property(type)], .inOrder, times: "?")], .inOrder,
                    isBracketed: false)
            ]
        case .border(let width, _, let color):
            [
                .group(
                    [.property(width), .group(.keywords(BoxParser.lineStyles), .oneOf), .property(color)], .someOf,
                    isBracketed: false)
            ]
        case .background:
            [
                .group(
                    [
                        .type(.image), .type(.gradient), .keyword("none"),
                        .group(
                            [
                                .property("background-position"),
                                .group([.other("/"), .property("background-size")], .inOrder, times: "?"),
                            ],
                            .inOrder, isBracketed: false),
                        .property("background-repeat"), .property("background-attachment"),
                        .property("background-origin"), .property("background-clip"), .type(.color),
                    ], .someOf, times: "#")
            ]
        case .font(let style, let weight, let size, let family, let lineHeight, _, _):
            [
                .optionalSuffix([.property(size)], [.property(family)]),
                .group(
                    [
                        .group(
                            [
                                .property(style), .keyword("small-caps"), .property(weight),
                                .other("<font-width-css3>", words: "a width such as “condensed”"),
                            ],
                            .someOf, times: "?"),
                        .property(size),
                        .group(
                            [.other("/"), lineHeight.map(SyntaxTerm.property) ?? Self.lineHeight], .inOrder, times: "?"),
                        .property(family),
                    ], .inOrder, isBracketed: false),
                .other("<system-family-name>", words: "a system font such as “caption”"),
                .other("<font-function>", words: "a function such as “font(Courier 14)”"),
            ]
        }
    }

    private static func terms(of components: [Component]) -> SyntaxTerm {
        .group(components.map { .group($0.grammar.terms, .oneOf) }, .someOf, isBracketed: false)
    }

    /// A keyword that stands for a value of each longhand.
    package struct Preset: Sendable {
        let keyword: String
        /// The values, in the order of the longhands.
        let values: [Value]

        /// Creates a keyword with the values of the longhands.
        package init(_ keyword: String, _ values: [Value]) {
            self.keyword = keyword
            self.values = values
        }
    }

    /// A part of a shorthand whose parts are in any order.
    package struct Component: Sendable {
        /// The longhands that get the value. Empty if the value has no effect.
        package let longhands: [String]
        /// The grammar of the value.
        package let grammar: PropertyGrammar

        /// Creates a part.
        package init(_ longhands: [String], _ grammar: PropertyGrammar) {
            self.longhands = longhands
            self.grammar = grammar
        }
    }

    /// The longhands of `grid` and `grid-template`.
    package struct GridLonghands: Sendable {
        /// The rows, the columns and the areas.
        let template: [String]
        /// The sizes of implicit rows and columns, and the flow.
        let implicit: [String]

        /// Creates the names of the longhands.
        package init(
            rows: String, columns: String, areas: String, autoRows: String, autoColumns: String, autoFlow: String
        ) {
            template = [rows, columns, areas]
            implicit = [autoRows, autoColumns, autoFlow]
        }

        fileprivate var templateTerms: [SyntaxTerm] {
            let row = SyntaxTerm.other(
                "[ <line-names>? <string> <track-size>? <line-names>? ]+", words: "strings with the sizes of their rows"
            )
            let columns = SyntaxTerm.group(
                [.other("/"), .other("<explicit-track-list>", words: "tracks such as “100px 1fr”")], .inOrder,
                times: "?")
            return [
                .keyword("none"),
                .group([.property(template[0]), .other("/"), .property(template[1])], .inOrder, isBracketed: false),
                .group([row, columns], .inOrder, isBracketed: false),
            ]
        }

        fileprivate var terms: [SyntaxTerm] {
            let flow = SyntaxTerm.other("[ auto-flow && dense? ]", words: "“auto-flow”")
            func implicit(_ index: Int) -> SyntaxTerm {
                .group(
                    [flow, .group([.property(self.implicit[index])], .oneOf, times: "?", isBracketed: false)], .inOrder,
                    isBracketed: false)
            }
            return templateTerms + [
                .group([.property(template[0]), .other("/"), implicit(1)], .inOrder, isBracketed: false),
                .group([implicit(0), .other("/"), .property(template[1])], .inOrder, isBracketed: false),
            ]
        }
    }

    private static let lineHeight = SyntaxTerm.group(
        [.keyword("normal"), .type(.number), .type(.length), .type(.percentage)], .oneOf)
}
