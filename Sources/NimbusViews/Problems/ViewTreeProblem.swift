import CSSEngine
import NimbusUIKit

/// A problem in the data of a view tree.
public struct ViewTreeProblem: Sendable {
    package let kind: Kind
    package let dataPlace: DataPlace
    private let text: ViewTreeText?

    /// - Parameter text: The contents of the file, for locations in a file.
    package init(_ kind: Kind, at place: DataPlace, in text: ViewTreeText? = nil) {
        self.kind = kind
        dataPlace = place
        self.text = text
    }

    /// Returns a problem of another kind at the same place.
    package func replacing(kind: Kind) -> ViewTreeProblem { ViewTreeProblem(kind, at: dataPlace, in: text) }

    /// The severity. An error means that a value was ignored, and a warning that a value has no effect.
    public var severity: Diagnostic.Severity { kind.severity }

    /// The message without a full stop, with a suggestion if there is one. Control characters are escaped.
    public var sentence: String { kind.sentence.escapedForTerminal }

    /// The location in the file. `nil` if the data did not come from a file.
    public var location: SourceLocation? {
        guard let text, let range = dataPlace.range else { return nil }
        return text.location(at: range.lowerBound)
    }

    /// The location after the last character of the value. `nil` if the data did not come from a file.
    package var endLocation: SourceLocation? {
        guard let text, let range = dataPlace.range else { return nil }
        return text.location(at: range.upperBound)
    }

    /// The location as `file:line:column`. For values of an app, the path of array indices and dictionary keys:
    /// `[0][4].subviews[2]`.
    public var place: String {
        switch dataPlace {
        case .file: location?.description ?? ""
        case .path(let path): path.escapedForTerminal
        }
    }

    /// The line of the file with the problem. `nil` if the data did not come from a file.
    package var excerpt: Excerpt? {
        guard let text, let range = dataPlace.range else { return nil }
        return Excerpt(text.source, range)
    }

    /// Writes the description to standard error.
    public func printToStandardError() {
        FileHandle.standardError.write(Data((description + "\n").utf8))
    }
}

extension ViewTreeProblem: CustomStringConvertible {
    /// The location, severity and message in the format of compilers, followed by the line of the file and a caret.
    public var description: String {
        "\(place): \(severity.rawValue): \(sentence)" + (excerpt?.text ?? "")
    }
}
