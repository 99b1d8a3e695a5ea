import BoxLayout
import TestSupport

extension BoxStyle {
    /// Returns a style of which about a quarter of the properties differ from their initial values.
    static func random(using generator: inout SeededGenerator) -> BoxStyle {
        var style = BoxStyle()
        style.display = generator.pick(weighted: [
            (4, .block), (6, .flex), (4, .grid), (1, .flowRoot), (1, .contents), (1, .none),
        ])
        style.position = generator.pick(weighted: [(4, .static), (4, .relative), (1, .absolute)])
        if generator.chance(oneIn: 5) { style.direction = .rightToLeft }
        if generator.chance(oneIn: 2) { style.boxSizing = .borderBox }
        if generator.chance(oneIn: 10) { style.overflow = BoxAxes(.hidden) }
        if generator.chance(oneIn: 8) { style.order = generator.number(in: -1...1) }
        if generator.chance(oneIn: 8) { style.containment = generator.pick([.size, .inlineSize]) }
        style.randomizeSizes(using: &generator)
        style.randomizeAlignment(using: &generator)
        style.randomizeContainer(using: &generator)
        return style
    }

    private mutating func randomizeSizes(using generator: inout SeededGenerator) {
        for axis in [\BoxAxes<SizeValue>.width, \.height] {
            if generator.chance(oneIn: 3) { size[keyPath: axis] = .random(using: &generator) }
            if generator.chance(oneIn: 10) { minimumSize[keyPath: axis] = .random(using: &generator) }
            if generator.chance(oneIn: 10) { maximumSize[keyPath: axis] = .random(using: &generator) }
        }
        if generator.chance(oneIn: 12) { aspectRatio = AspectRatio(generator.pick([0.5, 1, 2])) }
        for edge in [\BoxEdges<EdgeLength>.top, \.right, \.bottom, \.left] {
            if generator.chance(oneIn: 6) {
                margin[keyPath: edge] =
                    generator.chance(oneIn: 4) ? .auto : .length(Double(generator.number(in: -10...20)))
            }
            if generator.chance(oneIn: 6) { inset[keyPath: edge] = .length(Double(generator.number(in: -5...30))) }
        }
        for edge in [\BoxEdges<LengthPercentage>.top, \.right, \.bottom, \.left] where generator.chance(oneIn: 8) {
            padding[keyPath: edge] = generator.chance(oneIn: 4) ? .percentage(0.1) : .length(5)
        }
    }

    private mutating func randomizeAlignment(using generator: inout SeededGenerator) {
        let items: [SelfAlignment.Keyword] = [.normal, .stretch, .center, .start, .end, .firstBaseline, .lastBaseline]
        if generator.chance(oneIn: 3) { alignItems = SelfAlignment(generator.pick(items)) }
        if generator.chance(oneIn: 5) { justifyItems = SelfAlignment(generator.pick(items)) }
        if generator.chance(oneIn: 5) { alignSelf = SelfAlignment(generator.pick(items), .safe) }
        if generator.chance(oneIn: 8) { justifySelf = SelfAlignment(generator.pick(items)) }
        let contents: [ContentAlignment.Keyword] = [.center, .end, .spaceBetween, .spaceAround, .stretch]
        if generator.chance(oneIn: 4) { alignContent = ContentAlignment(generator.pick(contents)) }
        if generator.chance(oneIn: 4) { justifyContent = ContentAlignment(generator.pick(contents)) }
        if generator.chance(oneIn: 4) { rowGap = .length(4) }
        if generator.chance(oneIn: 4) { columnGap = .percentage(0.05) }
    }

    private mutating func randomizeContainer(using generator: inout SeededGenerator) {
        flexDirection = generator.pick([.row, .row, .column, .rowReverse, .columnReverse])
        flexWrap = generator.pick([.noWrap, .noWrap, .wrap, .wrapReverse])
        flexGrow = generator.pick([0, 0, 1, 0.5])
        flexShrink = generator.pick([1, 1, 0])
        if generator.chance(oneIn: 5) { flexBasis = .size(.length(Double(generator.number(in: 0...60)))) }
        if generator.chance(oneIn: 2) { gridTemplateColumns = .random(using: &generator) }
        if generator.chance(oneIn: 2) { gridTemplateRows = .random(using: &generator) }
        if generator.chance(oneIn: 4) {
            gridAutoFlow = GridAutoFlow(isColumn: generator.chance(oneIn: 2), isDense: true)
        }
        if generator.chance(oneIn: 4) { gridColumn = GridPlacement(.line(generator.number(in: -2...3)), .span(2)) }
        if generator.chance(oneIn: 5) { gridRow = GridPlacement(.auto, .line(generator.number(in: 1...3))) }
    }
}

extension SizeValue {
    static func random(using generator: inout SeededGenerator) -> SizeValue {
        generator.pick(weighted: [
            (5, .length(Double(generator.number(in: 0...120)))), (3, .percentage(0.5)), (1, .minContent),
            (1, .maxContent), (1, .fitContent(nil)), (1, .stretch),
            (1, .fixed(.calculation(.maximum([.percentage(0.3), .number(20)])))),
        ])
    }
}

extension GridTemplate {
    static func random(using generator: inout SeededGenerator) -> GridTemplate {
        let sizes: [GridTrackSize] = [
            .auto, .breadth(.fixed(.length(30))), .breadth(.flex(1)), .breadth(.fixed(.percentage(0.2))),
            .minmax(.minContent, .flex(1)), .fitContent(.length(40)), .breadth(.maxContent),
        ]
        var template: GridTemplate = []
        for _ in 0...generator.number(below: 3) { template.append(.item(.track(generator.pick(sizes)))) }
        if generator.chance(oneIn: 6) {
            template.append(.repetition(.autoFit, [.track(.breadth(.fixed(.length(25))))]))
        }
        return template
    }
}
