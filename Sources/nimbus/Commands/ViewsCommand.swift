import ArgumentParser
import CSSEngine
import HeadlessScreen
import HeadlessUIKit
import NimbusUIKit
import NimbusViews

struct ViewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "views",
        abstract: "Prints the frames and properties of views after styling and layout.")

    @OptionGroup var screen: ScreenOptions

    @Option(help: "The output format: text for people, json for programs.")
    var format = OutputFormat.text

    @Option(
        help: ArgumentHelp(
            "Print only the frontmost view at a point of the screen, such as 120,300, after the views around it.",
            valueName: "x,y"))
    var at: ScreenPoint?

    func run() throws {
        try MainActor.assumeIsolated {
            let environment = try screen.environment()
            let (screen, hasErrors) = try StyledScreen.make(screen, environment)
            let dump = at.map { screen.dump(at: $0.point) } ?? screen.dump
            switch format {
            case .json: try standardOutput.writeJSON(dump.entries.map { StyledViewOutput($0) })
            case .text:
                if dump.entries.isEmpty, let at { try standardOutput.write(at.emptiness(on: environment) + "\n") }
                try standardOutput.write(dump.text())
            }
            if hasErrors { throw ExitCode(1) }
        }
    }
}

/// A view in the output of `views --format json`.
private struct StyledViewOutput: JSONWritable {
    private struct Property: JSONWritable {
        let value: DumpedValue
        let source: String

        func write(to json: inout JSONWriter) throws {
            try json.object { json in
                try json.member("source", source)
                try json.member("value", value)
            }
        }
    }

    private let view: String
    private let id: String?
    private let frame: [DumpedValue]
    private let set: [String: Property]

    @MainActor init(_ entry: ViewDump.Entry) {
        view = entry.viewClass
        id = entry.id
        frame = entry.frameNumbers
        set = Dictionary(
            entry.set.map { property in
                (property.name, Property(value: entry.json(property.value), source: property.source))
            }, uniquingKeysWith: { $1 })
    }

    func write(to json: inout JSONWriter) throws {
        try json.object { json in
            try json.member("frame", frame)
            try json.member("id", id)
            try json.member("set", set)
            try json.member("view", view)
        }
    }
}
