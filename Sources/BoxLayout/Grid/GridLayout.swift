/// Grid layout (CSS Grid 2, section 12.1).
///
/// Each level of nested grids has a frame of each function from `run` on. What these functions do before and after they
/// descend is not inlined, so that it needs no stack meanwhile.
struct GridLayout {
    private let content: ContentBox
    private let pass: BoxLayoutPass
    private let style: UnsafePointer<CompiledStyle>
    private let grid: GridStyle
    private let rowGap: Double
    private let columnGap: Double

    init(_ content: ContentBox) {
        self.content = content
        pass = content.pass
        style = content.style
        grid = style.pointee.grid < 0 ? .initial : pass.grids[Int(style.pointee.grid)]
        columnGap = max(0, pass.resolve(style.pointee.columnGap, basis: content.containing.width ?? 0) ?? 0)
        rowGap = max(0, pass.resolve(style.pointee.rowGap, basis: content.height ?? 0) ?? 0)
    }

    /// Returns the intrinsic widths: the sums of the columns under a min-content and a max-content constraint.
    static func intrinsicWidths(
        _ pass: BoxLayoutPass, _ node: Int32, height: Double?, containingWidth: Double?
    ) -> IntrinsicWidths {
        let layout = GridLayout(
            ContentBox(intrinsicOf: node, pass: pass, height: height, containingWidth: containingWidth))
        let mark = pass.arenaMark
        defer { pass.release(to: mark) }
        let placement = layout.placeItems(ignoringChildren: layout.style.pointee.containsWidth)
        func contribute() { layout.contributeToColumns(placement) { placement.rows.fixedSize(of: $0.row) } }
        contribute()
        // Rows matter only to items whose contributions depend on them.
        let dependsOnHeight = placement.items.contains(where: \.dependsOnHeight)
        func width(in space: GridSpace) -> Double {
            guard dependsOnHeight, pass.takeRowDependentSizing() else {
                return layout.sizeColumns(placement, in: space)
            }
            contribute()
            layout.alignColumns(placement, in: layout.sizeColumns(placement, in: space))
            layout.sizeRows(placement, rowSpace: height)
            return layout.resizeColumns(placement, in: space, rowSpace: height)
        }
        // The height also decides how often rows are repeated, and with that how many columns there are.
        let isRepeated = layout.grid.templateRows.contains {
            switch $0 {
            case .repetition(.autoFill, _), .repetition(.autoFit, _): true
            case .repetition(.times, _), .item: false
            }
        }
        return IntrinsicWidths(
            minimum: width(in: .minContent), maximum: width(in: .maxContent),
            dependsOnHeight: dependsOnHeight || isRepeated)
    }

    @inline(never) func run() -> LayoutResult {
        let mark = pass.arenaMark
        defer { pass.release(to: mark) }
        var placement = placeItems()
        let height = sizeTracks(&placement)
        return placeContent(placement, height)
    }

    /// Places the items in their final tracks. Returns the result of the grid.
    @inline(never) private func placeContent(_ placement: Placement, _ height: Double) -> LayoutResult {
        let items = placement.items
        let usedHeight = usedHeight(height)
        placement.rows.align(style.pointee.alignContent, in: usedHeight, isRightToLeft: nil)
        if content.isPlacing || content.needsBaselines {
            GridBaselines(items: items, contributions: contributions(placement)).resolveInFinalRows()
        }
        var result = LayoutResult(height: height)
        GridItemPlacement(content: content, columns: placement.columns, rows: placement.rows, items: items)
            .finish(items, result: &result)
        if content.isPlacing {
            let areas = GridAbsoluteAreas(
                content: content, columns: placement.columns, rows: placement.rows,
                columnLines: GridLineResolver(grid: placement.columnGrid),
                rowLines: GridLineResolver(grid: placement.rowGrid))
            let height = content.clampedByKeywords(usedHeight)
            placeOthers(areas, height: height)
            recordGridAreas(areas, height: height)
        }
        return result
    }

    /// Returns the used tracks, for an inspector.
    func tracks() -> BoxAxes<GridTracks> {
        let mark = pass.arenaMark
        defer { pass.release(to: mark) }
        var placement = placeItems()
        let height = sizeTracks(&placement)
        placement.rows.align(style.pointee.alignContent, in: usedHeight(height), isRightToLeft: nil)
        let inlineStart = style.pointee.isRightToLeft ? content.edges.right : content.edges.left
        let areas = grid.areas.areas
        let columnNames = placement.columnGrid.lineNames(without: areas.map { ($0.name, $0.columns) })
        let rowNames = placement.rowGrid.lineNames(without: areas.map { ($0.name, $0.rows) })
        return BoxAxes(
            width: placement.columns.used(offset: inlineStart, lineNames: columnNames),
            height: placement.rows.used(offset: content.edges.top, lineNames: rowNames))
    }

    // MARK: Placement

    /// The items of a grid and its tracks.
    private struct Placement {
        let items: UnsafeMutableBufferPointer<GridItem>
        let columnGrid: ExplicitGrid
        let rowGrid: ExplicitGrid
        let columns: GridAxis
        var rows: GridAxis
        let placed: [GridPlacedItem]
    }

    @inline(never) private func placeItems(ignoringChildren: Bool = false) -> Placement {
        let repetitions = GridRepetitions(content: content, grid: grid, rowGap: rowGap, columnGap: columnGap)
        let areas = grid.areas.areas
        let columnGrid = ExplicitGrid(
            grid.templateColumns, areas: areas.map { ($0.name, $0.columns) }, areaTrackCount: grid.areas.columnCount,
            repeatCount: repetitions.columnCount)
        let rowGrid = ExplicitGrid(
            grid.templateRows, areas: areas.map { ($0.name, $0.rows) }, areaTrackCount: grid.areas.rowCount,
            repeatCount: repetitions.rowCount)
        var placed =
            ignoringChildren ? [] : collectItems(GridLineResolver(grid: columnGrid), GridLineResolver(grid: rowGrid))
        GridPlacer.place(
            &placed, flow: grid.autoFlow, explicitRows: rowGrid.trackCount, explicitColumns: columnGrid.trackCount)
        let columns = axis(
            columnGrid, grid.autoColumns, placed.map(\.columns), gap: columnGap, basis: content.containing.width)
        let rows = axis(rowGrid, grid.autoRows, placed.map(\.rows), gap: rowGap, basis: content.height)
        let items = pass.allocate(GridItem.self, count: placed.count)
        for (index, item) in placed.enumerated() {
            items.initializeElement(at: index, to: makeItem(item.node))
            items[index].column = columns.span(item.columns)
            items[index].row = rows.span(item.rows)
        }
        return Placement(
            items: items, columnGrid: columnGrid, rowGrid: rowGrid, columns: columns, rows: rows, placed: placed)
    }

    private func axis(
        _ explicit: ExplicitGrid, _ autoSizes: [GridTrackSize], _ itemLines: [Range<Int>], gap: Double, basis: Double?
    ) -> GridAxis {
        var start = 0
        // Without explicit tracks, no track is needed between the last item and the first line.
        var end = explicit.trackCount > 0 ? explicit.trackCount : itemLines.first?.upperBound ?? 0
        for lines in itemLines { (start, end) = (min(start, lines.lowerBound), max(end, lines.upperBound)) }
        return GridAxis(
            explicit, autoSizes: autoSizes, range: start..<end, itemLines: itemLines, gap: gap, basis: basis, pass: pass
        )
    }

    /// Returns the placement with rows whose percentages refer to a height.
    @inline(never) private func resized(_ placement: Placement, height: Double) -> Placement {
        var placement = placement
        let gap = max(0, pass.resolve(style.pointee.rowGap, basis: height) ?? 0)
        placement.rows = axis(
            placement.rowGrid, grid.autoRows, placement.placed.map(\.rows), gap: gap, basis: height)
        for (index, item) in placement.placed.enumerated() {
            placement.items[index].row = placement.rows.span(item.rows)
            // Rows that were of indefinite size allow baseline alignment now.
            placement.items[index].alignSelf = alignSelf(of: placement.items[index].style)
        }
        return placement
    }

    private func collectItems(_ columns: GridLineResolver, _ rows: GridLineResolver) -> [GridPlacedItem] {
        var items: [GridPlacedItem] = []
        var isOrdered = true
        var lastOrder = Int.min
        for child in pass.children(of: content.node) {
            let style = pass.style(of: child)
            if style.pointee.display == .none || style.pointee.isOutOfFlow { continue }
            if style.pointee.order < lastOrder { isOrdered = false }
            lastOrder = style.pointee.order
            guard style.pointee.grid >= 0 else {
                items.append(GridPlacedItem(node: child, row: .span(1), column: .span(1)))
                continue
            }
            let childGrid = pass.grids[Int(style.pointee.grid)]
            items.append(
                GridPlacedItem(
                    node: child, row: rows.position(childGrid.row), column: columns.position(childGrid.column)))
        }
        if !isOrdered {
            items = items.enumerated().sorted {
                let (first, second) = (pass.style(of: $0.element.node), pass.style(of: $1.element.node))
                return (first.pointee.order, $0.offset) < (second.pointee.order, $1.offset)
            }.map(\.element)
        }
        return items
    }

    private func makeItem(_ node: Int32) -> GridItem {
        let itemStyle = pass.style(of: node)
        var justify = itemStyle.pointee.justifySelf
        if justify.keyword == .auto { justify = style.pointee.justifyItems }
        return GridItem(node: node, style: itemStyle, alignSelf: alignSelf(of: itemStyle), justifySelf: justify)
    }

    private func alignSelf(of itemStyle: UnsafePointer<CompiledStyle>) -> SelfAlignment {
        let align = itemStyle.pointee.alignSelf
        return align.keyword == .auto ? style.pointee.alignItems : align
    }

    // MARK: Track sizes

    /// Sizes the columns, then the rows. Returns the height of the content.
    private func sizeTracks(_ placement: inout Placement) -> Double {
        let space = GridSpace.definite(content.width)
        contributeToColumns(placement) { placement.rows.fixedSize(of: $0.row) }
        alignColumns(placement, in: sizeColumns(placement, in: space))
        var height = sizeRows(placement, rowSpace: content.height)
        if style.pointee.containsHeight { height = heightWithoutItems() }
        resizeTracks(&placement, height)
        return height
    }

    /// The height of the rows if the grid had no items.
    @inline(never) private func heightWithoutItems() -> Double {
        sizeRows(placeItems(ignoringChildren: true), rowSpace: content.height)
    }

    /// Sizes the tracks once more if contributions to columns depend on the rows (CSS Grid 2, section 12.1, steps 3 and 4), and
    /// if rows depend on the height: percentages refer to the height that results without them, flexible rows fill a minimum,
    /// and those with a sum of factors below 1 leave a part of the height empty. As in Blink, the container keeps the first
    /// height.
    @inline(never) private func resizeTracks(_ placement: inout Placement, _ height: Double) {
        let changesColumns = dependsOnRows(placement) && pass.takeRowDependentSizing()
        let changesRows = content.height == nil && dependsOnHeight(placement.rows, height)
        if changesColumns {
            alignColumns(
                placement, in: resizeColumns(placement, in: .definite(content.width), rowSpace: content.height))
        }
        if changesRows { placement = resized(placement, height: usedHeight(height)) }
        if changesColumns || changesRows { sizeRows(placement, rowSpace: usedHeight(height)) }
    }

    /// The height of the content box, for a height of the content.
    private func usedHeight(_ height: Double) -> Double { content.height ?? content.clampedHeight(height) }

    /// Whether contributions to columns depend on rows that have other sizes than before.
    @inline(never) private func dependsOnRows(_ placement: Placement) -> Bool {
        placement.items.contains {
            $0.dependsOnHeight && $0.column.dependsOnContent
                && placement.rows.fixedSize(of: $0.row) != placement.rows.size(of: $0.row)
        }
    }

    /// Sizes the columns once more, for the sizes of the rows and their alignment in a definite height.
    @inline(never) private func resizeColumns(_ placement: Placement, in space: GridSpace, rowSpace: Double?) -> Double
    {
        if let rowSpace { placement.rows.align(style.pointee.alignContent, in: rowSpace, isRightToLeft: nil) }
        contributeToColumns(placement) {
            rowSpace == nil ? placement.rows.size(of: $0.row) : placement.rows.height(of: $0.row)
        }
        return sizeColumns(placement, in: space)
    }

    /// Positions the columns, before the rows are sized: percentages of items refer to the aligned grid areas.
    @inline(never) private func alignColumns(_ placement: Placement, in width: Double) {
        placement.columns.align(
            style.pointee.justifyContent, in: content.containing.width ?? width,
            isRightToLeft: style.pointee.isRightToLeft)
    }

    private func contributions(_ placement: Placement) -> GridContributions {
        GridContributions(
            pass: pass, columns: placement.columns, rows: placement.rows, isRightToLeft: style.pointee.isRightToLeft)
    }

    /// - Parameter rowHeight: Returns the height of an item's grid area, if it is known.
    @inline(never) private func contributeToColumns(_ placement: Placement, rowHeight: (GridItem) -> Double?) {
        let contributions = contributions(placement)
        for index in placement.items.indices {
            contributions.contributeToColumns(
                &placement.items[index], rowHeight: rowHeight(placement.items[index]))
        }
        GridInlineBaselines.addShims(to: placement.items, pass, isRightToLeft: style.pointee.isRightToLeft)
    }

    private func stretches(_ alignment: ContentAlignment) -> Bool {
        alignment.keyword == .normal || alignment.keyword == .stretch
    }

    @inline(never) private func sizeColumns(_ placement: Placement, in space: GridSpace) -> Double {
        let spans = pass.allocate(GridSpan.self, count: placement.items.count)
        for (index, item) in placement.items.enumerated() { spans.initializeElement(at: index, to: item.column) }
        let sizing = GridTrackSizing(
            tracks: placement.columns.tracks, spans: spans, gap: placement.columns.gap, space: space,
            minimumSpace: content.minimumWidth, stretchesAutoTracks: stretches(style.pointee.justifyContent))
        return sizing.run()
    }

    /// Returns the sum of the rows and gaps.
    @discardableResult private func sizeRows(_ placement: Placement, rowSpace: Double?) -> Double {
        let items = placement.items
        let contributions = contributions(placement)
        GridBaselines(items: items, contributions: contributions).resolve()
        let spans = pass.allocate(GridSpan.self, count: items.count)
        for index in items.indices {
            contributions.contributeToRows(&items[index])
            spans.initializeElement(at: index, to: items[index].row)
        }
        let sizing = GridTrackSizing(
            tracks: placement.rows.tracks, spans: spans, gap: placement.rows.gap,
            space: rowSpace.map { .definite($0) } ?? .indefinite, minimumSpace: content.minimumHeight,
            stretchesAutoTracks: stretches(style.pointee.alignContent))
        return sizing.run()
    }

    /// Whether rows have other sizes in a definite height than in one that they result in: because of limits of the height,
    /// of percentages, or of flex factors below 1.
    @inline(never) private func dependsOnHeight(_ rows: GridAxis, _ height: Double) -> Bool {
        let isLimited = height <= content.minimumHeight || height > content.maximumHeight
        if style.pointee.rowGap.isRelative
            || rows.tracks.contains(where: { $0.isFlexible && ($0.flexFactor < 1 || isLimited) })
        {
            return true
        }
        func isRelative(_ length: LengthPercentage) -> Bool {
            switch length {
            case .length: false
            case .percentage: true
            case .calculation(let expression): expression.containsPercentage
            }
        }
        func isRelative(_ breadth: GridTrackBreadth) -> Bool {
            if case .fixed(let length) = breadth { isRelative(length) } else { false }
        }
        func isRelative(_ size: GridTrackSize) -> Bool {
            switch size {
            case .breadth(let breadth): isRelative(breadth)
            case .minmax(let low, let high): isRelative(low) || isRelative(high)
            case .fitContent(let limit): isRelative(limit)
            }
        }
        func isRelative(_ item: GridTrackListItem) -> Bool {
            if case .track(let size) = item { isRelative(size) } else { false }
        }
        return grid.autoRows.contains(where: isRelative)
            || grid.templateRows.contains {
                switch $0 {
                case .item(let item): isRelative(item)
                case .repetition(_, let items): items.contains(where: isRelative)
                }
            }
    }

    // MARK: Children that are no items

    @inline(never) private func placeOthers(_ areas: GridAbsoluteAreas, height: Double) {
        for child in pass.children(of: content.node) {
            let childStyle = pass.style(of: child)
            if childStyle.pointee.display == .none {
                pass.clear(child)
            } else if childStyle.pointee.isOutOfFlow {
                let area = areas.area(of: child, height: height)
                var position = staticPosition(of: child, height: height)
                // If the container is also the containing block, the static position is in the grid area.
                if style.pointee.position != .static || content.node == pass.root {
                    (position.horizontal.origin, position.horizontal.size) = (area.x, area.width)
                    (position.vertical.origin, position.vertical.size) = (area.y, area.height)
                }
                pass.addAbsolute(child, at: position)
            }
        }
    }

    /// Records the grid areas of absolutely positioned descendants, if the container is their containing block. Their parent
    /// can be another box in the grid.
    @inline(never) private func recordGridAreas(_ areas: GridAbsoluteAreas, height: Double) {
        guard style.pointee.position != .static || content.node == pass.root else { return }
        for node in pass.absolutes(after: content.absoluteMark) {
            pass.setGridArea(of: node, in: content.node, areas.area(of: node, height: height))
        }
    }

    /// The static position is that of a sole item in the content box (CSS Grid 2, section 10.2).
    private func staticPosition(of child: Int32, height: Double) -> StaticPosition {
        let item = makeItem(child)
        return content.staticPosition(
            inline: StaticPosition.Edge(
                item.justifySelf.keyword,
                isSelfReversed: item.style.pointee.isRightToLeft != style.pointee.isRightToLeft,
                isRightToLeft: style.pointee.isRightToLeft),
            block: StaticPosition.Edge(item.alignSelf.keyword, isSelfReversed: false, isRightToLeft: nil),
            height: height,
            isInlineSafe: item.style.pointee.justifySelf.overflow == .safe,
            isBlockSafe: item.style.pointee.alignSelf.overflow == .safe)
    }
}
