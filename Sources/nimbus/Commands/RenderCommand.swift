import ArgumentParser
import CSSEngine
import HeadlessScreen
import HeadlessUIKit

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws the styled views of a tree as a PNG image.",
        discussion: """
            With --format json, prints an object with the keys file, width and height (in points), scale (pixels per \
            point), and missingCharacters, an array of the characters for which no installed font has a glyph.
            """)

    @OptionGroup var screen: ScreenOptions

    @Option(help: "Pixels per point (default: the resolution of --media).")
    var scale: Double?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: "The PNG file to write. Its folder is created if it does not exist.")
    var output: String

    @Flag(
        help: ArgumentHelp(
            "Draw the boxes over the picture, as a browser's inspector does.",
            discussion: """
                Margins are orange, borders yellow, padding green and content blue. Gaps are hatched. The lines of grids, \
                with their numbers and names, and of flex containers are dashed.
                """))
    var boxes = false

    @Option(help: ArgumentHelp("Draw only the boxes of the views that match a selector.", valueName: "selector"))
    var boxesOf: String?

    @Option(help: "The output format: text for people, json for programs.")
    var format = OutputFormat.text

    func validate() throws {
        if let scale, !(0.1...8).contains(scale) { throw ValidationError("--scale must be from 0.1 to 8") }
        if let input = screen.inputs.first(where: { InputFile.isSame($0, output) }) {
            throw ValidationError("--output would replace \(input.escapedForTerminal), which the command reads")
        }
    }

    func run() throws {
        try MainActor.assumeIsolated {
            var environment = try screen.environment()
            if let scale { environment.scale = scale }
            try Self.check(environment)
            let chrome = screen.chrome ? DeviceChrome(environment) : nil
            let (screen, hasErrors) = try StyledScreen.make(screen, environment)
            let boxes = try drawnBoxes(on: screen)
            let picture = screen.picture(drawing: boxes, chrome: chrome)
            do {
                let file = URL(fileURLWithPath: output)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try picture.pngData.write(to: file)
            } catch {
                throw FileError(path: output, reason: "cannot be written")
            }
            switch format {
            case .json: try standardOutput.writeJSON(DrawnPicture(file: output, picture))
            case .text: try warn(ofMissing: picture.missingCharacters)
            }
            if hasErrors { throw ExitCode(1) }
        }
    }

    /// The maximum number of pixels of a picture. The pixels take 96 MiB, and drawing and compressing them about 400 MB.
    private static let pixelLimit = 24 << 20

    /// Throws an error if a picture would be too large.
    private static func check(_ environment: CSS.Environment) throws {
        let pixels = environment.width * environment.scale * environment.height * environment.scale
        guard pixels > Double(pixelLimit) else { return }
        throw ValidationError(
            "the picture would have \(Int(pixels / 1e6)) megapixels, more than \(pixelLimit / 1_000_000); "
                + "choose a smaller --size or --scale")
    }

    /// Names the first characters for which no font has a glyph.
    private func warn(ofMissing characters: [Unicode.Scalar]) throws {
        guard !characters.isEmpty else { return }
        let shown = characters.prefix(3).map { character in
            let digits = String(character.value, radix: 16, uppercase: true)
            let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            return "“\(String(Character(character)).escapedForTerminal)” (U+\(code))"
        }
        let others = characters.count > shown.count ? [" and \(characters.count - shown.count) more"] : []
        try standardError.write(
            "warning: no installed font has \(shown.joined(separator: ", "))\(others.first ?? "")\n")
    }

    @MainActor private func drawnBoxes(on screen: StyledScreen) throws -> DrawnBoxes {
        guard let selector = boxesOf else { return boxes ? .all : .none }
        guard let views = screen.views(matching: selector) else {
            throw ValidationError("--boxes-of: “\(selector.escapedForTerminal)” is not a valid selector")
        }
        if views.isEmpty {
            try standardError.write("warning: no view matches “\(selector.escapedForTerminal)”\n")
        }
        return .views(views)
    }
}

/// The output of `render --format json`.
private struct DrawnPicture: JSONWritable {
    private let file: String
    private let picture: ScreenPicture

    init(file: String, _ picture: ScreenPicture) { (self.file, self.picture) = (file, picture) }

    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("file", file)
            try json.member("height", Double(picture.image.size.height))
            try json.member("missingCharacters", picture.missingCharacters.map { String(Character($0)) })
            try json.member("scale", Double(picture.image.scale))
            try json.member("width", Double(picture.image.size.width))
        }
    }
}
