extension PropertyTable {
    /// Returns the longhands of a property by its name in CSS or in a dialect: `border-radius`, `cornerRadius`. Empty if
    /// there is no such property.
    package func longhands(named name: String, in dialects: [Dialect]) -> [PropertyID] {
        guard let id = self[name] ?? property(named: name, in: dialects) else { return [] }
        return isShorthand(id) ? longhands(of: id) : [id]
    }

    /// Returns the property with a name in a dialect, or in CSS in any case and with any dashes.
    private func property(named name: String, in dialects: [Dialect]) -> PropertyID? {
        if let css = dialects.lazy.compactMap({ $0.syntax?.names.cssProperty(named: name) }).first { return self[css] }
        let plain = name.filter { $0 != "-" }.lowercased()
        return names.first { $0.filter { $0 != "-" }.lowercased() == plain }.flatMap { self[$0] }
    }
}
