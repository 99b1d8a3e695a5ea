import HeadlessUIKit
import Testing

/// A screen of the fixtures with the views created by the Swift code generated for it.
struct DescribedScreen: CustomTestStringConvertible, Sendable {
    /// The views in a window.
    struct Views {
        let roots: [UIView]
        var updateLayerColors: @MainActor () -> Void = {}
    }

    /// The folder of the view tree and the stylesheet, relative to the repository.
    let folder: String
    /// The name of both files without the extension.
    let name: String
    /// The name of the generated type.
    let type: String
    let make: @MainActor @Sendable (_ image: @escaping (String) -> UIImage?) -> Views

    var testDescription: String { name }

    /// All screens with a file in `Described`.
    static let all = [
        DescribedScreen(folder: "Examples/Profile", name: "profile", type: "ProfileViews") { image in
            let views = ProfileViews(image: image)
            return Views(roots: [views.root], updateLayerColors: views.updateLayerColors)
        },
        fixture("every-property-of-bar-items", "EveryPropertyOfBarItemsViews") { image in
            Views(roots: EveryPropertyOfBarItemsViews(image: image).roots)
        },
        fixture("every-property-of-bars", "EveryPropertyOfBarsViews") { image in
            Views(roots: EveryPropertyOfBarsViews(image: image).roots)
        },
        fixture("every-property-of-behavior-of-controls", "EveryPropertyOfBehaviorOfControlsViews") { _ in
            Views(roots: EveryPropertyOfBehaviorOfControlsViews().roots)
        },
        fixture("every-property-of-behavior-of-views", "EveryPropertyOfBehaviorOfViewsViews") { _ in
            let views = EveryPropertyOfBehaviorOfViewsViews()
            return Views(roots: views.roots, updateLayerColors: views.updateLayerColors)
        },
        fixture("every-property-of-indicators", "EveryPropertyOfIndicatorsViews") { image in
            Views(roots: EveryPropertyOfIndicatorsViews(image: image).roots)
        },
        fixture("every-property-of-segments-and-tabs", "EveryPropertyOfSegmentsAndTabsViews") { image in
            Views(roots: EveryPropertyOfSegmentsAndTabsViews(image: image).roots)
        },
        fixture("every-property-of-scrolling", "EveryPropertyOfScrollingViews") { _ in
            Views(roots: EveryPropertyOfScrollingViews().roots)
        },
        fixture("every-property-of-text-input", "EveryPropertyOfTextInputViews") { image in
            Views(roots: EveryPropertyOfTextInputViews(image: image).roots)
        },
        fixture("every-property-of-bars-and-tables", "EveryPropertyOfBarsAndTablesViews") { _ in
            Views(roots: EveryPropertyOfBarsAndTablesViews().roots)
        },
        fixture("every-property-of-buttons", "EveryPropertyOfButtonsViews") { image in
            Views(roots: EveryPropertyOfButtonsViews(image: image).roots)
        },
        fixture("every-property-of-fields", "EveryPropertyOfFieldsViews") { _ in
            Views(roots: EveryPropertyOfFieldsViews().roots)
        },
        fixture("every-property-of-labels", "EveryPropertyOfLabelsViews") { _ in
            Views(roots: EveryPropertyOfLabelsViews().roots)
        },
        fixture("every-property-of-views", "EveryPropertyOfViewsViews") { image in
            let views = EveryPropertyOfViewsViews(image: image)
            return Views(roots: views.roots, updateLayerColors: views.updateLayerColors)
        },
        fixture("stacks-arrange-their-views", "StacksArrangeTheirViewsViews") { _ in
            Views(roots: [StacksArrangeTheirViewsViews().root])
        },
        fixture("styles-move-their-views", "StylesMoveTheirViewsViews") { _ in
            Views(roots: StylesMoveTheirViewsViews().roots)
        },
        fixture("texts-and-names-stay-what-they-are", "TextsAndNamesStayWhatTheyAreViews") { image in
            let views = TextsAndNamesStayWhatTheyAreViews(image: image)
            return Views(roots: views.roots, updateLayerColors: views.updateLayerColors)
        },
    ]

    private static func fixture(
        _ name: String, _ type: String,
        _ make: @escaping @MainActor @Sendable (_ image: @escaping (String) -> UIImage?) -> Views
    ) -> DescribedScreen {
        DescribedScreen(folder: "Tests/Fixtures/Views", name: name, type: type, make: make)
    }
}
