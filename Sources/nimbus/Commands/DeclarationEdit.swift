import ArgumentParser
import CSSEngine

/// The argument of `--edit`: a new value for a declaration, in the form `FILE[:LINE]:PROPERTY=VALUE`.
///
/// Examples are `theme.css:--accent=tomato`, and `buttons.css:4:color=tomato` if the file sets `color` several times.
struct DeclarationEdit: ExpressibleByArgument {
    private let file: String
    private let line: Int?
    private let property: String
    private let value: String

    init?(argument: String) {
        guard let sign = argument.firstIndex(of: "=") else { return nil }
        value = String(argument[argument.index(after: sign)...])
        var parts = argument[..<sign].split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.popLast(), !name.isEmpty else { return nil }
        property = name.hasPrefix("--") ? String(name) : name.lowercased()
        line = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
        if line != nil { parts.removeLast() }
        file = parts.joined(separator: ":")
        guard !file.isEmpty, !value.isEmpty else { return nil }
    }

    /// Makes the change and returns its description.
    func apply(
        to files: inout StylesheetFiles, _ stylesheets: inout [Stylesheet], in engine: StyleEngine
    ) throws -> String {
        let (source, declaration) = try find(in: stylesheets)
        let original = source.original
        let range = source.originalRange(declaration.valueRange)
        let text = original.string(0..<range.lowerBound) + value + original.string(range.upperBound..<original.length)
        files.replace(with: Source(name: original.name, text: text))
        let edited = try files.load()
        for (old, new) in zip(stylesheets, edited) { engine.replace(old, with: new) }
        stylesheets = edited
        let location = source.location(at: declaration.nameRange.lowerBound)
        let name = source.writtenText(declaration.nameRange)
        return "\(location) \(name): \(original.string(range)) → \(value)".escapedForTerminal
    }

    private func find(
        in stylesheets: [Stylesheet]
    ) throws -> (source: Source, declaration: SourceDeclaration) {
        let matches = stylesheets.flatMap(\.sourceDeclarations).filter { source, declaration in
            (declaration.propertyName(in: source) == property
                || source.writtenText(declaration.nameRange).lowercased() == property)
                && (source.name == file || source.name.hasSuffix("/" + file))
                && (line == nil || source.location(at: declaration.nameRange.lowerBound).line == line)
        }
        guard let match = matches.first else {
            throw ValidationError(
                "--edit: \(description) has no declaration of \(property.escapedForTerminal)"
                    + (unknownFile(in: stylesheets).map { "\n" + $0 } ?? ""))
        }
        // A stylesheet that is imported twice has each declaration twice.
        let locations = Set(matches.map { $0.source.location(at: $0.declaration.nameRange.lowerBound) })
        guard locations.count == 1 else {
            let lines = locations.map(\.line).sorted()
            let list = lines.map(String.init).joined(separator: ", ")
            let example = "\(file):\(lines.first ?? 1):\(property)=…".escapedForTerminal
            throw ValidationError(
                "--edit: \(description) has \(locations.count) declarations of \(property.escapedForTerminal), "
                    + "in lines \(list); add the line, as in \(example)")
        }
        return match
    }

    /// Returns the sentence for a file that is no stylesheet with declarations. `nil` if it is one.
    private func unknownFile(in stylesheets: [Stylesheet]) -> String? {
        let names = Set(stylesheets.flatMap(\.sourceRules).map(\.source.name)).sorted()
        guard !names.contains(where: { $0 == file || $0.hasSuffix("/" + file) }) else { return nil }
        let shortNames = names.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let question = Suggestion.nearest(to: file, among: names + shortNames).map { "; did you mean “\($0)”?" }
        return "no stylesheet with declarations is named \(file)\(question ?? "")".escapedForTerminal
    }

    private var description: String {
        line.map { "line \($0) of \(file.escapedForTerminal)" } ?? file.escapedForTerminal
    }
}
