/// Resolves values that depend on the context of an element: relative lengths, symbolic colours and font sizes.
struct RelativeValues {
    private let properties: PropertyTable
    private let fontSizeProperty: PropertyID?
    private let colorProperty: PropertyID?
    private let lineHeightProperty: PropertyID?
    private let familyProperty: PropertyID?
    private let weightProperty: PropertyID?
    private let fontStyleProperty: PropertyID?
    private let fonts: FontMeasurer

    init(properties: PropertyTable, fonts: FontMeasurer) {
        self.properties = properties
        self.fonts = fonts
        lineHeightProperty = properties["line-height"]
        familyProperty = properties["font-family"]
        weightProperty = properties["font-weight"]
        fontStyleProperty = properties["font-style"]
        let dependencies = PropertyDependencies(properties)
        fontSizeProperty = dependencies.fontSizeProperty
        colorProperty = dependencies.colorProperty
    }

    /// The inputs that make the values of an element absolute.
    struct Inputs {
        /// `nil` for a root.
        let parent: ComputedStyle?
        /// The font of the root; the default font for a root.
        let rootFont: RootFont
        /// The size of the font that the element has without a style; not positive if it has none.
        let ownFontSize: Double
        /// The size of the containers around the element.
        let container: ContainerViews.Size
        /// The position of the element among its siblings.
        let siblings: SiblingPosition
        let keepsColorSchemes: Bool
    }

    /// Makes relative values absolute: first the font size, the line height and the colour, then the values relative to
    /// these.
    /// - Parameter relative: The indices of the entries that are not absolute.
    /// - Returns: The inputs of the values.
    func resolve(
        _ entries: inout [ComputedStyle.Entry], at relative: UnsafeBufferPointer<UInt32>, _ inputs: Inputs,
        in environment: CSS.Environment
    ) -> ValueDependencies {
        var needs: ValueDependencies = []
        for entry in relative { needs.formUnion(entries[Int(entry)].value.dependencies) }
        // A root also needs the metrics for its line height, which `rlh` refers to.
        let needsMetrics = inputs.parent == nil || needs.contains(.fontMetrics)
        let needsColor = needs.contains(.currentColor)
        var context = fontContext(
            &entries, at: relative, inputs, in: environment, needsMetrics: needsMetrics, needsColor: needsColor)
        resolve(colorProperty, in: &entries, at: relative, context)
        if needsColor { context.setCurrentColor(color(of: entries, in: environment)) }
        for entry in relative {
            let property = entries[Int(entry)].property
            guard property != fontSizeProperty, property != colorProperty,
                property != lineHeightProperty || !needsMetrics
            else { continue }
            entries[Int(entry)].value = context.resolve(entries[Int(entry)].value)
        }
        return needs
    }

    /// The context of values that are not relative to the font of the element or its parent.
    func context(_ inputs: Inputs, in environment: CSS.Environment) -> ColorSchemeContext {
        var context = ColorSchemeContext(
            ResolutionContext(environment, rootFontSize: inputs.rootFont.size),
            keepsColorSchemes: inputs.keepsColorSchemes)
        context.current.siblings = inputs.siblings
        context.current.rootLineHeight = inputs.rootFont.lineHeight
        context.current.containerWidth = inputs.container.width
        context.current.containerHeight = inputs.container.height
        return context
    }

    /// Makes the font size absolute, and with it the line height if metrics are needed. Returns the context of values that
    /// are relative to them, in which `currentcolor` is the colour of the parent.
    /// - Parameters:
    ///   - relative: The indices of the entries that are not absolute.
    ///   - needsMetrics: Whether values need more than the size of the font.
    ///   - needsColor: Whether values refer to `currentcolor`.
    func fontContext(
        _ entries: inout [ComputedStyle.Entry], at relative: UnsafeBufferPointer<UInt32>, _ inputs: Inputs,
        in environment: CSS.Environment, needsMetrics: Bool, needsColor: Bool = true
    ) -> ColorSchemeContext {
        let parent = inputs.parent
        var context = self.context(inputs, in: environment)
        if needsMetrics || relative.contains(where: { entries[Int($0)].property == fontSizeProperty }) {
            let parentSize = parent.map { fontSize(of: $0, in: environment) } ?? defaultFontSize(in: environment)
            context.current.fontSize = parentSize
            context.current.percentageBase = parentSize
            if needsMetrics {
                context.current.fontMetrics = metrics(of: parent?.entries ?? [], size: parentSize)
                context.current.lineHeight = lineHeight(of: parent?.entries ?? [], size: parentSize)
            }
            resolve(fontSizeProperty, in: &entries, at: relative, context)
        }
        if needsColor { context.setCurrentColor(color(of: parent?.entries ?? [], in: environment)) }
        let styledSize = fontSize(of: entries, in: environment)
        // The metrics depend on the weight.
        if needsMetrics { resolve(weightProperty, in: &entries, at: relative, context) }
        let usesOwnFont = inputs.ownFontSize > 0 && !hasFontSize(entries)
        let size = usesOwnFont ? inputs.ownFontSize : styledSize
        context.current.fontSize = size
        // In the root's `font-size`, `rem` is the default font size. In its other properties, `rem` is its font size.
        if parent == nil { context.current.rootFontSize = styledSize }
        context.current.percentageBase = nil
        guard needsMetrics else { return context }
        context.current.fontMetrics = metrics(of: entries, size: size)
        // In `line-height` itself, `lh` is the line height of the parent (CSS Values 4, section 6.1.1).
        resolve(lineHeightProperty, in: &entries, at: relative, context)
        context.current.lineHeight = lineHeight(of: entries, size: size)
        if parent == nil { context.current.rootLineHeight = lineHeight(of: entries, size: styledSize) }
        return context
    }

    /// Makes the value of a property absolute.
    private func resolve(
        _ property: PropertyID?, in entries: inout [ComputedStyle.Entry],
        at relative: UnsafeBufferPointer<UInt32>, _ context: ColorSchemeContext
    ) {
        for entry in relative where entries[Int(entry)].property == property {
            entries[Int(entry)].value = context.resolve(entries[Int(entry)].value)
        }
    }

    // MARK: Fonts

    /// The font of a root as other elements refer to it.
    func rootFont(of style: ComputedStyle?, in environment: CSS.Environment) -> RootFont {
        let entries = style?.entries ?? []
        let size = fontSize(of: entries, in: environment)
        return RootFont(size: size, lineHeight: lineHeight(of: entries, size: size))
    }

    /// The context of values that refer to the font of a style, outside of its own declarations.
    func context(of style: ComputedStyle, in environment: CSS.Environment, rootFont: RootFont) -> ResolutionContext {
        let size = fontSize(of: style, in: environment)
        var context = ResolutionContext(environment, fontSize: size, rootFontSize: rootFont.size)
        context.rootLineHeight = rootFont.lineHeight
        context.fontMetrics = metrics(of: style.entries, size: size)
        context.lineHeight = lineHeight(of: style.entries, size: size)
        return context
    }

    private func metrics(of entries: [ComputedStyle.Entry], size: Double) -> FontMetrics {
        func value(_ property: PropertyID?) -> Value? {
            property.flatMap { entries.index(of: $0) }.map { entries[$0].value }
        }
        var families: [Value] = []
        switch value(familyProperty) {
        case .commaSeparated(let values): families = values
        case let family?: families = [family]
        case nil: break
        }
        // `headline` is the only text style that is not regular.
        let standardWeight = value(fontSizeProperty) == .keyword(.headline) ? 600.0 : 400
        let weight = if case .number(let weight) = value(weightProperty) { weight } else { standardWeight }
        let style = value(fontStyleProperty)
        return fonts.metrics(
            of: FontDescription(
                size: size, families: families, weight: weight,
                isItalic: style == .keyword(.italic) || style == .keyword(.oblique)))
    }

    /// The height of a line in points.
    private func lineHeight(of entries: [ComputedStyle.Entry], size: Double) -> Double {
        switch lineHeightProperty.flatMap({ entries.index(of: $0) }).map({ entries[$0].value }) {
        case .number(let factor): CSS.Unit.px.bounded(factor * size)
        case .percentage(let percentage): CSS.Unit.px.bounded(percentage / 100 * size)
        case .length(let height): height
        default: metrics(of: entries, size: size).lineHeight
        }
    }

    // MARK: Font size and colour

    /// The font size in points of an element without a declared one.
    private func defaultFontSize(in environment: CSS.Environment) -> Double { fontSize(of: [], in: environment) }

    /// The font size of a style in points.
    private func fontSize(of style: ComputedStyle, in environment: CSS.Environment) -> Double {
        fontSize(of: style.entries, in: environment)
    }

    /// Whether a style sets the font size, so that the element's own font has no effect.
    func hasFontSize(_ entries: [ComputedStyle.Entry]) -> Bool {
        fontSizeProperty.flatMap { entries.index(of: $0) } != nil
    }

    private func fontSize(of entries: [ComputedStyle.Entry], in environment: CSS.Environment) -> Double {
        guard let fontSizeProperty else { return ResolutionContext().fontSize }
        let own = entries.index(of: fontSizeProperty).flatMap { points(of: entries[$0].value, in: environment) }
        return own ?? points(of: properties.initial(of: fontSizeProperty), in: environment)
            ?? ResolutionContext().fontSize
    }

    /// A font size in points. The keywords of text styles follow the text size that the user has set.
    private func points(of fontSize: Value, in environment: CSS.Environment) -> Double? {
        if case .length(let size) = fontSize { return size }
        return fontSize.textStyleSize(scale: environment.textScale)
    }

    /// The colour of the text. The engine does not know the colour of a view without a declared one. Views of iOS have the
    /// colour of labels.
    private func color(of entries: [ComputedStyle.Entry], in environment: CSS.Environment) -> Value {
        guard let colorProperty else { return .color(.black) }
        let own = entries.index(of: colorProperty).map { entries[$0].value }
        if let own, own != .keyword(.current) { return own }
        return environment.systemColors == .iOS
            ? .symbolicColor(.system(.label)) : properties.initial(of: colorProperty)
    }
}
