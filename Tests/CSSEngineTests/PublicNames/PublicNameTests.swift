import Testing

/// The names of public types are unambiguous next to Foundation and SwiftUI.
@Suite struct PublicNameTests {
    /// That the list compiles is the test.
    @Test func publicTypesAreUnambiguous() {
        #expect(Set(PublicTypes.all.map(ObjectIdentifier.init)).count == PublicTypes.all.count)
    }
}
