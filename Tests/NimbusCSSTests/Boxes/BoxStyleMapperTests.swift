import BoxLayout
import CSSEngine
import Testing

@testable import NimbusCSS

/// Computed styles as the styles of boxes.
@Suite struct BoxStyleMapperTests {
    /// An element with inline declarations.
    private final class Element: StyleElement {
        let inlineStyle: String?

        init(_ style: String) {
            inlineStyle = style
        }

        var styleTypes: [String] { ["UIView"] }
        var styleID: String? { nil }
        var styleClasses: [String] { [] }
        var styleState: ElementState { [] }
        var hasText: Bool { false }
        var styleChildren: [Element] { [] }
        func styleAttribute(_ name: String) -> String? { nil }
    }

    private typealias Result = (style: BoxStyle, problems: [String])

    private func map(
        _ declarations: String, _ table: PropertyTable = .boxModel, direction: BoxDirection = .leftToRight
    ) -> Result {
        let engine = StyleEngine(properties: table, environment: CSS.Environment(width: 300, height: 500))
        let node = engine.insert(Element(declarations))
        engine.restyle()
        let mapped = BoxStyleMapper(table).map(engine.style(of: node), direction: direction)
        return (mapped.style, mapped.problems.map { "\($0.kind) \(table[$0.property].name)" })
    }

    @Test func aStyleWithoutDeclarationsIsInitial() {
        for table in [PropertyTable.boxModel, .standard] {
            #expect(map("", table).style == BoxStyle())
            #expect(map("color: red; width: initial", table).style == BoxStyle())
        }
    }

    @Test func lengthsAreMappedExactly() {
        let style = map(
            """
            font-size: 10px; width: 2em; height: 10vw; min-width: 25%; max-width: calc(50% + 1rem); max-height: stretch;
            margin: auto -1px 5% calc(10% - 2em); padding: calc(10% - 5px) calc(1em + 5%)
            """
        ).style
        #expect(style.size == BoxAxes(width: .length(20), height: .length(30)))
        #expect(style.minimumSize == BoxAxes(width: .percentage(0.25), height: .auto))
        #expect(
            style.maximumSize
                == BoxAxes(
                    width: .fixed(.calculation(.sum([.percentage(0.5), .number(10)]))), height: .stretch))
        #expect(
            style.margin.top == .auto && style.margin.right == .length(-1) && style.margin.bottom == .percentage(0.05))
        #expect(style.margin.left == .fixed(.calculation(.sum([.percentage(0.1), .number(-20)]))))
        // A padding is not negative.
        #expect(
            style.padding.top == .calculation(.maximum([.number(0), .sum([.percentage(0.1), .number(-5)])])))
        #expect(style.padding.left == .calculation(.sum([.number(10), .percentage(0.05)])))
    }

    @Test func functionsOfPercentagesAreMapped() {
        #expect(
            map("left: min(10%, 5px)").style.inset.left
                == .fixed(.calculation(.minimum([.percentage(0.1), .number(5)]))))
        #expect(
            map("left: clamp(1px, 10%, 5px)").style.inset.left
                == .fixed(.calculation(.maximum([.number(1), .minimum([.percentage(0.1), .number(5)])]))))
        #expect(
            map("left: round(up, 10%, 5px)").style.inset.left
                == .fixed(.calculation(.rounded(.percentage(0.1), to: .number(5), .up))))
        let unsupported = map("left: hypot(10%, 5px)")
        #expect(unsupported.style == BoxStyle() && unsupported.problems == ["unsupportedCalculation left"])
    }

    @Test func logicalPropertiesFollowTheDirection() {
        let declarations = "margin-inline: 1px 2px; margin-block-start: 3px; inset-inline-end: 4px; inline-size: 5px"
        let left = map(declarations).style
        #expect(left.margin == BoxEdges(top: .length(3), right: .length(2), bottom: .zero, left: .length(1)))
        #expect(left.inset.right == .length(4) && left.size.width == .length(5))
        for style in [map("direction: rtl; " + declarations).style, map(declarations, direction: .rightToLeft).style] {
            #expect(style.margin == BoxEdges(top: .length(3), right: .length(1), bottom: .zero, left: .length(2)))
            #expect(style.inset.left == .length(4) && style.direction == .rightToLeft)
        }
    }

    private static let orderCases: [(String, left: Double, right: Double)] = [
        ("margin-left: 1px; margin-inline-start: 2px", 2, 0), ("margin-inline-start: 2px; margin-left: 1px", 1, 0),
        ("margin-left: 1px !important; margin-inline-start: 2px", 1, 0),
        ("margin-inline: 2px 3px; margin: 1px", 1, 1), ("margin: 1px; margin-inline: 2px 3px", 2, 3),
        ("direction: rtl; margin-left: 1px; margin-inline-start: 2px", 1, 2),
        ("direction: rtl; margin-inline-end: 2px; margin-left: 1px; margin-inline-start: 4px", 1, 4),
        ("all: inherit; margin-left: 1px; margin-inline-start: 2px", 2, 0),
    ]

    @Test("The stronger declaration sets a side", arguments: BoxStyleMapperTests.orderCases)
    func strongerDeclarationsWin(_ declarations: String, _ left: Double, _ right: Double) {
        for table in [PropertyTable.boxModel, .standard] {
            let margin = map(declarations, table).style.margin
            #expect(margin.left == .length(left) && margin.right == .length(right), "\(declarations)")
        }
    }

    @Test func bordersHaveAStyle() {
        #expect(map("border: 2px").style.border == BoxEdges(0))
        #expect(map("border: solid").style.border == BoxEdges(3))
        #expect(
            map("border: 2px solid; border-left-style: hidden; border-inline-end: thick dashed red").style.border
                == BoxEdges(top: 2, right: 5, bottom: 2, left: 0))
        // In Nimbus CSS a border is drawn without a style.
        #expect(map("border-width: 2", .standard).style.border == BoxEdges(2))
        #expect(map("border: 2px solid red", .standard).style.border == BoxEdges(2))
    }

    @Test func overflowOfOneAxisChangesTheOther() {
        for table in [PropertyTable.boxModel, .standard] {
            #expect(map("overflow: hidden", table).style.overflow == BoxAxes(.hidden))
            #expect(map("overflow-x: scroll", table).style.overflow == BoxAxes(width: .scroll, height: .auto))
            #expect(map("overflow: clip visible", table).style.overflow == BoxAxes(width: .clip, height: .visible))
            #expect(
                map("overflow: hidden; overflow-y: scroll", table).style.overflow
                    == BoxAxes(width: .hidden, height: .scroll))
            #expect(map("overflow-y: scroll; overflow: hidden", table).style.overflow == BoxAxes(.hidden))
        }
    }

    @Test func valuesOfNimbusCountAsInitial() {
        let box = map("width: -20px; height: -10%; padding: auto 5; top: -3px; min-width: 4px", .standard)
        #expect(box.problems == ["width", "height", "padding-top", "padding-bottom"].map { "nonstandardValue \($0)" })
        #expect(box.style.size == BoxAxes(.auto) && box.style.minimumSize.width == .length(4))
        #expect(box.style.padding == BoxEdges(top: .zero, right: .length(5), bottom: .zero, left: .length(5)))
        #expect(box.style.inset.top == .length(-3))
    }

    @Test func unsupportedPositionsAreReported() {
        let fixed = map("position: fixed; top: 1px")
        #expect(fixed.style.position == .fixed && fixed.style.inset.top == .length(1))
        #expect(fixed.problems == ["unsupportedPosition position"])
        let sticky = map("position: sticky; top: 1px")
        #expect(sticky.style.position == .sticky && sticky.style.inset.top == .length(1))
        #expect(sticky.problems == ["unsupportedPosition position"])
    }

    private static let displayCases: [(String, BoxDisplay)] = [
        ("block", .block), ("inline", .block), ("list-item", .block), ("flow-root", .flowRoot),
        ("inline-block", .flowRoot), ("flex", .flex), ("inline flex", .flex), ("grid", .grid), ("inline-grid", .grid),
        ("none", .none), ("contents", .contents),
    ]

    @Test(arguments: BoxStyleMapperTests.displayCases)
    func displayTypesAreMapped(_ text: String, _ display: BoxDisplay) {
        #expect(map("display: \(text)").style.display == display)
    }

    @Test(arguments: [
        ("normal", BoxContainment.none), ("scroll-state", .none), ("size", .size), ("inline-size", .inlineSize),
        ("scroll-state size", .size), ("inline-size anchored", .inlineSize),
    ])
    func containerTypesAreMapped(_ text: String, _ containment: BoxContainment) {
        #expect(map("container-type: \(text)").style.containment == containment)
    }

    @Test func alignmentIsMapped() {
        let style = map(
            """
            place-content: last baseline safe left; place-items: unsafe self-end legacy center; align-self: first baseline;
            justify-self: safe flex-end; gap: 5% normal; aspect-ratio: 3 / 2; order: -4
            """
        ).style
        #expect(style.alignContent == ContentAlignment(.lastBaseline))
        #expect(style.justifyContent == ContentAlignment(.left, .safe))
        #expect(style.alignItems == SelfAlignment(.selfEnd, .unsafe) && style.justifyItems == SelfAlignment(.center))
        #expect(style.alignSelf == SelfAlignment(.firstBaseline) && style.justifySelf == SelfAlignment(.flexEnd, .safe))
        #expect(style.rowGap == .percentage(0.05) && style.columnGap == .zero && style.order == -4)
        #expect(style.aspectRatio == AspectRatio(1.5))
        #expect(map("aspect-ratio: auto 2").style.aspectRatio == AspectRatio(2, usesBoxSizing: false))
    }

    @Test func flexIsMapped() {
        let style = map("flex: 2 3 fit-content; flex-flow: column-reverse wrap").style
        #expect(style.flexGrow == 2 && style.flexShrink == 3 && style.flexBasis == .size(.fitContent(nil)))
        #expect(style.flexDirection == .columnReverse && style.flexWrap == .wrap)
        #expect(map("flex: 1").style.flexBasis == .size(.percentage(0)))
        #expect(map("flex-basis: content").style.flexBasis == .content)
        #expect(map("width: fit-content(5em)").style.size.width == .fitContent(.length(80)))
    }

    @Test func gridsAreMapped() {
        let style = map(
            """
            grid: [a b] 'x x y' 10px [c] 'x x .' minmax(1em, 2fr) / auto fit-content(5%) 1fr;
            grid-auto-columns: min-content 2px; grid-auto-flow: column dense; grid-area: 2 x / span 3 / -1 / span y
            """
        ).style
        #expect(
            style.gridTemplateRows == [
                .item(.lineNames(["a", "b"])), .item(.track(.breadth(.fixed(.length(10))))), .item(.lineNames(["c"])),
                .item(.track(.minmax(.fixed(.length(16)), .flex(2)))),
            ])
        #expect(
            style.gridTemplateColumns == [
                .item(.track(.auto)), .item(.track(.fitContent(.percentage(0.05)))), .item(.track(.breadth(.flex(1)))),
            ])
        #expect(
            style.gridTemplateAreas
                == GridTemplateAreas(
                    [.init("x", rows: 1..<3, columns: 1..<3), .init("y", rows: 1..<2, columns: 3..<4)], rowCount: 2,
                    columnCount: 3))
        #expect(style.gridAutoColumns == [.breadth(.minContent), .breadth(.fixed(.length(2)))])
        #expect(style.gridAutoFlow == GridAutoFlow(isColumn: true, isDense: true))
        #expect(style.gridRow == GridPlacement(.line(2, name: "x"), .line(-1)))
        #expect(style.gridColumn == GridPlacement(.span(3), .span(1, name: "y")))
        #expect(
            map("grid-template-columns: repeat(auto-fill, [a] 5px) [b] repeat(2, 1px)").style.gridTemplateColumns == [
                .repetition(.autoFill, [.lineNames(["a"]), .track(.breadth(.fixed(.length(5))))]),
                .item(.lineNames(["b"])), .repetition(.times(2), [.track(.breadth(.fixed(.length(1))))]),
            ])
    }
}
