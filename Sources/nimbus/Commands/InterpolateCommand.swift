import ArgumentParser
import Foundation

struct InterpolateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interpolate",
        abstract: "Prints the values of properties between two keyframes.",
        discussion: """
            The input is a JSON array of cases:

              [{"property": "left", "from": "10px", "to": "20%", "at": [0, 0.5, 1], "timing": "ease-in"}]

            A case can have the keys method (animation, transition, transition-discrete), composite \
            (["replace", "add"]; accumulate), underlying and parent (what the element and its parent declare), and \
            register (name, syntax, inherits, initialValue). Without from or to, the keyframe has the underlying value.

            The output is an array with an array for each case: the computed values at the instants, or null if a part of \
            the case is invalid. An object without the required members is null, and an error.
            """)

    @Argument(help: "The JSON file with the cases. - is standard input.")
    var file: String

    @Option(help: "The output format: json.")
    var format = JSONFormat.json

    func run() throws {
        let data = try InputFile.read(file)
        let cases: [InterpolationCase?]
        do {
            cases = try JSONDecoder().decode([ReadCase].self, from: data).map(\.value)
        } catch {
            throw FileError(path: file, reason: "is not a JSON array of cases")
        }
        let run = InterpolationRun()
        try standardOutput.writeJSON(
            cases.lazy.map { testCase in
                testCase.map { JSONValue.array(run.values($0).map { $0.map { .string($0) } ?? .null }) } ?? .null
            })
        let invalid = cases.indices.filter { cases[$0] == nil }
        for index in invalid {
            try standardError.write(
                "\(file.escapedForTerminal): error: case \(index + 1) lacks a member, or has one of another type\n")
        }
        if !invalid.isEmpty { throw ExitCode(1) }
    }

    /// An element of the array. `nil` if it is not a case.
    private struct ReadCase: Decodable {
        let value: InterpolationCase?

        init(from decoder: any Decoder) { value = try? InterpolationCase(from: decoder) }
    }
}
