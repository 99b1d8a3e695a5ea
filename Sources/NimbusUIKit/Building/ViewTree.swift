import CSSEngine
import NimbusCSS

/// Views as data, read from JSON: an object such as `{"view": "UILabel", "id": "title", "text": "Hello"}`, or an array
/// of them. `UIView.buildSubviews(_:in:)` makes the views.
///
/// In addition to `view`, which names the class, an object can have `id`, `cssClass`, `text`, `title`, `placeholder` (of a
/// text field), `image`, `frame` (x, y, width, height), `tag`, `label` and `lang` (for accessibility), `bg` (a colour of CSS,
/// or the number 0xRRGGBBAA), `selector` (an action of the DOM's target), `state`, `style` (inline declarations) and
/// `subviews`.
public struct ViewTree: Sendable {
    package let views: [ViewData]
    /// What is odd in it, in the order of the file: errors where something was dropped, warnings where it has no effect.
    /// What else is wrong shows when views are built, as whether there are such classes.
    public let problems: [ViewTreeProblem]

    let text: ViewTreeText
    let bytes: [UInt8]

    /// Reads a file of up to 64 MiB.
    /// - Throws: `NIFileError` where it cannot be read, ``ViewTreeError`` where it is not JSON.
    public init(contentsOf url: URL) throws {
        let name = url.isFileURL ? url.relativePath : url.absoluteString
        do {
            guard url.isFileURL else { throw NIFileError.Reason.notRegular }
            try self.init(data: try StylesheetFolder.contents(ofFileAt: url.path), name: name)
        } catch let reason as NIFileError.Reason {
            throw NIFileError(path: name, reason: reason)
        }
    }

    /// Reads up to 64 MiB.
    /// - Parameter name: how people call where it comes from, such as the name of a file.
    /// - Throws: `NIFileError` where that is too large, ``ViewTreeError`` where it is not JSON.
    public init(data: Data, name: String) throws {
        guard data.count <= StylesheetFolder.sizeLimit else { throw NIFileError(path: name, reason: .tooLarge) }
        bytes = [UInt8](data)
        text = ViewTreeText(Source(name: name, data: data))
        let json: DataNode
        do {
            json = try JSONReader.read(bytes)
        } catch {
            throw ViewTreeError(error, in: text)
        }
        var reader = ViewDataReader(text)
        views = reader.views(json.elements ?? [json])
        problems = reader.problems.inOrderOfFile
    }

    /// What is wrong in the views' own styles, at its places in the file.
    /// - Parameter diagnostics: those of the engine, each text's once.
    package func problems(_ diagnostics: [Diagnostic]) -> [ViewTreeProblem] {
        let places = InlineStylePlaces(diagnostics, in: self)
        return views.flatMap { places.problems(in: $0) }
    }
}

extension [ViewTreeProblem] {
    /// Those of a file by their places; others stay as they are.
    package var inOrderOfFile: [ViewTreeProblem] {
        enumerated().sorted { left, right in
            let (first, second) = (left.element.dataPlace.range, right.element.dataPlace.range)
            return (first?.lowerBound ?? 0, left.offset) < (second?.lowerBound ?? 0, right.offset)
        }.map(\.element)
    }
}
