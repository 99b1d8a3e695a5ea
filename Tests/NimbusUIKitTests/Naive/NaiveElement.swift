import CSSEngine
import NimbusCSS

@testable import NimbusUIKit

/// A view as the engine of a ``NaiveDOM`` sees it, with its children.
///
/// The engine calls an element only while the DOM calls the engine, and therefore on the main actor.
final class NaiveElement: StyleElement {
    private let view: UIView
    let styleID: String?
    let styleClasses: [String]
    let inlineStyle: String?
    let styleFontSize: Double?
    let styleChildren: [NaiveElement]

    /// - Parameters:
    ///   - id: The id that the app gave the view.
    ///   - fontSize: The size of the font that the view has without a style.
    @MainActor init(
        _ view: UIView, classes: [String], id: String?, inlineStyle: String?, fontSize: Double?,
        _ children: [NaiveElement]
    ) {
        self.view = view
        styleID = id ?? view.styleID
        styleClasses = classes
        self.inlineStyle = inlineStyle
        styleFontSize = fontSize
        styleChildren = children
    }

    /// The views of the element and its descendants in document order, as the engine numbers them.
    @MainActor var views: [UIView] { [view] + styleChildren.flatMap(\.views) }

    var styleTypes: [String] { MainActor.assumeIsolated { [view] in view.styleTypes } }
    var styleState: ElementState { MainActor.assumeIsolated { [view] in view.styleState } }
    var hasText: Bool { MainActor.assumeIsolated { [view] in view.hasStyleText } }
    var styleVariants: [StyleVariant] { MainActor.assumeIsolated { [view] in view.styleVariants } }

    func styleAttribute(_ name: String) -> String? {
        switch name {
        case "id": styleID
        case "class": styleClasses.isEmpty ? nil : styleClasses.joined(separator: " ")
        default: MainActor.assumeIsolated { [view] in view.styleAttribute(name) }
        }
    }

    func styleEnvironment(in inherited: CSS.Environment) -> CSS.Environment? {
        MainActor.assumeIsolated { [view] in view.styleEnvironment(in: inherited) }
    }
}
