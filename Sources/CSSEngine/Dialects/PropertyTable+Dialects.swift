extension PropertyTable {
    /// Returns the longhands of a property by its name in any dialect: `border-radius`, `cornerRadius`, `layer.cornerRadius`.
    /// Empty if there is no such property.
    package func longhands(named name: String) -> [PropertyID] {
        guard let id = self[name] ?? interfaCSSProperty(named: name) else { return [] }
        return isShorthand(id) ? longhands(of: id) : [id]
    }

    /// Returns the property with a name in InterfaCSS, in any case and with any dashes.
    private func interfaCSSProperty(named name: String) -> PropertyID? {
        let plain = name.utf8.filter { $0 != UInt8(ascii: "-") }
        let css = plain.withUnsafeBufferPointer { bytes -> String? in
            InterfaCSSPropertyTable.standard.find(bytes).map { index in
                InterfaCSSPropertyTable.standard.withCSS(index) { String(decoding: $0, as: UTF8.self) }
            }
        }
        if let css { return self[css] }
        let lowercased = String(decoding: plain, as: UTF8.self).lowercased()
        return names.first { $0.filter { $0 != "-" }.lowercased() == lowercased }.flatMap { self[$0] }
    }
}
