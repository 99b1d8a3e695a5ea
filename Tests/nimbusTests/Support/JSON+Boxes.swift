import Foundation
import TestSupport

@testable import nimbus

extension JSON {
    /// Returns the boxes that `nimbus layout` prints for a file of cases, in the order of the cases.
    static func boxes(ofCasesIn file: URL) throws -> [JSON] {
        var output = ""
        var problems: [String] = []
        var run = LayoutCaseRun(try LayoutCaseReader(file.path), name: file.lastPathComponent)
        try run.print(to: { output += $0 }, problemsTo: { problems.append("\($0)") })
        guard problems.isEmpty else { throw UnreadCases(problems: problems) }
        return try JSONDecoder().decode(JSON.self, from: Data(output.utf8)).array
    }

    /// Returns whether a box with its children is the same as another one. The extras of a box are not compared.
    ///
    /// - Parameter tolerance: The difference of equal numbers, in px.
    func isBox(like other: JSON, tolerance: Double) -> Bool {
        let (left, right) = (array, other.array)
        guard left.count >= 5, right.count >= 5, left[4].array.count == right[4].array.count else { return false }
        for index in 0..<4 {
            guard case .number(let ours) = left[index], case .number(let theirs) = right[index],
                abs(ours - theirs) <= tolerance
            else { return false }
        }
        return zip(left[4].array, right[4].array).allSatisfy { $0.isBox(like: $1, tolerance: tolerance) }
    }
}

/// Cases that `nimbus layout` cannot read.
private struct UnreadCases: Error {
    let problems: [String]
}
