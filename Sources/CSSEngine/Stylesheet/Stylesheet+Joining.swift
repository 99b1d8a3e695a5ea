extension Stylesheet {
    /// This sheet with another one behind it.
    package func followed(by other: Stylesheet) -> Stylesheet {
        let base = parts.count
        let moved = other.parts.map { part in
            var part = part
            if part.importer >= 0 { part.importer += base }
            return part
        }
        return Stylesheet(
            parts: parts + moved, cascadeOrder: cascadeOrder + other.cascadeOrder.map { $0 + base },
            layerMentions: layerMentions + other.layerMentions.map { ($0.part + base, $0.layer, $0.condition) },
            importDiagnostics: importDiagnostics + other.importDiagnostics,
            dependencies: dependencies + other.dependencies.filter { !dependencies.contains($0) })
    }

    /// Whether another sheet consists of the same files with the same text, read with the same properties.
    package func hasSameText(as other: Stylesheet) -> Bool {
        parts.elementsEqual(other.parts) { left, right in
            if left.importer != right.importer || left.sheet.properties !== right.sheet.properties { return false }
            let (left, right) = (left.sheet.source, right.sheet.source)
            return left === right || left.name == right.name && left.hasSameText(as: right)
        }
    }
}

extension Source {
    fileprivate func hasSameText(as other: Source) -> Bool {
        length == other.length && bytes(0..<UInt32(length)).elementsEqual(other.bytes(0..<UInt32(length)))
    }
}
