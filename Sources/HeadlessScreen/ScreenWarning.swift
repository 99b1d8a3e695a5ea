import CSSEngine
import HeadlessUIKit
import NimbusCSS
import NimbusUIKit
import NimbusViews

/// A warning about a declaration that has no effect on the views of a screen.
package struct ScreenWarning: Hashable {
    /// The location of the declaration. `nil` if it is in an inline style.
    package let location: SourceLocation?
    /// The message without a full stop. Control characters are not escaped.
    package let sentence: String

    /// The location, the severity and the message, as a compiler prints them.
    package var text: String { "\(location?.description ?? "inline"): warning: \(sentence)".escapedForTerminal }
}

extension StyledScreen {
    /// The warnings about layouts that have no effect and about missing images, each once.
    /// - Parameter properties: The properties that the stylesheets were parsed with.
    package func warnings(properties: PropertyTable) -> [ScreenWarning] {
        let layouts = LayoutWarning.warnings(of: dom.layoutProblems, properties: properties).map {
            ScreenWarning(location: $0.location, sentence: $0.sentence)
        }
        var known: Set<ScreenWarning> = []
        let images = dom.missingImages.map { image in
            let kind: ViewTreeProblem.Kind =
                UIImage.path(ofImageNamed: image.name, in: folder) == nil
                ? .unknownImage(image.name) : .unreadableImage(image.name)
            return ScreenWarning(location: image.location, sentence: kind.sentence)
        }
        return layouts + images.filter { known.insert($0).inserted }
    }
}
