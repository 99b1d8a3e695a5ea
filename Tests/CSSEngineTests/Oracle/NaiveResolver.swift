/// Resolves sorted declarations to computed values: keywords, variables and inheritance.
struct NaiveResolver {
    /// The declarations of each longhand, the strongest first.
    let candidates: [String: [NaiveCandidate]]
    let parent: NaiveStyle?

    private var resolved: [String: NaiveStyle.Computed] = [:]
    /// Custom properties that are being resolved, and those that depend on themselves.
    private var path: [String] = []
    private var cyclic: Set<String> = []
    private var winners: Set<String> = []

    init(candidates: [String: [NaiveCandidate]], parent: NaiveStyle?) {
        self.candidates = candidates
        self.parent = parent
    }

    mutating func style() -> NaiveStyle {
        var style = NaiveStyle()
        style.custom = parent?.custom ?? [:]
        for property in candidates.keys.sorted() {
            if NaiveProperties.isCustom(property) {
                style.custom[property] = custom(property)
            } else if NaiveProperties.isKnown(property) {
                style.values[property] = pick(property)
            }
        }
        style.winners = winners
        for candidate in candidates.values.joined() {
            if case .text = candidate.declaration.value { continue }
            style.contenders.insert(candidate.place)
        }
        return style
    }

    private mutating func custom(_ name: String) -> NaiveStyle.Computed {
        if let known = resolved[name] { return known }
        path.append(name)
        var computed = pick(name)
        path.removeLast()
        if cyclic.contains(name) { computed.text = nil }
        resolved[name] = computed
        return computed
    }

    /// Returns the value of the first declaration that has one.
    private mutating func pick(_ property: String) -> NaiveStyle.Computed {
        let isCustom = NaiveProperties.isCustom(property)
        var admits: (NaiveCandidate) -> Bool = { _ in true }
        for candidate in candidates[property] ?? [] where admits(candidate) {
            let declaration = candidate.declaration
            var word = ""
            switch declaration.value {
            case .text(let text):
                return computed(isCustom ? text : value(of: property, text, declaration), candidate)
            case .wide(let keyword):
                word = keyword
            case .template(let pieces):
                guard let text = substitute(pieces, in: isCustom ? property : nil) else {
                    return computed(isCustom ? nil : NaiveProperties.initial[property], candidate)
                }
                word = text.split(separator: " ").joined(separator: " ")
                if !NaiveProperties.wideKeywords.contains(word) {
                    return computed(isCustom ? text : value(of: property, text, declaration), candidate)
                }
            }
            if let rest = candidate.rollback(word) {
                admits = rest
            } else if word == "inherit" || isCustom && word == "unset" {
                return inherited(property, candidate)
            } else {
                return computed(isCustom ? nil : NaiveProperties.initial[property], candidate)
            }
        }
        return NaiveStyle.Computed(
            text: isCustom ? parent?.custom[property]?.text : NaiveProperties.initial[property], place: nil)
    }

    private mutating func inherited(_ property: String, _ candidate: NaiveCandidate) -> NaiveStyle.Computed {
        if NaiveProperties.isCustom(property) {
            winners.insert(candidate.place)
            return NaiveStyle.Computed(text: parent?.custom[property]?.text, place: nil)
        }
        return computed(parent?.values[property]?.text ?? NaiveProperties.initial[property], candidate)
    }

    private mutating func computed(_ text: String?, _ candidate: NaiveCandidate) -> NaiveStyle.Computed {
        if candidate.declaration.property == "all" { return NaiveStyle.Computed(text: text, place: nil) }
        winners.insert(candidate.place)
        return NaiveStyle.Computed(text: text, place: candidate.place)
    }

    /// A longhand's part of a declaration's text; the initial value if the text is invalid.
    private func value(of property: String, _ text: String, _ declaration: NaiveDeclaration) -> String? {
        let place = NaiveProperties.longhands(of: declaration.property).firstIndex(of: property) ?? 0
        return NaiveProperties.values(of: declaration.property, from: text)?[place]
            ?? NaiveProperties.initial[property]
    }

    // MARK: Variables

    /// The text after substitution; `nil` if a reference has neither a value nor a fallback.
    ///
    /// As in browsers, a fallback is used only if the variable has no value, and never in a cycle.
    private mutating func substitute(_ pieces: [NaivePiece], in name: String?) -> String? {
        var texts: [String] = []
        var isValid = true
        for piece in pieces {
            switch piece {
            case .text(let text): texts.append(text)
            case .variable(let variable, let fallback):
                if let text = lookUp(variable) {
                    texts.append(text)
                } else if let fallback, !cyclic.contains(name ?? ""), let text = substitute(fallback, in: name) {
                    texts.append(text)
                } else {
                    isValid = false
                }
            }
        }
        return isValid ? texts.joined(separator: " ") : nil
    }

    private mutating func lookUp(_ name: String) -> String? {
        guard candidates[name] != nil else { return parent?.custom[name]?.text }
        if let start = path.firstIndex(of: name) {
            cyclic.formUnion(path[start...])
            return nil
        }
        return custom(name).text
    }
}
