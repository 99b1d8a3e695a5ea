/// The custom properties that code has set: of single elements, and of all roots.
struct ProgrammaticProperties {
    private typealias Values = [BytewiseString: String]

    private var ofElements: [Int32: Values] = [:]
    private var ofRoots: Values = [:]

    /// Whether roots have properties that other elements lack.
    var hasRootProperties: Bool { !ofRoots.isEmpty }

    /// Sets a property of an element. `nil` removes it.
    mutating func set(_ name: String, to value: String?, of element: Int32) {
        var own = ofElements[element] ?? [:]
        own[BytewiseString(name)] = value
        ofElements[element] = own.isEmpty ? nil : own
    }

    /// Sets a property of all roots. `nil` removes it.
    mutating func setOfRoots(_ name: String, to value: String?) { ofRoots[BytewiseString(name)] = value }

    mutating func remove(_ element: Int32) { ofElements[element] = nil }

    /// Returns the declarations of an element, or `nil` if there are none. An element's own property wins over the property
    /// of the roots.
    func declarations(of element: Int32, isRoot: Bool) -> String? {
        var values = ofElements[element] ?? [:]
        if isRoot { values.merge(ofRoots) { own, _ in own } }
        if values.isEmpty { return nil }
        return values.sorted { $0.key < $1.key }.map { "\($0.key.string): \($0.value)" }.joined(separator: ";\n")
    }
}
