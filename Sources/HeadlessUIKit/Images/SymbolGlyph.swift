/// The drawing of a symbol in a square of 24 by 24 units.
///
/// The drawings replace the SF Symbols of the same names, but are not Apple's drawings. Paths have the commands `M`,
/// `L`, `C` and `Z` of SVG with absolute coordinates. `O x y r` adds a circle, and `R x y w h r` adds a rounded
/// rectangle.
struct SymbolGlyph {
    /// The closed outline, which the variant `fill` fills.
    var outline = ""
    /// The lines inside the outline, which the variant `fill` cuts out of the filled area.
    var inside = ""
    /// The lines outside the outline.
    var lines = ""
    /// The areas that are always filled.
    var solid = ""
    /// Whether the symbol is mirrored in right-to-left interfaces.
    var isDirectional = false

    /// The drawing of an unknown symbol: a marked box.
    static let unknown = SymbolGlyph(outline: "R 4 4 16 16 2", inside: "M 8 8 L 16 16 M 16 8 L 8 16")

    /// The drawings by the names of their symbols, without variants.
    static let named: [String: SymbolGlyph] = [
        "chevron.right": SymbolGlyph(lines: "M 9 4 L 17 12 L 9 20"),
        "chevron.left": SymbolGlyph(lines: "M 15 4 L 7 12 L 15 20"),
        "chevron.forward": SymbolGlyph(lines: "M 9 4 L 17 12 L 9 20", isDirectional: true),
        "chevron.backward": SymbolGlyph(lines: "M 15 4 L 7 12 L 15 20", isDirectional: true),
        "chevron.up": SymbolGlyph(lines: "M 4 16 L 12 8 L 20 16"),
        "chevron.down": SymbolGlyph(lines: "M 4 8 L 12 16 L 20 8"),
        "arrow.left": SymbolGlyph(lines: "M 20 12 L 4 12 M 11 5 L 4 12 L 11 19"),
        "arrow.right": SymbolGlyph(lines: "M 4 12 L 20 12 M 13 5 L 20 12 L 13 19"),
        "arrow.backward": SymbolGlyph(lines: "M 20 12 L 4 12 M 11 5 L 4 12 L 11 19", isDirectional: true),
        "arrow.forward": SymbolGlyph(lines: "M 4 12 L 20 12 M 13 5 L 20 12 L 13 19", isDirectional: true),
        "arrow.up": SymbolGlyph(lines: "M 12 20 L 12 4 M 5 11 L 12 4 L 19 11"),
        "arrow.down": SymbolGlyph(lines: "M 12 4 L 12 20 M 5 13 L 12 20 L 19 13"),
        "xmark": SymbolGlyph(lines: "M 5 5 L 19 19 M 19 5 L 5 19"),
        "checkmark": SymbolGlyph(lines: "M 4 13 L 9.5 19 L 20 5"),
        "plus": SymbolGlyph(lines: "M 12 3 L 12 21 M 3 12 L 21 12"),
        "minus": SymbolGlyph(lines: "M 3 12 L 21 12"),
        "magnifyingglass": SymbolGlyph(lines: "O 10 10 6.5 M 15 15 L 21 21"),
        "line.3.horizontal": SymbolGlyph(lines: "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18"),
        "list.bullet": SymbolGlyph(
            lines: "M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18", solid: "O 4 6 1.4 O 4 12 1.4 O 4 18 1.4"),
        "ellipsis": SymbolGlyph(solid: "O 4.5 12 2 O 12 12 2 O 19.5 12 2"),
        "info": SymbolGlyph(lines: "M 12 10 L 12 19", solid: "O 12 5.5 1.6"),
        "exclamationmark": SymbolGlyph(lines: "M 12 4 L 12 14", solid: "O 12 19 1.6"),
        "questionmark": SymbolGlyph(
            lines: "M 8 8.5 C 8 3.5 16 3.5 16 8.5 C 16 11.5 12 11.5 12 14.5", solid: "O 12 19 1.6"),
        "circle": SymbolGlyph(outline: "O 12 12 9"),
        "square": SymbolGlyph(outline: "R 4 4 16 16 3"),
        "heart": SymbolGlyph(
            outline: "M 12 20.5 C 5 15.5 2.5 12 2.5 8.8 C 2.5 5.8 4.7 4 7 4 C 9.2 4 11 5.2 12 7 "
                + "C 13 5.2 14.8 4 17 4 C 19.3 4 21.5 5.8 21.5 8.8 C 21.5 12 19 15.5 12 20.5 Z"),
        "star": SymbolGlyph(
            outline: "M 12 2.6 L 14.4 9.3 L 21.5 9.5 L 15.9 13.9 L 17.9 20.7 L 12 16.7 L 6.1 20.7 L 8.1 13.9 "
                + "L 2.5 9.5 L 9.6 9.3 Z"),
        "person": SymbolGlyph(
            outline: "O 12 7.5 4 M 4 20.5 C 4 16 7.5 13.8 12 13.8 C 16.5 13.8 20 16 20 20.5 Z"),
        "house": SymbolGlyph(
            outline: "M 12 3.5 L 21 11.5 L 18.5 11.5 L 18.5 20.5 L 5.5 20.5 L 5.5 11.5 L 3 11.5 Z",
            inside: "M 9.8 20.5 L 9.8 14.5 L 14.2 14.5 L 14.2 20.5"),
        "bell": SymbolGlyph(
            outline: "M 5 17.5 C 6.5 16 6.8 14 6.8 10.5 C 6.8 6.8 9 4.5 12 4.5 C 15 4.5 17.2 6.8 17.2 10.5 "
                + "C 17.2 14 17.5 16 19 17.5 Z",
            solid: "M 10 19.5 C 10 20.8 11 21.5 12 21.5 C 13 21.5 14 20.8 14 19.5 Z"),
        "envelope": SymbolGlyph(outline: "R 2.5 5 19 14 2.5", inside: "M 3.5 7 L 12 13.5 L 20.5 7"),
        "trash": SymbolGlyph(
            outline: "M 6 7 L 7 21 L 17 21 L 18 7 Z", inside: "M 10 10.5 L 10.3 17.5 M 14 10.5 L 13.7 17.5",
            lines: "M 4 7 L 20 7 M 9 7 L 9.5 4 L 14.5 4 L 15 7"),
        "square.and.arrow.up": SymbolGlyph(
            lines: "M 8 9.5 L 5.5 9.5 L 5.5 21 L 18.5 21 L 18.5 9.5 L 16 9.5 M 12 15 L 12 2.5 M 8.5 6 L 12 2.5 L 15.5 6"
        ),
        "square.and.pencil": SymbolGlyph(
            outline: "M 9.5 14.5 L 10 12 L 18.5 3.5 L 20.5 5.5 L 12 14 Z",
            lines: "M 12 5 L 5 5 L 5 19.5 L 19 19.5 L 19 12"),
        "pencil": SymbolGlyph(outline: "M 4 20 L 5 15.5 L 16 4.5 L 19.5 8 L 8.5 19 Z"),
        "photo": SymbolGlyph(
            outline: "R 2.5 5 19 14 2.5", inside: "M 4 17 L 9 11.5 L 12.5 15 L 15.5 12.5 L 20 17 O 7.5 8.8 1"),
        "camera": SymbolGlyph(
            outline: "M 3 7.5 L 7.5 7.5 L 9 5 L 15 5 L 16.5 7.5 L 21 7.5 L 21 19 L 3 19 Z", inside: "O 12 13 3.5"),
        "cart": SymbolGlyph(
            outline: "M 6 7 L 20.5 7 L 18.8 13 L 7.3 13 Z", lines: "M 2.5 4 L 5.3 4 L 8 16 L 18.5 16",
            solid: "O 9.5 19.5 1.5 O 17 19.5 1.5"),
        "bag": SymbolGlyph(outline: "R 4.5 8 15 13 2.5", lines: "M 8.5 8 C 8.5 2 15.5 2 15.5 8"),
        "creditcard": SymbolGlyph(outline: "R 2.5 5.5 19 13.5 2.5", inside: "M 2.5 10 L 21.5 10"),
        "tag": SymbolGlyph(outline: "M 3 3 L 11.5 3 L 21 12.5 L 12.5 21 L 3 11.5 Z", inside: "O 7.5 7.5 1"),
        "paperplane": SymbolGlyph(
            outline: "M 21.5 2.5 L 14.5 21.5 L 10.5 13.5 L 2.5 9.5 Z", inside: "M 20.5 3.5 L 10.5 13.5"),
        "bubble.left": SymbolGlyph(
            outline: "M 6.5 4 L 17.5 4 C 19.7 4 21.5 5.8 21.5 8 L 21.5 13 C 21.5 15.2 19.7 17 17.5 17 L 11.5 17 "
                + "L 7 21 L 7 17 L 6.5 17 C 4.3 17 2.5 15.2 2.5 13 L 2.5 8 C 2.5 5.8 4.3 4 6.5 4 Z"),
        "phone": SymbolGlyph(
            outline: "M 6 3 L 9 3 L 10.5 8 L 8.5 9.5 C 9.5 12 12 14.5 14.5 15.5 L 16 13.5 L 21 15 L 21 18 "
                + "C 21 20 19.5 21 18 21 C 10 20.5 3.5 14 3 6 C 3 4.5 4 3 6 3 Z"),
        "lock": SymbolGlyph(
            outline: "R 5.5 10.5 13 10 2.5", lines: "M 8.5 10.5 L 8.5 7.5 C 8.5 2.8 15.5 2.8 15.5 7.5 L 15.5 10.5"),
        "exclamationmark.triangle": SymbolGlyph(
            outline: "M 12 3.5 L 21.5 20 L 2.5 20 Z", inside: "M 12 9.5 L 12 14 M 12 17.2 L 12 17.3"),
        "gear": SymbolGlyph(
            outline: "O 12 12 6.5", inside: "O 12 12 2.5",
            lines: "M 12 5.5 L 12 2.5 M 12 18.5 L 12 21.5 M 5.5 12 L 2.5 12 M 18.5 12 L 21.5 12 "
                + "M 7.4 7.4 L 5.3 5.3 M 16.6 16.6 L 18.7 18.7 M 16.6 7.4 L 18.7 5.3 M 7.4 16.6 L 5.3 18.7"),
        "clock": SymbolGlyph(outline: "O 12 12 9", inside: "M 12 7 L 12 12 L 15.5 14"),
        "calendar": SymbolGlyph(
            outline: "R 3.5 5 17 15.5 2.5", inside: "M 3.5 9.5 L 20.5 9.5", lines: "M 8 3 L 8 6.5 M 16 3 L 16 6.5"),
        "bookmark": SymbolGlyph(outline: "M 6.5 3 L 17.5 3 L 17.5 21 L 12 16.5 L 6.5 21 Z"),
        "flag": SymbolGlyph(outline: "M 5.5 4 L 19.5 4 L 16.5 8.5 L 19.5 13 L 5.5 13 Z", lines: "M 5.5 4 L 5.5 21.5"),
        "folder": SymbolGlyph(outline: "M 2.5 6 L 9 6 L 11 8 L 21.5 8 L 21.5 19 L 2.5 19 Z"),
        "doc": SymbolGlyph(outline: "M 5.5 2.5 L 14 2.5 L 18.5 7 L 18.5 21.5 L 5.5 21.5 Z"),
        "play": SymbolGlyph(outline: "M 7 4 L 20 12 L 7 20 Z"),
        "pause": SymbolGlyph(outline: "R 6 4 4 16 1 R 14 4 4 16 1"),
        "eye": SymbolGlyph(
            outline: "M 2 12 C 6 4.5 18 4.5 22 12 C 18 19.5 6 19.5 2 12 Z", inside: "O 12 12 3"),
        "moon": SymbolGlyph(
            outline: "M 20 14.5 C 15 16.5 8.5 13 9.5 4.5 C 4.5 6.5 2.5 11.5 5 16 C 7.5 21 16 21.5 20 14.5 Z"),
        "sun.max": SymbolGlyph(
            outline: "O 12 12 4.5",
            lines: "M 12 4.5 L 12 2.5 M 12 19.5 L 12 21.5 M 4.5 12 L 2.5 12 M 19.5 12 L 21.5 12 "
                + "M 6.7 6.7 L 5.3 5.3 M 17.3 17.3 L 18.7 18.7 M 17.3 6.7 L 18.7 5.3 M 6.7 17.3 L 5.3 18.7"),
        "globe": SymbolGlyph(
            outline: "O 12 12 9",
            inside: "M 3 12 L 21 12 M 12 3 C 7 8 7 16 12 21 M 12 3 C 17 8 17 16 12 21"),
    ]

    /// Other names of the same drawings.
    static let aliases = ["gearshape": "gear", "message": "bubble.left", "multiply": "xmark"]
}
