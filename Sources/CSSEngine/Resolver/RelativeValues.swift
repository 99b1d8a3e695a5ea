/// The font of a root, which `rem` and `rlh` refer to, in points.
struct RootFont: Equatable, BitwiseCopyable {
    var size = 0.0
    var lineHeight = 0.0
}

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

    /// Makes relative values absolute: first the font size, the line height and the colour, then the values relative to
    /// these.
    /// - Parameters:
    ///   - relative: The indices of the entries that are not absolute.
    ///   - rootFont: The font of the root; the default font for a root.
    func resolve(
        _ entries: inout [ComputedStyle.Entry], at relative: UnsafeBufferPointer<UInt32>, parent: ComputedStyle?,
        in environment: CSS.Environment, rootFont: RootFont, keepsColorSchemes: Bool
    ) {
        let needsMetrics =
            parent == nil
            || relative.contains { entries[Int($0)].value.dependencies.contains(.fontMetrics) }
        let parentSize = parent.map { fontSize(of: $0, in: environment) } ?? defaultFontSize(in: environment)
        var context = ColorSchemeContext(
            ResolutionContext(
                environment, fontSize: parentSize, rootFontSize: rootFont.size, percentageBase: parentSize),
            keepsColorSchemes: keepsColorSchemes)
        context.update {
            $0.rootLineHeight = rootFont.lineHeight
            guard needsMetrics, let parent else { return }
            $0.fontMetrics = metrics(of: parent.entries, size: parentSize)
            $0.lineHeight = lineHeight(of: parent.entries, size: parentSize)
        }
        context.setCurrentColor(color(of: parent?.entries ?? []))
        for entry in relative where entries[Int(entry)].property == fontSizeProperty {
            entries[Int(entry)].value = context.resolve(entries[Int(entry)].value)
        }
        let size = fontSize(of: entries, in: environment)
        context.update {
            $0.fontSize = size
            // In the root's `font-size`, `rem` is the default font size. In its other properties, `rem` is its font size.
            if parent == nil { $0.rootFontSize = size }
            $0.percentageBase = nil
            guard needsMetrics else { return }
            $0.fontMetrics = metrics(of: entries, size: size)
            $0.lineHeight = $0.fontMetrics.lineHeight
        }
        if needsMetrics { resolveLineHeight(&entries, at: relative, &context, isRoot: parent == nil, size: size) }
        for entry in relative where entries[Int(entry)].property == colorProperty {
            entries[Int(entry)].value = context.resolve(entries[Int(entry)].value)
        }
        context.setCurrentColor(color(of: entries))
        for entry in relative {
            let property = entries[Int(entry)].property
            guard property != fontSizeProperty, property != colorProperty,
                property != lineHeightProperty || !needsMetrics
            else { continue }
            entries[Int(entry)].value = context.resolve(entries[Int(entry)].value)
        }
    }

    /// Makes the line height absolute, with the line height of the font as the value of `lh`. It is then the value of
    /// `lh` in the other properties.
    private func resolveLineHeight(
        _ entries: inout [ComputedStyle.Entry], at relative: UnsafeBufferPointer<UInt32>,
        _ context: inout ColorSchemeContext, isRoot: Bool, size: Double
    ) {
        for entry in relative where entries[Int(entry)].property == lineHeightProperty {
            entries[Int(entry)].value = context.resolve(entries[Int(entry)].value)
        }
        let lineHeight = lineHeight(of: entries, size: size)
        context.update {
            $0.lineHeight = lineHeight
            if isRoot { $0.rootLineHeight = lineHeight }
        }
    }

    // MARK: Fonts

    /// The font of a root as other elements refer to it.
    func rootFont(of style: ComputedStyle?, in environment: CSS.Environment) -> RootFont {
        let entries = style?.entries ?? []
        let size = fontSize(of: entries, in: environment)
        return RootFont(size: size, lineHeight: lineHeight(of: entries, size: size))
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
        let weight = if case .number(let weight) = value(weightProperty) { weight } else { 400.0 }
        let style = value(fontStyleProperty)
        return fonts.metrics(
            of: FontDescription(
                size: size, families: families, weight: weight,
                isItalic: style == .keyword(.italic) || style == .keyword(.oblique)))
    }

    /// The height of a line in points.
    private func lineHeight(of entries: [ComputedStyle.Entry], size: Double) -> Double {
        switch lineHeightProperty.flatMap({ entries.index(of: $0) }).map({ entries[$0].value }) {
        case .number(let factor): factor * size
        case .percentage(let percentage): percentage / 100 * size
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

    private func color(of entries: [ComputedStyle.Entry]) -> Value {
        guard let colorProperty else { return .color(.black) }
        let own = entries.index(of: colorProperty).map { entries[$0].value }
        // The engine does not know the current colour of a view.
        return own.flatMap { $0 == .keyword(.current) ? nil : $0 } ?? properties.initial(of: colorProperty)
    }
}
