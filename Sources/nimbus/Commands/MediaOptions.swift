import ArgumentParser
import CSSEngine

/// `--media width=390px,prefers-color-scheme=dark`: the device, feature by feature.
struct MediaOptions: ParsableArguments {
    @Option(help: "Media features as name=value, with commas between; a phone of 390x844 at 2dppx without them.")
    var media: [String] = []

    func environment() throws -> Environment {
        var environment = Environment()
        for setting in media.flatMap({ $0.split(separator: ",") }) {
            let parts = setting.split(separator: "=", maxSplits: 1).map {
                $0.drop { $0 == " " }.description
            }
            guard parts.count == 2, Self.set(parts[0], parts[1], in: &environment) else {
                throw ValidationError("--media does not understand “\(setting)”")
            }
        }
        return environment
    }

    /// Returns whether the feature is one that can be set, and takes the value.
    private static func set(_ name: String, _ value: String, in environment: inout Environment) -> Bool {
        switch name {
        case "width": assign(number(value, units: ["px", "pt", ""]), &environment.width)
        case "height": assign(number(value, units: ["px", "pt", ""]), &environment.height)
        case "resolution": assign(number(value, units: ["dppx", "x", ""]), &environment.scale)
        case "prefers-color-scheme": assign(Environment.ColorScheme(rawValue: value), &environment.colorScheme)
        case "prefers-contrast": assign(Environment.Contrast(rawValue: value), &environment.contrast)
        case "prefers-reduced-motion":
            assign(["reduce": true, "no-preference": false][value], &environment.reducesMotion)
        case "idiom": assign(Environment.Idiom(rawValue: value), &environment.idiom)
        case "type": assign(Environment.MediaType(rawValue: value), &environment.mediaType)
        case "layout-direction", "dir":
            assign(Environment.LayoutDirection(rawValue: value), &environment.layoutDirection)
        case "horizontal-size-class":
            assign(Environment.SizeClass(rawValue: value), &environment.horizontalSizeClass)
        case "vertical-size-class": assign(Environment.SizeClass(rawValue: value), &environment.verticalSizeClass)
        case "text-scale": assign(number(value, units: [""]), &environment.textScale)
        case "os-version": assign(version(value), &environment.systemVersion)
        case "orientation": turn(&environment, value)
        default: false
        }
    }

    private static func assign<Value>(_ value: Value?, _ target: inout Value) -> Bool {
        guard let value else { return false }
        target = value
        return true
    }

    private static func number(_ text: String, units: [String]) -> Double? {
        for unit in units where text.hasSuffix(unit) {
            if let number = Double(text.dropLast(unit.count)), number >= 0, number.isFinite { return number }
        }
        return nil
    }

    private static func version(_ text: String) -> [Int]? {
        let parts = text.split(separator: ".").map { Int($0) }
        return parts.isEmpty || parts.contains(nil) ? nil : parts.compactMap { $0 }
    }

    /// The orientation follows from the size: asking for the other one turns the device.
    private static func turn(_ environment: inout Environment, _ value: String) -> Bool {
        guard value == "portrait" || value == "landscape" else { return false }
        if environment.isLandscape != (value == "landscape") {
            (environment.width, environment.height) = (environment.height, environment.width)
        }
        return true
    }
}
