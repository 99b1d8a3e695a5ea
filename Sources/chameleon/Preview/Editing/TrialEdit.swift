import Foundation
import NimbusChameleon

/// A new value for a declaration of a stylesheet. The page tries it, and may have it written to the file.
struct TrialEdit: Hashable, Codable {
    /// The path of the stylesheet, relative to the watched folder.
    let path: String
    /// The hash of the file that the offsets belong to.
    let hash: ContentHash
    /// The byte offsets of the declaration's value in the file.
    let start: Int
    let end: Int
    let value: String

    /// The maximum number of edits in a request.
    private static let limit = 20

    /// Parses a JSON array of edits.
    /// - Returns: An empty list if there is no text; `nil` if the text is invalid or has too many edits.
    static func list(_ text: String?) -> [TrialEdit]? {
        guard let text else { return [] }
        guard let edits = try? JSONDecoder().decode([TrialEdit].self, from: Data(text.utf8)), areValid(edits) else {
            return nil
        }
        return edits
    }

    /// Whether the number of edits and their offsets are within the limits.
    static func areValid(_ edits: [TrialEdit]) -> Bool {
        edits.count <= limit
            && edits.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= WireLimits.fileSize }
    }
}
