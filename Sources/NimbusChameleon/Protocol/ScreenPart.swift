import Foundation

/// A part of the files of an app's screen: the body of `POST /screen`. The parts arrive one after the other.
package struct ScreenPart: Hashable, Sendable {
    /// The maximum number of bytes in a part, so that its JSON is within `WireLimits.reportSize`.
    package static let dataSize = 45_000
    /// The maximum number of files. Each has at most `WireLimits.fileSize`.
    package static let fileLimit = 1000
    /// The maximum size of all files, in bytes.
    package static let sizeLimit = 64 << 20
    /// The maximum size of a file's name, in bytes.
    package static let nameSize = 200

    /// The identifier of the request.
    package var id: String
    /// The name of the file.
    package var file = ""
    /// The number of bytes of the file before this part.
    package var offset = 0
    package var data = Data()
    /// Whether no other part follows.
    package var isLast = false
    /// The reason why the app sends no files, as a sentence without a full stop.
    package var problem: String?

    package init(id: String) { self.id = id }

    /// Splits files into parts. The only part for files beyond a limit has a problem.
    package static func parts(of files: [String: Data], id: String) -> [ScreenPart] {
        guard files.count <= fileLimit, files.values.reduce(0, { $0 + $1.count }) <= sizeLimit,
            files.allSatisfy({ $0.key.utf8.count <= nameSize && $0.value.count <= WireLimits.fileSize })
        else { return [refusal("the screen has too many files, or too large ones", id: id)] }
        if files.isEmpty { return [refusal("the app shows no screen", id: id)] }
        var parts: [ScreenPart] = []
        for (name, data) in files.sorted(by: { $0.key < $1.key }) {
            var part = ScreenPart(id: id)
            part.file = name
            repeat {
                part.data = Data(data.dropFirst(part.offset).prefix(dataSize))
                parts.append(part)
                part.offset += part.data.count
            } while part.offset < data.count
        }
        parts[parts.count - 1].isLast = true
        return parts
    }

    /// Returns the part that says why the app sends no files.
    package static func refusal(_ problem: String, id: String) -> ScreenPart {
        var part = ScreenPart(id: id)
        part.problem = problem
        part.isLast = true
        return part
    }
}

extension ScreenPart: Codable {
    private enum CodingKeys: CodingKey {
        case id, file, offset, data, isLast, problem
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decodeText(forKey: .id, limit: WireLimits.nameSize)
        file = try container.decodeText(forKey: .file, limit: Self.nameSize)
        offset = try container.decodeCount(forKey: .offset, limit: WireLimits.fileSize)
        data = try container.decode(Data.self, forKey: .data)
        isLast = try container.decode(Bool.self, forKey: .isLast)
        if container.contains(.problem) {
            problem = try container.decodeText(forKey: .problem, limit: WireLimits.messageSize)
        }
    }
}
