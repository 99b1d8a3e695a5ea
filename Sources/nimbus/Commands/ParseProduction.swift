import ArgumentParser
import CSSEngine

/// The grammar productions that `nimbus parse` can parse its input as.
enum ParseProduction: CaseIterable {
    case tree(SyntaxEntryPoint)
    case anb
    case color

    static let allCases = SyntaxEntryPoint.allCases.map { ParseProduction.tree($0) } + [.anb, .color]

    var name: String {
        switch self {
        case .tree(let entryPoint): entryPoint.rawValue
        case .anb: "anb"
        case .color: "color"
        }
    }
}

extension ParseProduction: ExpressibleByArgument {
    init?(argument: String) {
        guard let production = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = production
    }

    static var allValueStrings: [String] { allCases.map(\.name) }

    var defaultValueDescription: String { name }
}
