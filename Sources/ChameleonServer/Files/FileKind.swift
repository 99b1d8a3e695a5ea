/// The kinds of files that are served. What is none of them is never read.
enum FileKind: CaseIterable {
    case styleSheet
    case interfaCSS
    case strings
    case json
    case png
    case jpeg
    case gif
    case webP
    case svg
    case pdf

    /// The kind that a file's name says it is; nil for all others, and for names that begin with a dot.
    init?(name: some StringProtocol) {
        guard !name.utf8.starts(with: ".".utf8), let dot = name.lastIndex(of: ".") else { return nil }
        let suffix = name[name.index(after: dot)...].lowercased()
        guard let kind = Self.allCases.first(where: { $0.suffixes.contains(suffix) }) else { return nil }
        self = kind
    }

    /// What names end in, behind the dot.
    private var suffixes: [String] {
        switch self {
        case .styleSheet: ["css"]
        case .interfaCSS: ["iss"]
        case .strings: ["strings"]
        case .json: ["json"]
        case .png: ["png"]
        case .jpeg: ["jpg", "jpeg"]
        case .gif: ["gif"]
        case .webP: ["webp"]
        case .svg: ["svg"]
        case .pdf: ["pdf"]
        }
    }

    /// The media type.
    var contentType: String {
        switch self {
        case .styleSheet: "text/css; charset=utf-8"
        case .interfaCSS, .strings: "text/plain; charset=utf-8"
        case .json: "application/json"
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webP: "image/webp"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}
