import CSSEngine

/// Something odd in the data that views are made of.
public struct ViewTreeProblem: Sendable {
    package let kind: Kind
    package let dataPlace: DataPlace
    private let text: ViewTreeText?

    /// - Parameter text: that of the file, for places in one.
    package init(_ kind: Kind, at place: DataPlace, in text: ViewTreeText? = nil) {
        self.kind = kind
        dataPlace = place
        self.text = text
    }

    /// Errors are what made something be dropped; a warning is about what has no effect.
    public var severity: Diagnostic.Severity { kind.severity }

    /// What is odd, in a sentence without a full stop, with what may have been meant. Control characters are replaced.
    public var sentence: String { kind.sentence.escapedForTerminal }

    /// Where it is in the file; nil where the data did not come from one.
    public var location: SourceLocation? {
        guard let text, let range = dataPlace.range else { return nil }
        return text.location(at: range.lowerBound)
    }

    /// `file:line:column`, or, for values of an app, the indices of the arrays and the names of the dictionaries that
    /// lead to it, as in `[0][4].subviews[2]`.
    public var place: String {
        switch dataPlace {
        case .file: location?.description ?? ""
        case .path(let path): path.escapedForTerminal
        }
    }

    /// The line of the file; nil where there is none.
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
    /// As compilers have it: the place, the severity, the sentence; below it the line of the file, and a caret.
    public var description: String {
        "\(place): \(severity.rawValue): \(sentence)" + (excerpt?.text ?? "")
    }
}
