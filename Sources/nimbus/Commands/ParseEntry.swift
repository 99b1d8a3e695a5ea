import ArgumentParser
import CSSEngine

/// What `nimbus parse` reads a text as.
enum ParseEntry: CaseIterable {
    case tree(SyntaxEntryPoint)
    case anb
    case color

    static let allCases = SyntaxEntryPoint.allCases.map { ParseEntry.tree($0) } + [.anb, .color]

    var name: String {
        switch self {
        case .tree(let entryPoint): entryPoint.rawValue
        case .anb: "anb"
        case .color: "color"
        }
    }
}

extension ParseEntry: ExpressibleByArgument {
    init?(argument: String) {
        guard let entry = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = entry
    }

    static var allValueStrings: [String] { allCases.map(\.name) }

    var defaultValueDescription: String { name }
}
