import CSSEngine

extension InterfaCSSProperty {
    /// The flexbox properties of version 2.0 whose names or values differ from CSS.
    static let flexbox: [InterfaCSSProperty] =
        [
            InterfaCSSProperty("flexLayoutDirection", .word(.flexLayoutDirection), as: "direction"),
            InterfaCSSProperty("flexWrap", .word(.flexWrap), as: "flex-wrap"),
            InterfaCSSProperty("flexAspectRatio", .number, as: "aspect-ratio"),
            InterfaCSSProperty("flexGrow", .number, as: "flex-grow"),
            InterfaCSSProperty("flexShrink", .number, as: "flex-shrink"),
            InterfaCSSProperty("flexBasis", .relativeLength, as: "flex-basis"),
        ]
        + lengths([
            "left", "top", "right", "bottom", "width", "height", "min-width", "min-height", "max-width", "max-height",
        ]) {
            "flex-" + $0
        }
        + lengths(["margin", "margin-left", "margin-top", "margin-right", "margin-bottom"]) { $0 }
        + lengths(["padding", "padding-left", "padding-top", "padding-right", "padding-bottom"]) { $0 }
        + [
            ("flex-start", "inset-inline-start"), ("flex-end", "inset-inline-end"),
            ("margin-start", "margin-inline-start"), ("margin-end", "margin-inline-end"),
            ("margin-horizontal", "margin-inline"), ("margin-vertical", "margin-block"),
            ("padding-start", "padding-inline-start"), ("padding-end", "padding-inline-end"),
            ("padding-horizontal", "padding-inline"), ("padding-vertical", "padding-block"),
        ].map { name, css in InterfaCSSProperty(name.filter { $0 != "-" }, .relativeLength, as: css) }

    private static func lengths(_ names: [String], _ name: (String) -> String) -> [InterfaCSSProperty] {
        names.map { css in
            InterfaCSSProperty(name(css).filter { $0 != "-" }, .relativeLength, as: css)
        }
    }
}
