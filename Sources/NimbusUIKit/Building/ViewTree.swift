import CSSEngine
import NimbusCSS

/// Data of views, read from JSON or XML. In JSON, it is an object such as
/// `{"view": "UILabel", "id": "title", "text": "Hello"}`, or an array of such objects. `UIView.buildSubviews(_:in:)` creates
/// the views.
///
/// In addition to `view`, which names the class, an object can have `id`, `cssClass`, `text`, `title`, `placeholder` (of a
/// text field), `image`, `symbol` (the name of an SF Symbol), `items` (of a segmented control, a tab bar or a toolbar: titles, or objects with `title` and
/// `image`), `on` (of a switch), `value` (of a slider, a stepper or a progress view, or the index of the selected item),
/// `numberOfPages` and `currentPage` (of a page control),
/// `axis`, `alignment`, `distribution` and `spacing` (of a stack), `contentMode`, `frame` (x, y, width, height), `tag`, `label` and `lang` (for accessibility), `bg` (a colour of CSS, or the
/// number 0xRRGGBBAA), `rows` (of a table: cells) or `sections` (of a table: objects with `header`, `footer` and `rows`), `selector` (an action of the DOM's target), `state`, `style` (inline declarations) and `subviews`.
///
/// A file that starts with `<` is XML, as InterfaCSS describes views: `<view><label id="title" class="large"/></view>`. The
/// root element is a view, as in version 1.5, or `layout`, as in version 2.0. Encodings other than UTF-8, and document types
/// that declare entities, are errors. Nothing outside of the file is loaded.
public struct ViewTree: Sendable {
    package let views: [ViewData]
    /// The problems in the order of the file: errors if a value is ignored, warnings if a value has no effect. Other
    /// problems, such as unknown classes, are found when views are built.
    public let problems: [ViewTreeProblem]

    let text: ViewTreeText
    let bytes: [UInt8]
    /// The prototypes outside of all views.
    let prototypes: [ViewData]
    /// Whether the file is a layout of version 2.0 of InterfaCSS, to which a stylesheet with its name belongs.
    package let isLayout: Bool
    /// The offsets of the contents of `style` elements.
    private let styles: [Int]
    /// The views of the layout, if it has `style` elements.
    let scope: LayoutScope?

    /// Reads a file of up to 64 MiB.
    /// - Throws: `NIFileError` if the file cannot be read, ``ViewTreeError`` if it is neither JSON nor XML.
    public init(contentsOf url: URL) throws {
        let name = url.isFileURL ? url.relativePath : url.absoluteString
        do {
            guard url.isFileURL else { throw NIFileError.Reason.notRegular }
            try self.init(data: try StylesheetFolder.contents(ofFileAt: url.path), name: name)
        } catch let reason as NIFileError.Reason {
            throw NIFileError(path: name, reason: reason)
        }
    }

    /// Reads JSON or XML of up to 64 MiB.
    /// - Parameter name: The name of the source for messages, such as a file name.
    /// - Throws: `NIFileError` if the data is too large, ``ViewTreeError`` if it is neither JSON nor XML.
    public init(data: Data, name: String) throws {
        guard data.count <= StylesheetFolder.sizeLimit else { throw NIFileError(path: name, reason: .tooLarge) }
        bytes = [UInt8](data)
        text = ViewTreeText(Source(name: name, data: data))
        guard XMLScanner.isXML(bytes) || name.lowercased().hasSuffix(".xml") else {
            let json: DataNode
            do {
                json = try JSONReader.read(bytes)
            } catch {
                throw ViewTreeError(error, in: text)
            }
            var reader = ViewDataReader(text)
            views = reader.views(json.elements ?? [json])
            problems = reader.problems.inOrderOfFile
            (prototypes, isLayout, styles, scope) = ([], false, [], nil)
            return
        }
        let root: XMLViewElement
        do {
            root = try XMLReader.read(bytes)
        } catch {
            throw ViewTreeError(error, in: text)
        }
        var reader = XMLViewReader(text, bytes)
        views = reader.views(root)
        problems = reader.problems.inOrderOfFile
        (prototypes, isLayout) = (reader.prototypes, reader.isLayout)
        styles = reader.styles.map(\.contentStart)
        scope = styles.isEmpty ? nil : LayoutScope()
    }

    /// Returns the stylesheet in the `style` elements of a layout, in the format of InterfaCSS. `nil` if there is none.
    ///
    /// Its rules match the views that are built from this tree, and the views inside them. Its variables are visible
    /// everywhere.
    ///
    /// ```swift
    /// let tree = try ViewTree(contentsOf: url)
    /// let dom = NIDOM(stylesheets: [theme] + [tree.stylesheet()].compactMap { $0 })
    /// view.buildSubviews(tree, in: dom)
    /// ```
    ///
    /// The insets of the safe area are its variables `@safeAreaInsets-top`, `-left`, `-bottom` and `-right`.
    /// - Parameter properties: The property table of the DOM's other stylesheets.
    public func stylesheet(properties: PropertyTable = .standard) -> NIStylesheet? {
        guard let scope, let embedded = embeddedStylesheet(properties: properties) else { return nil }
        let stylesheet = NIStylesheet(embedded, dialect: .interfaCSS, properties: properties)
        stylesheet.scope = .views { scope.contains($0) }
        return stylesheet
    }

    /// Returns the stylesheet in the `style` elements. `nil` if there is none.
    package func embeddedStylesheet(properties: PropertyTable) -> Stylesheet? {
        guard !styles.isEmpty else { return nil }
        let style = XMLScanner(bytes).styleText(of: bytes, from: styles)
        let source = style.withUnsafeBufferPointer { Source(name: text.source.name, bytes: $0) }
        return Stylesheet(Self.layoutVariables, name: "layout variables", properties: properties)
            .appending(Stylesheet(source, dialect: .interfaCSS, properties: properties))
    }

    /// The variables that layouts of InterfaCSS can use.
    private static let layoutVariables =
        ":root {"
        + ["top", "left", "bottom", "right"].map { "--safeAreaInsets-\($0): env(safe-area-inset-\($0));" }.joined()
        + "}"

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
