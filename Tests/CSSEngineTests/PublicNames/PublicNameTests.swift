import Testing

/// The names of public types are unambiguous next to Foundation and SwiftUI.
@Suite struct PublicNameTests {
    /// The list only has to compile.
    @Test("Public types are unambiguous")
    func publicTypesAreUnambiguous() {
        #expect(Set(PublicTypes.all.map(ObjectIdentifier.init)).count == PublicTypes.all.count)
    }
}
