import HeadlessUIKit
import Testing

/// A screen of the fixtures, with the views that the Swift makes that was printed for it.
struct DescribedScreen: CustomTestStringConvertible, Sendable {
    /// What is in a window.
    struct Views {
        let roots: [UIView]
        var updateLayerColors: @MainActor () -> Void = {}
    }

    /// Where the tree and the sheet are in the repository.
    let folder: String
    /// That of both, without the endings.
    let name: String
    /// The name of what was printed.
    let type: String
    let make: @MainActor @Sendable (_ image: @escaping (String) -> UIImage?) -> Views

    var testDescription: String { name }

    /// Every screen that has a file in `Described`.
    static let all = [
        DescribedScreen(folder: "Examples/Profile", name: "profile", type: "ProfileViews") { image in
            let views = ProfileViews(image: image)
            return Views(roots: [views.root], updateLayerColors: views.updateLayerColors)
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
