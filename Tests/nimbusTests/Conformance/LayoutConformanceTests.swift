import Foundation
import TestSupport
import Testing

@testable import nimbus

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
        var output = ""
        var run = LayoutRun(try LayoutCaseReader(file.path), name: name)
        try run.print(to: { output += $0 }, problemsTo: { Issue.record("\($0)") })
        let boxes = try JSONDecoder().decode(JSON.self, from: Data(output.utf8)).array
        #expect(boxes.count == cases.count)
        var report = SuiteReport("\(Self.suite)/\(name)")
        for (layoutCase, box) in zip(cases, boxes) {
            let caseName = try #require(layoutCase["name"]?.string)
            report.count(caseName, passed: Self.agree(box, try #require(layoutCase["expect"])))
        }
        report.print()
        #expect(report.share >= share, "\(name)")
    }

    /// Returns whether a box with its children is the same as another one. The extras of a box are not compared.
    private static func agree(_ box: JSON, _ expected: JSON) -> Bool {
        let (left, right) = (box.array, expected.array)
        guard left.count >= 5, right.count >= 5, left[4].array.count == right[4].array.count else { return false }
        for index in 0..<4 {
            guard case .number(let ours) = left[index], case .number(let theirs) = right[index],
                abs(ours - theirs) <= tolerance
            else { return false }
        }
        return zip(left[4].array, right[4].array).allSatisfy(agree)
    }
}
