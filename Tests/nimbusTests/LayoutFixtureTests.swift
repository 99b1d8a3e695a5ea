import Foundation
import TestSupport
import Testing

/// Compares the boxes of the cases in `Tests/Fixtures/Layout` with those that Chromium has given them.
@Suite struct LayoutFixtureTests {
    /// The tolerance in px.
    private static let tolerance = 0.05
    private static let folder = FixtureFolder(named: "Layout")

    @Test("Boxes are those of Chromium", arguments: try LayoutFixtureTests.folder.names(withExtension: "json"))
    func boxes(_ name: String) throws {
        let file = Self.folder.file(name + ".json")
        let cases = try JSON(contentsOf: file).array
        let boxes = try JSON.boxes(ofCasesIn: file)
        #expect(!cases.isEmpty)
        #expect(boxes.count == cases.count)
        for (layoutCase, box) in zip(cases, boxes) {
            let expected = try #require(layoutCase["expect"])
            #expect(box.isBox(like: expected, tolerance: Self.tolerance), "\(name): \(layoutCase), but \(box)")
        }
    }
}
