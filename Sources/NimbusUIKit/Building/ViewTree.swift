import CSSEngine
import NimbusCSS

/// Data of views, read from JSON: an object such as `{"view": "UILabel", "id": "title", "text": "Hello"}`, or an array
/// of such objects. `UIView.buildSubviews(_:in:)` creates the views.
///
/// In addition to `view`, which names the class, an object can have `id`, `cssClass`, `text`, `title`, `placeholder` (of a
/// text field), `image`, `frame` (x, y, width, height), `tag`, `label` and `lang` (for accessibility), `bg` (a colour of CSS,
/// or the number 0xRRGGBBAA), `selector` (an action of the DOM's target), `state`, `style` (inline declarations) and
/// `subviews`.
public struct ViewTree: Sendable {
    package let views: [ViewData]
    /// The problems in the order of the file: errors if a value is ignored, warnings if a value has no effect. Other
    /// problems, such as unknown classes, are found when views are built.
    public let problems: [ViewTreeProblem]

    let text: ViewTreeText
    let bytes: [UInt8]

    /// Reads a file of up to 64 MiB.
    /// - Throws: `NIFileError` if the file cannot be read, ``ViewTreeError`` if it is not JSON.
    public init(contentsOf url: URL) throws {
        let name = url.isFileURL ? url.relativePath : url.absoluteString
        do {
            guard url.isFileURL else { throw NIFileError.Reason.notRegular }
            try self.init(data: try StylesheetFolder.contents(ofFileAt: url.path), name: name)
        } catch let reason as NIFileError.Reason {
            throw NIFileError(path: name, reason: reason)
        }
    }

    /// Reads JSON of up to 64 MiB.
    /// - Parameter name: The name of the source for messages, such as a file name.
    /// - Throws: `NIFileError` if the data is too large, ``ViewTreeError`` if it is not JSON.
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

    /// Returns the problems of the views' inline styles with their locations in the file.
    /// - Parameter diagnostics: The engine's diagnostics, once for each source text.
    package func problems(_ diagnostics: [Diagnostic]) -> [ViewTreeProblem] {
        let places = InlineStylePlaces(diagnostics, in: self)
        return views.flatMap { places.problems(in: $0) }
    }
}

extension [ViewTreeProblem] {
    /// Sorts the problems of a file by location. Others keep their order.
    package var inOrderOfFile: [ViewTreeProblem] {
        enumerated().sorted { left, right in
            let (first, second) = (left.element.dataPlace.range, right.element.dataPlace.range)
            return (first?.lowerBound ?? 0, left.offset) < (second?.lowerBound ?? 0, right.offset)
        }.map(\.element)
    }
}
