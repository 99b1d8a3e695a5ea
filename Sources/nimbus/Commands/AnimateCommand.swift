import ArgumentParser
import CSSEngine
import Foundation

struct AnimateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Prints the computed values of a tree at instants of its transitions and animations.",
        discussion: """
            At 0 the tree is styled for the first time: animations start, and transitions only from @starting-style. Each \
            toggle is a change of style at its time. An instant that equals the time of a toggle comes after it.

            nimbus animate --view profile.json --at 0s,100ms,200ms --toggle '#follow.primary@50ms' profile.css
            """)

    @Option(help: "The JSON or XML file with the view tree. - is standard input.")
    var view: String

    @Option(help: ArgumentHelp("The instants to print.", valueName: "time,…"), transform: InstantsArgument.init)
    var at: InstantsArgument

    @Option(
        help: ArgumentHelp(
            "At the time, add the class to the view with the id, or remove it if the view has it.",
            valueName: "#id.class@time"), transform: TimedToggle.init)
    var toggle: [TimedToggle] = []

    @OptionGroup var media: MediaOptions
    @OptionGroup var stylesheets: StylesheetOptions

    @Option(help: "The output format: json.")
    var format = JSONFormat.json

    func validate() throws {
        try stylesheets.checkStandardInput(with: view)
        _ = try media.environment()
    }

    func run() throws {
        let file = try ViewTreeFile(view)
        try file.printProblems(to: standardError)
        var files = try stylesheets.files(for: file)
        let loaded = try files.load()
        let tree = StyledTree(
            file.tree.views, loaded, in: try media.environment(), properties: files.properties, isMoving: true)
        let hasStyleErrors = try file.printStyleProblems(of: tree, loaded.flatMap(\.diagnostics), to: standardError)
        var run = AnimationRun(tree)
        try standardOutput.writeJSON(try run.views(at: at.times, toggle))
        if file.hasErrors || hasStyleErrors { throw ExitCode(1) }
    }
}
