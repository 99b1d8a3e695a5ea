import Testing

@testable import CSSEngine
@testable import InterfaCSS

/// The table of properties of InterfaCSS.
@Suite struct InterfaCSSPropertyTests {
    @Test("A row with the name of a shared property has a property of the standard table")
    func sharedPropertiesExist() {
        for row in InterfaCSSProperty.all where row.isShared {
            #expect(PropertyTable.standard[row.css] != nil, "\(row.name) as \(row.css)")
        }
    }

    @Test("A name has one row")
    func namesAreUnique() {
        let names = InterfaCSSProperty.all.flatMap { [$0.name] + $0.aliases }.map { asciiLowercased($0) }
        #expect(Set(names).count == names.count, "\(names.filter { name in names.filter { $0 == name }.count > 1 })")
    }

    @Test("A property has at most two parameters")
    func parametersAreFew() {
        #expect(InterfaCSSProperty.all.allSatisfy { $0.parameters.count <= 2 })
    }
}
