/// The grammar of a property's value.
///
/// Adding a grammar takes a case here and its line in `definition(_:)`, from which the parser, the printed syntax, the
/// keywords, and the types in diagnostics follow.
package enum PropertyGrammar: Sendable {
    // Only grammars that contain others are boxed, so that parsing with the other ones reads no memory but the table.

    case color(ColorOptions)
    /// A number, clamped to `range`. If `allowsPercentage` is true, a percentage is a hundredth of a number.
    case number(range: ClosedRange<Double>, allowsPercentage: Bool)
    /// A number without a fraction: `3.0` is not an integer. Numbers out of range are invalid.
    case integer(ClosedRange<Int32>)
    /// A number without a fraction. Numbers that 32 bits cannot represent are clamped.
    case anyInteger
    /// `true` or `false`, with `yes`, `no`, `1` and `0` as synonyms.
    case boolean
    case length(LengthOptions)
    /// A number that is invalid if it is negative.
    case nonNegativeNumber
    /// A length, a number of points, or `thin`, `medium` or `thick` (CSS Backgrounds 3, section 3.3).
    case lineWidth
    /// A length, or `thin`, `medium` or `thick`.
    case borderWidth
    case angle
    /// A time. The range is in seconds.
    case time(ClosedRange<Double>)
    /// A width divided by a height, as a number: `16 / 9`.
    case ratio
    case keyword(KeywordSet)
    /// One or more keywords in any order, each once. `none` must be alone.
    case keywordSet(KeywordSet)
    /// A quoted string, or identifiers.
    case string
    /// Any identifier, as `Value.identifier`.
    case identifier
    /// One of some identifiers in lower case, as `Value.identifier`: for an app's own keywords.
    case identifiers([String])
    case image(ImageOptions)
    /// One to four lengths. The value is a list of four in the order top, left, bottom, right, which is also the order
    /// in the stylesheet.
    case insets(LengthOptions)
    /// A length, a text style, or one of the size keywords of CSS.
    case fontSize
    /// Families in order of preference, separated by commas.
    case fontFamily
    /// A number from 1 to 1000, or a keyword for one.
    case fontWeight
    /// `normal`, `italic` or `oblique`. The angle after `oblique` has no effect.
    case fontStyle
    /// A percentage of the normal width of a font, or a keyword for one.
    case fontWidth
    /// `normal`, or keywords that choose the digits of a font.
    case fontVariantNumeric
    /// `normal`, or OpenType features. Each feature is a list of its tag and its value.
    case fontFeatureSettings
    /// `none`, or shadows. Each shadow is a list of colour, horizontal offset, vertical offset and blur radius.
    case shadow
    /// `none`, or shadows of a box. Each shadow is a list of colour, horizontal offset, vertical offset, blur radius and
    /// spread, and `inset` if the shadow is inside the box.
    case boxShadow
    /// The radii of the corners: one, or a list of four clockwise from the top left.
    case cornerRadii
    /// `none`, or transform functions.
    case transform
    /// `none`, or the arguments of one transform function.
    case individualTransform(IndividualTransform)
    /// The grammar of one property, which has a parser of its own.
    case form(Form)
    /// `none`, or functions such as `left(#title right + 8px)`.
    case layout
    /// `none`, or a rectangle such as `superview(8px, 8px)`.
    case rect
    /// `none`, or a position such as `superview(8px, 8px)`.
    case point
    /// `none`, or runs of text such as `text("Hello", color(red))`.
    case attributedText
    /// A font as one value: a list of style, weight, size and family. `none` is no font.
    case wholeFont
    /// The id of another view, or one of `.prev`, `.next`, `.first` and `.last`. The value is a string that starts with
    /// `#` or `.`.
    case viewReference
    /// The display types that have a meaning for boxes, in one keyword or two (CSS Display 3, section 2).
    case display
    /// The value of an alignment property (CSS Box Alignment 3).
    case alignment(BoxAlignment)
    /// `auto`, a width divided by a height, or both.
    case aspectRatio
    /// `none`, or the tracks and line names of a grid.
    case gridTemplate
    /// The sizes of the implicit tracks of a grid.
    case gridAutoTracks
    /// `none`, or a string for each row of a grid.
    case gridAreas
    /// A line of a grid, or a span.
    case gridLine
    /// The direction in which items are placed in a grid, and whether the grid is filled densely.
    case gridAutoFlow
    /// `normal`, or what of a query container can be queried.
    case containerType
    /// `none`, or the names of a query container.
    case containerNames
    /// A value of a transition or an animation.
    case motion(MotionGrammar)
    /// Values of a grammar, separated by commas.
    indirect case commaSeparated(PropertyGrammar)
    /// The first grammar that matches.
    case oneOf([PropertyGrammar])
    /// A grammar repeated this many times, separated by white space.
    indirect case repeated(PropertyGrammar, ClosedRange<Int>)
    /// One to four values of a grammar, for the sides clockwise from the top. The value is the shortest list of them, or the
    /// only one.
    indirect case sides(PropertyGrammar)
    /// Values of a grammar for each image behind a view, separated by commas.
    indirect case layers(PropertyGrammar)
    /// A part of the images behind a view.
    case background(BackgroundPart)
    /// Grammars one after another. The value can omit the last `optional` ones.
    case sequence([PropertyGrammar], optional: Int)
    /// A shorthand, which has no value of its own: `PropertyTable` parses its longhands.
    indirect case shorthand(Shorthand)

    /// Passes the definition of the grammar to `use`: the terms of its syntax, and the function that parses it.
    ///
    /// `use` calls one of the two. This function is generic and inlined, so that a parser contains only the functions that
    /// parse, not the syntax.
    @inline(__always)
    private func definition<Result>(
        _ use: (_ syntax: () -> [SyntaxTerm], _ parse: (inout ComponentValueStream) -> Value?) -> Result
    ) -> Result {
        switch self {
        case .color(let options): use({ .color(options) }, { ImageParser.color(&$0, options) })
        case .number(let range, let allowsPercentage):
            // The range is omitted: numbers out of range are valid.
            use(
                { [.type(.number)] + (allowsPercentage ? [.type(.percentage)] : []) },
                { NumericParser.number(&$0, in: range, allowsPercentage: allowsPercentage) })
        case .integer(let range):
            use(
                { .type(.integer, in: Double(range.lowerBound)...Double(range.upperBound)) },
                { NumericParser.integer(&$0, in: range) })
        case .anyInteger:
            use(
                { [.type(.integer)] },
                { NumericParser.clampedInteger(&$0, minimum: .min) })
        case .boolean: use({ .keywords([.true, .false]) }, { TextualParser.boolean(&$0) })
        case .length(let options): use({ .length(options) }, { NumericParser.length(&$0, options) })
        case .lineWidth:
            use(
                { .length(.bareNumber) + .keywords(of: BoxParser.lineWidths) },
                { BoxParser.lineWidth(&$0, .bareNumber) })
        case .nonNegativeNumber:
            use({ .type(.number, in: 0 ... .infinity) }, { NumericParser.strictNumber(&$0, in: 0 ... .infinity) })
        case .borderWidth:
            use({ .length([]) + .keywords(of: BoxParser.lineWidths) }, { BoxParser.lineWidth(&$0, []) })
        case .angle: use({ [.type(.angle)] }, { NumericParser.angle(&$0) })
        case .time(let range): use({ .type(.time, in: range) }, { NumericParser.time(&$0, in: range) })
        case .ratio: use({ [.type(.ratio)] }, { NumericParser.ratio(&$0) })
        case .keyword(let keywords): use({ .keywords(keywords) }, { $0.consume(keywords).map { .keyword($0) } })
        case .keywordSet(let keywords): use({ .anyOf(keywords) }, { TextualParser.keywordSet(&$0, keywords) })
        case .string: use({ .string }, { TextualParser.string(&$0) })
        case .identifier: use({ [.type(.identifier)] }, { $0.consumeIdentifier().map { .identifier($0) } })
        case .identifiers(let names): use({ .keywords(names) }, { TextualParser.identifier(&$0, anyOf: names) })
        case .image(let options): use({ .image(options) }, { ImageParser.image(&$0, options) })
        case .insets(let options):
            use({ [.group(.length(options), .oneOf, times: "{1,4}")] }, { BoxParser.insets(&$0, options) })
        case .fontSize: use({ .fontSize }, { FontParser.size(&$0) })
        case .fontFamily:
            use(
                { [.group(.string + .keywords(.genericFamilies), .oneOf, times: "#")] }, { FontParser.family(&$0) })
        case .fontWeight:
            use(
                { .type(.number, in: FontParser.weightRange) + .keywords(of: FontKeywords.weights) },
                { FontParser.weight(&$0) })
        case .fontStyle: use({ .fontStyle }, { FontParser.style(&$0) })
        case .fontWidth:
            use(
                { [.keyword("normal")] + .keywords(of: FontKeywords.widths) + .type(.percentage, in: 0 ... .infinity) },
                { FontParser.width(&$0) })
        case .fontVariantNumeric: use({ .fontVariantNumeric }, { FontFeatureParser.numericVariants(&$0) })
        case .fontFeatureSettings: use({ .fontFeatureSettings }, { FontFeatureParser.settings(&$0) })
        case .shadow: use({ .shadow }, { BoxParser.textShadows(&$0) })
        case .boxShadow: use({ .boxShadow }, { BoxParser.boxShadows(&$0) })
        case .cornerRadii: use({ .cornerRadii }, { BoxParser.cornerRadii(&$0) })
        case .transform: use({ .keywords(["none"]) + [.type(.transform)] }, { TransformParser.parse(&$0) })
        case .individualTransform(let property): use({ property.terms }, { property.parse(&$0) })
        case .form(let form): use({ form.terms }, { form.parse(&$0) })
        case .layout: use({ .keywords(["none"]) + [.type(.layout)] }, { LayoutParser.parse(&$0) })
        case .rect: use({ .keywords(["none"]) + [.type(.rect)] }, { FrameParser.rect(&$0) })
        case .point: use({ .keywords(["none"]) + [.type(.point)] }, { FrameParser.point(&$0) })
        case .attributedText:
            use({ .keywords(["none"]) + [.type(.attributedText)] }, { AttributedTextParser.parse(&$0) })
        case .wholeFont:
            use({ .keywords(["none"]) + [.property("font")] }, { AttributedTextParser.wholeFont(&$0) })
        case .viewReference: use({ .viewReference }, { TextualParser.viewReference(&$0) })
        case .display: use({ .display }, { DisplayParser.parse(&$0) })
        case .alignment(let alignment): use({ alignment.terms }, { AlignmentParser.parse(&$0, alignment) })
        case .aspectRatio: use({ .aspectRatio }, { NumericParser.aspectRatio(&$0) })
        case .gridTemplate: use({ .gridTemplate }, { GridParser.template(&$0) })
        case .gridAutoTracks: use({ .gridAutoTracks }, { GridParser.autoTracks(&$0) })
        case .gridAreas: use({ .gridAreas }, { GridParser.areas(&$0) })
        case .gridLine: use({ .gridLine }, { GridParser.line(&$0) })
        case .gridAutoFlow: use({ .gridAutoFlow }, { GridParser.autoFlow(&$0) })
        case .containerType: use({ .containerType }, { ContainerParser.type(&$0) })
        case .containerNames:
            use({ .keywords(["none"]) + [.type(.identifiers)] }, { ContainerParser.names(&$0) })
        case .motion(let grammar): use({ grammar.terms }, { grammar.parse(&$0) })
        case .commaSeparated(let grammar):
            use(
                { [.group(grammar.terms, .oneOf, times: "#")] },
                { ValueParser.commaSeparated(&$0) { grammar.parse(&$0) } })
        case .oneOf(let grammars):
            use({ grammars.flatMap(\.terms) }, { ValueParser.first(of: grammars, &$0) })
        case .repeated(let grammar, let counts):
            use(
                { [.group(grammar.terms, .oneOf, times: "{\(counts.lowerBound),\(counts.upperBound)}")] },
                { ValueParser.repeated(grammar, counts, &$0) })
        case .sides(let grammar):
            use(
                { grammar.terms + [.group(grammar.terms, .oneOf, times: "{2,4}")] },
                { BoxParser.edges(&$0, grammar).map { edges in Value(sides: { edges[$0] }) } })
        case .layers(let grammar):
            use(
                { grammar.terms + [.group(grammar.terms, .oneOf, times: "#{2,}")] },
                { ValueParser.commaSeparated(&$0, grammar.parse) })
        case .background(let part): use({ part.terms }, { part.parse(&$0) })
        case .sequence(let grammars, let optional):
            use(
                { .sequence(grammars, optional: optional) },
                { ValueParser.sequence(grammars, optional: optional, &$0) })
        case .shorthand(let shorthand): use({ shorthand.terms }, { _ in nil })
        }
    }

    /// Parses one value of this grammar.
    func parse(_ stream: inout ComponentValueStream) -> Value? { definition { _, parse in parse(&stream) } }

    /// The alternatives that the value can be. Ranges that values are clamped to are omitted.
    var terms: [SyntaxTerm] { definition { syntax, _ in syntax() } }

    /// The value definition syntax (CSS Values 4, section 2), for documentation and editors.
    package var syntax: String { terms.map(\.text).joined(separator: SyntaxTerm.Combination.oneOf.rawValue) }

    /// The keywords in the syntax.
    package var keywords: [String] {
        terms.flatMap(\.leaves).compactMap { if case .keyword(let keyword) = $0 { keyword } else { nil } }
    }
}

extension PropertyGrammar {
    /// The syntax and the parser of a value that one property has. A class, so that a grammar stays small.
    package final class Form: Sendable {
        let terms: [SyntaxTerm]
        let parse: @Sendable (inout ComponentValueStream) -> Value?

        init(_ terms: [SyntaxTerm], parse: @escaping @Sendable (inout ComponentValueStream) -> Value?) {
            (self.terms, self.parse) = (terms, parse)
        }
    }

    /// The values that a colour property accepts in addition to colours.
    package struct ColorOptions: OptionSet, Sendable {
        /// The options as bits.
        package let rawValue: UInt8

        /// Creates a set from its raw value.
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The keyword `none`.
        package static let none = ColorOptions(rawValue: 1)
        /// An image that is repeated: `url(name)`, or bare `name.png` or `image_name`, which are not names of colours; or a
        /// gradient in the size of the view: `linear-gradient(red, blue)`.
        package static let image = ColorOptions(rawValue: 2)
    }

    /// The values that a length property accepts in addition to lengths that are not negative.
    package struct LengthOptions: OptionSet, Sendable {
        /// The options as bits.
        package let rawValue: UInt8

        /// Creates a set from its raw value.
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Percentages.
        package static let percentage = LengthOptions(rawValue: 1)
        /// The keyword `auto`.
        package static let auto = LengthOptions(rawValue: 2)
        /// The keyword `none`.
        package static let none = LengthOptions(rawValue: 4)
        /// Negative lengths and percentages.
        package static let negative = LengthOptions(rawValue: 8)
        /// A number without a unit, in points, as in Nimbus CSS.
        package static let bareNumber = LengthOptions(rawValue: 16)
        /// The sizes of content: `min-content`, `max-content`, `fit-content`, `fit-content()` and `stretch` (CSS Sizing
        /// 4).
        package static let intrinsic = LengthOptions(rawValue: 32)
        /// The keyword `content`.
        package static let content = LengthOptions(rawValue: 64)
        /// The keyword `normal`.
        package static let normal = LengthOptions(rawValue: 128)

        /// The range of the numbers.
        var range: ClosedRange<Double> { contains(.negative) ? -.infinity ... .infinity : 0 ... .infinity }

        /// Returns whether the keyword is one of the options.
        func allows(_ keyword: Keyword) -> Bool {
            keyword == .auto && contains(.auto) || keyword == .none && contains(.none)
                || keyword == .content && contains(.content) || keyword == .normal && contains(.normal)
                || contains(.intrinsic) && KeywordSet.intrinsicSizes.contains(keyword)
        }
    }

    /// The forms of an image name that a property accepts in addition to `url(name)`.
    package struct ImageOptions: OptionSet, Sendable {
        /// The options as bits.
        package let rawValue: UInt8

        /// Creates a set from its raw value.
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// A quoted name.
        package static let quoted = ImageOptions(rawValue: 1)
        /// `name`, `name.png` or `folder/name.png`.
        package static let bare = ImageOptions(rawValue: 2)
        /// The keyword `none`.
        package static let none = ImageOptions(rawValue: 4)
        /// A gradient in the size of the view.
        package static let gradient = ImageOptions(rawValue: 8)
    }
}
