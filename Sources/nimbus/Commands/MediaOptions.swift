import ArgumentParser
import CSSEngine

/// The `--media` option, which describes the device, as in `--media width=390px,prefers-color-scheme=dark`.
struct MediaOptions: ParsableArguments {
    @Option(
        help:
            "Media features, type or language as name=value, separated by commas (default: a phone of 390x844 at 2dppx)."
    )
    var media: [String] = []

    func environment() throws -> CSS.Environment {
        var environment = CSS.Environment()
        var hasSize = false
        for text in media.flatMap({ $0.split(separator: ",") }) where !Self.trimmed(text).isEmpty {
            let (setting, value) = try Self.setting(text)
            guard environment.set(setting, to: value) else {
                throw ValidationError(
                    "--media: “\(value.escapedForTerminal)” is not a valid value for \(setting.rawValue); expected "
                        + Self.description(of: setting.values))
            }
            if setting == .width || setting == .height { hasSize = true }
        }
        // Without an explicit size, the default size follows the orientation.
        let isWide = environment.width > environment.height
        if !hasSize, environment.isLandscape != isWide { swap(&environment.width, &environment.height) }
        return environment
    }

    private static func setting(_ text: Substring) throws -> (EnvironmentSetting, value: String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
        guard parts.count == 2 else {
            throw ValidationError(
                "--media: “\(trimmed(text).escapedForTerminal)” is not a media feature with a value, such as width=390px"
            )
        }
        guard let setting = EnvironmentSetting(name: parts[0]) else {
            let nearest = EnvironmentSetting.nearest(to: parts[0]).map { "; did you mean “\($0)”?" }
            let names = EnvironmentSetting.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(
                "--media: unknown media feature “\(parts[0].escapedForTerminal)”"
                    + (nearest ?? "; expected one of \(names)"))
        }
        return (setting, parts[1])
    }

    private static func description(of values: EnvironmentSetting.Values) -> String {
        switch values {
        case .length: "a length such as 390px"
        case .resolution: "a resolution such as 2dppx or 192dpi"
        case .factor: "a number greater than 0 such as 1.5"
        case .version: "a version such as 17.2"
        case .text: "a text such as iPhone15,2"
        case .languageTag: "a language tag such as de or pt-BR"
        case .keywords(let names): names.dropLast().joined(separator: ", ") + " or " + names.last!
        }
    }

    /// Removes white space from both ends.
    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
}
