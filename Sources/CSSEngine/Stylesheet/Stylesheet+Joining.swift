extension Stylesheet {
    /// This sheet with another one behind it.
    package func followed(by other: Stylesheet) -> Stylesheet {
        let base = parts.count
        let moved = other.parts.map { part in
            var part = part
            if part.importer >= 0 { part.importer += base }
            return part
        }
        let known = Set(dependencies.map(BytewiseString.init))
        return Stylesheet(
            parts: parts + moved, cascadeOrder: cascadeOrder + other.cascadeOrder.map { $0 + base },
            layerMentions: layerMentions + other.layerMentions.map { ($0.part + base, $0.layer, $0.group) },
            importDiagnostics: importDiagnostics + other.importDiagnostics,
            dependencies: dependencies + other.dependencies.filter { !known.contains(BytewiseString($0)) })
    }

    /// Whether another sheet consists of the same files with the same text, joined in the same way and read with the
    /// same properties.
    package func hasSameText(as other: Stylesheet) -> Bool {
        parts.elementsEqual(other.parts) { left, right in
            left.importer == right.importer && left.group == right.group
                && left.sheet.properties === right.sheet.properties
                && left.sheet.source.hasSameText(as: right.sheet.source)
        }
    }

    /// Whether the imports of another sheet that has the same text cannot be followed for the same reasons.
    package func hasSameImportProblems(as other: Stylesheet) -> Bool {
        importDiagnostics.elementsEqual(other.importDiagnostics) { left, right in
            left.kind == right.kind && left.range == right.range && left.source.hasSameText(as: right.source)
        }
    }
}

extension Source {
    /// Whether another source has the same name and the same bytes.
    fileprivate func hasSameText(as other: Source) -> Bool {
        self === other
            || length == other.length && BytewiseString(name) == BytewiseString(other.name)
                && areNamesEqual(text, other.text, count: length)
    }
}
