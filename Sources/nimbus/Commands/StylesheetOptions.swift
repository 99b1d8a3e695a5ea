import ArgumentParser
import CSSEngine
import Foundation
import InterfaCSS
import NimbusCSS

/// The stylesheets of a command, and the folder of their imports.
struct StylesheetOptions: ParsableArguments {
    @Option(
        help: "The folder that imports are relative to and cannot leave (default: the folder of the first stylesheet).")
    var prefix: String?

    @Argument(
        help: ArgumentHelp(
            "Stylesheets. Later ones override earlier ones. A layout in XML can have its own.", valueName: "stylesheets"
        ))
    var paths: [String] = []

    @OptionGroup var dialectOption: DialectOption
    @OptionGroup var appProperties: AppPropertyOptions

    /// Returns the stylesheets of a view tree: those of the command, the one beside a layout in XML that has its name, and
    /// the layout's own.
    func files(for file: ViewTreeFile) throws -> StylesheetFiles {
        var isFolder: ObjCBool = false
        if let prefix, !FileManager.default.fileExists(atPath: prefix, isDirectory: &isFolder) || !isFolder.boolValue {
            throw FileError(path: prefix, reason: "is not a folder")
        }
        let besides = file.stylesheetsBeside.filter { !paths.contains($0) }
        let folder = prefix ?? StylesheetFolder.split(paths.first ?? file.path).folder
        let properties = try appProperties.table(beside: paths + besides, in: prefix)
        return StylesheetFiles(
            paths + besides, embedded: file.tree.embeddedStylesheet(properties: properties), folder: folder,
            dialect: dialectOption.dialect, properties: properties)
    }

    /// Checks that there are stylesheets, and that at most one of the command's files is standard input.
    /// - Parameter view: The path of the view tree.
    func checkStandardInput(with view: String) throws {
        if paths.isEmpty, !view.lowercased().hasSuffix(".xml") {
            throw ValidationError("Missing expected argument '<stylesheets> ...'")
        }
        try InputFile.checkStandardInput([view] + paths + appProperties.paths)
    }
}

/// The option that chooses the dialect of all stylesheets of a command.
struct DialectOption: ParsableArguments {
    @Option(
        name: .customLong("dialect"),
        help: "The dialect of the stylesheets (default: interfacss for .iss files, nimbus for all others).")
    var dialect: Dialect?
}

extension Dialect: ExpressibleByArgument {
    private static let all = [css, interfaCSS]

    /// Creates the dialect with a name. `nil` if there is none.
    public init?(argument: String) {
        guard let dialect = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = dialect
    }

    /// The names of the dialects.
    public static var allValueStrings: [String] { all.map(\.name) }

    /// The name of the dialect.
    public var defaultValueDescription: String { name }
}

/// The stylesheets of a command with their imports. Reads each file once. The contents of a file can be replaced in
/// memory.
struct StylesheetFiles {
    /// The properties that the stylesheets are parsed with.
    let properties: PropertyTable
    private let paths: [String]
    /// The stylesheet of the view tree, which follows the others.
    private let embedded: Stylesheet?
    private let dialect: Dialect?
    /// The folder that imports are relative to.
    private let folder: String
    private var sources: [String: Source] = [:]

    /// - Parameter dialect: The dialect of the stylesheets; `nil` if the name of each decides.
    init(
        _ paths: [String], embedded: Stylesheet? = nil, folder: String, dialect: Dialect? = nil,
        properties: PropertyTable = .standard
    ) {
        self.embedded = embedded
        self.properties = properties
        self.dialect = dialect
        self.paths = paths
        self.folder = folder
    }

    /// Replaces the source with the same name.
    mutating func replace(with source: Source) {
        sources[source.name] = source
    }

    mutating func load() throws -> [Stylesheet] {
        var stylesheets: [Stylesheet] = []
        for path in paths {
            let source = try sources[path] ?? Source(name: path, data: try InputFile.read(path))
            sources[path] = source
            stylesheets.append(
                Stylesheet(source, dialect: dialect, dialects: [.interfaCSS], properties: properties) {
                    url throws(Stylesheet.ImportError) in try imported(url)
                })
        }
        return stylesheets + [embedded].compactMap { $0 }
    }

    /// Returns the source of an import. Its name is the path under the folder.
    private mutating func imported(_ url: String) throws(Stylesheet.ImportError) -> Source {
        do throws(NIFileError.Reason) {
            let path = try StylesheetPath(importing: url)
            let name = folder.isEmpty ? path.text : (folder as NSString).appendingPathComponent(path.text)
            if let source = sources[name] { return source }
            let source = Source(name: name, data: try StylesheetFolder(folder).contents(of: path))
            sources[name] = source
            return source
        } catch {
            throw Stylesheet.ImportError(error, importing: url)
        }
    }
}
