/// Resolves values that depend on the context of an element: relative lengths, symbolic colours and font sizes.
struct RelativeValues {
    private let properties: PropertyTable
    private let fontSizeProperty: PropertyID?
    private let colorProperty: PropertyID?

    init(properties: PropertyTable) {
        self.properties = properties
        let dependencies = PropertyDependencies(properties)
        fontSizeProperty = dependencies.fontSizeProperty
        colorProperty = dependencies.colorProperty
    }

    /// Makes relative values absolute: first the font size, then the colour, then the values relative to these two.
    /// - Parameters:
    ///   - relative: The indices of the entries that are not absolute.
    ///   - rootFontSize: In points; the default font size for a root.
    func resolve(
        _ entries: inout [ComputedStyle.Entry], at relative: UnsafeBufferPointer<UInt32>, parent: ComputedStyle?,
        in environment: CSS.Environment, rootFontSize: Double, keepsColorSchemes: Bool
    ) {
        let parentSize = parent.map { fontSize(of: $0, in: environment) } ?? defaultFontSize(in: environment)
        var context = ColorSchemeContext(
            ResolutionContext(
                environment, fontSize: parentSize, rootFontSize: rootFontSize, percentageBase: parentSize),
            keepsColorSchemes: keepsColorSchemes)
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
        }
        for entry in relative where entries[Int(entry)].property == colorProperty {
            entries[Int(entry)].value = context.resolve(entries[Int(entry)].value)
        }
        context.setCurrentColor(color(of: entries))
        for entry in relative {
            let property = entries[Int(entry)].property
            guard property != fontSizeProperty, property != colorProperty else { continue }
            entries[Int(entry)].value = context.resolve(entries[Int(entry)].value)
        }
    }

    // MARK: Font size and colour

    /// The font size in points of an element without a declared one.
    func defaultFontSize(in environment: CSS.Environment) -> Double { fontSize(of: [], in: environment) }

    /// The font size of a style in points.
    func fontSize(of style: ComputedStyle, in environment: CSS.Environment) -> Double {
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
