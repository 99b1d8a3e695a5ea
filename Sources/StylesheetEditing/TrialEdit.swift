import Foundation
import NimbusChameleon

/// A new value for a declaration of a stylesheet. The page tries it, and may have it written to the file.
package struct TrialEdit: Hashable, Codable {
    /// The path of the stylesheet, relative to the watched folder.
    package let path: String
    /// The hash of the file that the offsets belong to.
    package let hash: ContentHash
    /// The byte offsets of the declaration's value in the file.
    package let start: Int
    package let end: Int
    package let value: String
    /// Whether the server has found the declaration again after a change of its file.
    package var isMoved: Bool?

    /// The maximum number of edits in a request.
    private static let limit = 20

    package init(path: String, hash: ContentHash, start: Int, end: Int, value: String, isMoved: Bool? = nil) {
        (self.path, self.hash, self.start, self.end) = (path, hash, start, end)
        self.value = value
        self.isMoved = isMoved
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decode(String.self, forKey: .path)
        hash = try container.decode(ContentHash.self, forKey: .hash)
        start = try container.decode(Int.self, forKey: .start)
        end = try container.decode(Int.self, forKey: .end)
        value = Self.cleaned(try container.decode(String.self, forKey: .value))
        isMoved = try container.decodeIfPresent(Bool.self, forKey: .isMoved)
    }

    /// The value without the blanks around it and the semicolons after it, which are often copied with a value. Blanks are
    /// also the invisible characters of web pages that CSS does not treat as white space.
    private static func cleaned(_ text: String) -> String {
        var scalars = text.unicodeScalars[...]
        func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace || scalar == "\u{FEFF}" }
        while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
        while let last = scalars.last, isBlank(last) || last == ";" {
            let isEscaped = scalars.dropLast().reversed().prefix { $0 == "\\" }.count % 2 == 1
            guard !isEscaped else { break }
            scalars.removeLast()
        }
        return String(scalars)
    }

    /// Returns the edit with the position of its declaration in another version of the stylesheet, if the declaration is
    /// there with the same value.
    package func moved(from old: StylesheetEditor, to new: StylesheetEditor, _ hash: ContentHash) -> TrialEdit? {
        guard start <= end, let range = new.range(of: start..<end, in: old) else { return nil }
        return TrialEdit(
            path: path, hash: hash, start: range.lowerBound, end: range.upperBound, value: value, isMoved: true)
    }

    /// Parses a JSON array of edits.
    /// - Returns: An empty list if there is no text; `nil` if the text is invalid or has too many edits.
    package static func list(_ text: String?) -> [TrialEdit]? {
        guard let text else { return [] }
        guard let edits = try? JSONDecoder().decode([TrialEdit].self, from: Data(text.utf8)), areValid(edits) else {
            return nil
        }
        return edits
    }

    /// Whether the number of edits and their offsets are within the limits.
    package static func areValid(_ edits: [TrialEdit]) -> Bool {
        edits.count <= limit
            && edits.allSatisfy { 0 <= $0.start && $0.start <= $0.end && $0.end <= WireLimits.fileSize }
    }
}
