/// A `var()` in a declaration.
struct VariableUse {
    var sheet: ParsedStylesheet
    var name: String
    /// Byte offsets of the name.
    var range: Range<Int>
    var hasFallback: Bool

    /// Those of a sheet, in the order of its text.
    static func all(in sheet: ParsedStylesheet) -> [VariableUse] {
        let values = sheet.declarations.filter { if case .unparsed = $0.value { true } else { false } }
            .map(\.source.valueRange)
        return TokenList.withTokens(of: sheet.source) { tokens in
            var uses: [VariableUse] = []
            var token = 0
            var end = 0
            // The longhands of a shorthand have the same value.
            for value in values where value.lowerBound >= end {
                end = value.upperBound
                while token < tokens.count, tokens.start(token) < end {
                    if tokens.start(token) >= value.lowerBound, let use = VariableUse(sheet, tokens, token) {
                        uses.append(use)
                    }
                    token += 1
                }
            }
            return uses
        }
    }

    private init?(_ sheet: ParsedStylesheet, _ tokens: TokenList, _ index: Int) {
        guard tokens.kind(index) == .function, tokens.isName(index, "var") else { return nil }
        let end = tokens.partner(index, limit: tokens.count)
        let name = tokens.skippingBlanks(index + 1, limit: end)
        guard name < end, tokens.isCustomPropertyName(name) else { return nil }
        self.sheet = sheet
        self.name = tokens.name(name)
        range = tokens.start(name)..<tokens.end(name)
        hasFallback = tokens.skippingBlanks(name + 1, limit: end) < end
    }
}
