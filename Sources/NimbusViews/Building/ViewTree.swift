import CSSEngine
import InterfaCSS
import NimbusCSS
import NimbusUIKit

/// The data of views, read from JSON or XML. `UIView.buildSubviews(_:in:)` creates the views.
///
/// In JSON, the data is an object such as `{"view": "UILabel", "id": "title", "text": "Hello"}`, or an array of such
/// objects. `view` is the class. All other members are optional:
///
/// - `id`, `cssClass`, `style` (inline declarations), `state`
/// - `text`, `title`, `placeholder` (of a text field or a search bar), `image`, `symbol` (the name of an SF Symbol), `contentMode`
/// - `prompt`, `prefersLargeTitles`, `largeTitleDisplayMode` (of a navigation bar): `automatic`, `always` or `never`
/// - `items` (of a segmented control, a tab bar or a toolbar), `leftBarButtonItems`, `rightBarButtonItems` (of a navigation
///   bar): titles, or objects with `title`, `image` or `symbol`, and for the items of bars also `id` and `cssClass`
/// - `configuration` (of a button): `plain`, `gray`, `tinted`, `filled`, `borderless`, `bordered`, `borderedTinted` or
///   `borderedProminent`
/// - `on` (of a switch), `value` (of a slider, a stepper or a progress view, or the index of the selected item)
/// - `numberOfPages`, `currentPage` (of a page control)
/// - `tableStyle` (of a table): `plain`, `grouped` or `insetGrouped`
/// - `rows` (of a table): cells; or `sections`: objects with `header`, `footer` and `rows`. A header or footer is a text, a
///   view, or an object without `view` that describes a `UITableViewHeaderFooterView`, such as
///   `{"text": "Today", "id": "today"}`.
/// - `inputAccessoryView` (of a text field or a text view): the view above the keyboard
/// - `axis`, `alignment`, `distribution`, `spacing` (of a stack view)
/// - `frame` (x, y, width, height), `bg` (a CSS colour, or the number 0xRRGGBBAA), `tag`
/// - `label`, `lang` (for accessibility)
/// - `selector` (an action of the DOM's target)
/// - `subviews`
///
/// A file that starts with `<` is XML in the format of InterfaCSS: `<view><label id="title" class="large"/></view>`. The
/// root element is a view, as in version 1.5, or `layout`, as in version 2.0. Encodings other than UTF-8, and document
/// types that declare entities, are errors. The reader loads no external resources.
public struct ViewTree: Sendable {
    package let views: [ViewData]
    /// The problems in the order of the file. An error means that a value was ignored, and a warning that a value has
    /// no effect. Further problems, such as unknown classes, are found when views are built.
    public let problems: [ViewTreeProblem]

    let text: ViewTreeText
    let bytes: [UInt8]
    /// The prototypes outside of all views.
    let prototypes: [ViewData]
    /// Whether the file is an InterfaCSS 2.0 layout. A layout has a stylesheet of the same name.
    package let isLayout: Bool
    /// The byte offsets of the contents of `style` elements.
    private let styles: [Int]
    /// The views of the layout. `nil` if there are no `style` elements.
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
        text = ViewTreeText(source: Source(name: name, data: data))
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

    /// Returns the InterfaCSS stylesheet in the `style` elements of a layout, or `nil` if there is none.
    ///
    /// The rules match the views that are built from this tree, and their descendants. The variables are visible
    /// everywhere.
    ///
    /// ```swift
    /// let tree = try ViewTree(contentsOf: url)
    /// let dom = NIDOM(stylesheets: [theme] + [tree.stylesheet()].compactMap { $0 })
    /// view.buildSubviews(tree, in: dom)
    /// ```
    ///
    /// The stylesheet can use the safe area insets as variables: `@safeAreaInsets-top`, `-left`, `-bottom` and
    /// `-right`.
    /// - Parameter properties: The property table of the DOM's other stylesheets.
    public func stylesheet(properties: PropertyTable = .standard) -> NIStylesheet? {
        guard let scope, let embedded = embeddedStylesheet(properties: properties) else { return nil }
        let stylesheet = NIStylesheet(embedded, dialect: .interfaCSS, properties: properties)
        stylesheet.scope = .views { scope.contains($0) }
        return stylesheet
    }

    /// Returns the stylesheet in the `style` elements, or `nil` if there is none.
    package func embeddedStylesheet(properties: PropertyTable) -> Stylesheet? {
        guard !styles.isEmpty else { return nil }
        let style = XMLScanner(bytes).styleText(of: bytes, from: styles)
        let source = style.withUnsafeBufferPointer { Source(name: text.source.name, bytes: $0) }
        return Stylesheet(Self.layoutVariables, name: "layout variables", properties: properties)
            .appending(Stylesheet(source, dialect: .interfaCSS, properties: properties))
    }

    /// The predefined variables of InterfaCSS layouts.
    private static let layoutVariables =
        ":root {"
        + ["top", "left", "bottom", "right"].map { "--safeAreaInsets-\($0): env(safe-area-inset-\($0));" }.joined()
        + "}"

    /// Returns the problems of the inline styles, with their locations in the file.
    /// - Parameter diagnostics: The engine's diagnostics, once for each inline style text.
    package func problems(_ diagnostics: [Diagnostic]) -> [ViewTreeProblem] {
        let places = InlineStylePlaces(diagnostics, in: self)
        return views.flatMap { places.problems(in: $0) }
    }
}

extension ViewTree {
    /// Returns the problems of views whose subviews are outside or have no size, after a layout.
    @MainActor package func collapsedViews(
        of built: [(view: UIView, data: ViewData)], in dom: NIDOM
    ) -> [ViewTreeProblem] {
        let collapsed = Dictionary(uniqueKeysWithValues: dom.collapsedViews.map { (ObjectIdentifier($0.view), $0) })
        if collapsed.isEmpty { return [] }
        return built.compactMap { view, data in
            guard let found = collapsed[ObjectIdentifier(view)], let place = data.places.origin else { return nil }
            let kind: ViewTreeProblem.Kind =
                found.kind == .collapsed
                ? .collapsed(viewClass: data.viewClass, isContainer: found.isContainer)
                : .unplacedSubviews(viewClass: data.viewClass)
            return ViewTreeProblem(kind, at: place, in: text)
        }
    }
}

extension [ViewTreeProblem] {
    /// The problems sorted by location in the file. Problems without a location in a file come first, in their original
    /// order.
    package var inOrderOfFile: [ViewTreeProblem] {
        enumerated().sorted { left, right in
            let (first, second) = (left.element.dataPlace.range, right.element.dataPlace.range)
            return (first?.lowerBound ?? 0, left.offset) < (second?.lowerBound ?? 0, right.offset)
        }.map(\.element)
    }
}
