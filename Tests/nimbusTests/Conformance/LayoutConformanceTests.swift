import Foundation
import TestSupport
import Testing

/// Taffy's cases with the boxes of a browser, compared with the boxes that `nimbus layout` prints. Some cases of a file
/// may miss: the report names them.
@Suite struct LayoutConformanceTests {
    private static let suite = "layout"

    /// The part of a file's cases that must pass.
    private static let files: [(name: String, share: Double)] = [
        ("flex", 0.99), ("block", 0.99), ("leaf", 0.99), ("blockflex", 0.99), ("blockgrid", 0.99), ("gridflex", 0.99),
        ("grid", 0.98),
    ]

    /// The tolerance in px.
    private static let tolerance = 0.1

    @Test("Nearly all cases of the layout suite pass", arguments: LayoutConformanceTests.files)
    func nearlyAllCasesPass(_ name: String, _ share: Double) throws {
        guard let folder = PackagePaths.conformance?.appendingPathComponent(Self.suite),
            FileManager.default.fileExists(atPath: folder.path)
        else { return SuiteReport.printMissing("\(Self.suite)/\(name)") }
        let file = folder.appendingPathComponent(name + ".json")
        let cases = try JSON(contentsOf: file).array
        let boxes = try JSON.boxes(ofCasesIn: file)
        #expect(boxes.count == cases.count)
        var report = SuiteReport("\(Self.suite)/\(name)")
        for (layoutCase, box) in zip(cases, boxes) {
            let caseName = try #require(layoutCase["name"]?.string)
            let expected = try #require(layoutCase["expect"])
            report.count(caseName, passed: box.isBox(like: expected, tolerance: Self.tolerance))
        }
        report.print()
        #expect(report.share >= share, "\(name)")
    }
}
