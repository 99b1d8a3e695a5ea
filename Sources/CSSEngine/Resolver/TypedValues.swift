/// Reads the typed values of declarations. Caches the values of the last stylesheet, because most declarations of an
/// element are in the same stylesheet.
struct TypedValues {
    private let lookup: DeclarationLookup
    private var sheet: SheetID?
    private var values: [Value] = []

    init(_ lookup: DeclarationLookup) {
        self.lookup = lookup
    }

    @inline(__always) mutating func value(_ index: UInt32, of reference: DeclarationID) -> Value {
        if reference.sheet != sheet {
            // The text of an inline style may be replaced by another text with the same id.
            if reference.sheet.inlineText != nil { return lookup.sheet(of: reference).values[Int(index)] }
            sheet = reference.sheet
            values = lookup.sheet(of: reference).values
        }
        return values[Int(index)]
    }
}
