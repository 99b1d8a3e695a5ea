/// The kind of a served file. Files of other kinds are never read.
enum FileKind: CaseIterable {
    case styleSheet
    case interfaCSS
    case strings
    case json
    case xml
    case png
    case jpeg
    case gif
    case webP
    case svg
    case pdf

    /// Creates the kind for a file name; `nil` for other kinds and for names with a leading dot.
    init?(name: some StringProtocol) {
        guard !name.utf8.starts(with: ".".utf8), let dot = name.lastIndex(of: ".") else { return nil }
        let suffix = name[name.index(after: dot)...].lowercased()
        guard let kind = Self.allCases.first(where: { $0.suffixes.contains(suffix) }) else { return nil }
        self = kind
    }

    /// The kinds that share the limit of files.
    enum Rank: CaseIterable {
        case stylesheets
        case data
        case images

        /// Whether files of this rank are left out before all others.
        var isOptional: Bool { self == .images }
    }

    var rank: Rank {
        switch self {
        case .styleSheet, .interfaCSS: .stylesheets
        case .strings, .json, .xml: .data
        case .png, .jpeg, .gif, .webP, .svg, .pdf: .images
        }
    }

    /// Whether a folder is an asset catalogue, whose files are compiled into an app and not served.
    static func isAssetCatalog(_ name: some StringProtocol) -> Bool { name.lowercased().hasSuffix(".xcassets") }

    /// The file name extensions, without the dot.
    private var suffixes: [String] {
        switch self {
        case .styleSheet: ["css"]
        case .interfaCSS: ["iss"]
        case .strings: ["strings"]
        case .json: ["json"]
        case .xml: ["xml"]
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
        case .xml: "application/xml"
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .webP: "image/webp"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}
