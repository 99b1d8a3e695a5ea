import ArgumentParser
import CSSEngine
import Foundation

/// A stylesheet to measure with.
struct Corpus {
    let name: String
    let text: [UInt8]
    let dialect: Dialect
    let names: SelectorNames

    init(_ name: String, _ text: [UInt8], _ dialect: Dialect = .css) {
        self.name = name
        self.text = text
        self.dialect = dialect
        names = SelectorNames(of: text)
    }

    /// Reads a stylesheet that the user names.
    init(file: String) throws {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
            throw ValidationError("\(file): cannot be read")
        }
        self.init(URL(fileURLWithPath: file).lastPathComponent, [UInt8](data))
    }

    /// Returns Bootstrap from Debian's package `libjs-bootstrap5`, or a similar stylesheet if the package is not
    /// installed.
    static func bootstrap() -> Corpus {
        let path = "/usr/share/javascript/bootstrap5/css/bootstrap.css"
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        if let data = try? Data(contentsOf: file) { return Corpus("bootstrap 5", [UInt8](data)) }
        return bootstrapLike()
    }

    static func bootstrapLike() -> Corpus {
        var sheet = BootstrapLikeStylesheet()
        return Corpus("bootstrap-like", sheet.write())
    }

    static func app() -> Corpus {
        var sheet = AppStylesheet(size: 200_000)
        return Corpus("app-like", sheet.write())
    }
}
