import NimbusCSS
import Testing

@testable import CSSEngine
@testable import InterfaCSS
@testable import NimbusUIKit

/// The properties that InterfaCSS documents.
@MainActor @Suite struct ReferenceTests {
    /// The properties of classes and of parts of classes that UIKit no longer has. Lint reports them.
    private static let obsolete: Set<String> = [
        "scalesPageToFit", "allowsInlineMediaPlayback", "suppressesIncrementalRendering",
        "keyboardDisplayRequiresUserAction", "mediaPlaybackRequiresUserAction", "mediaPlaybackAllowsAirPlay",
        "pageLength", "gapBetweenPages", "paginationMode", "paginationBreakingMode", "accessibilityIdentifier",
        "defaultTextShadowColor", "defaultTextShadowOffset", "scopeBarButtonTitleShadowColor",
        "scopeBarButtonTitleShadowOffset",
    ]

    @Test func everyPropertyHasAnEffectOrIsObsolete() {
        let table = PropertyTable.standard
        let effective = Set((EffectTable.effects + EffectTable.barItems).flatMap(\.properties))
        for row in InterfaCSSProperty.all {
            let isKnown = table[row.css] != nil
            #expect(isKnown != Self.obsolete.contains(row.name), "\(row.name)")
            guard let id = table[row.css], case let name = table[id].name, !effective.contains(name) else { continue }
            let isLayout = FrameProperty.allCases.contains { $0.name == name }
            let isBox = (Property.boxes + Property.logical).contains { $0.name == name }
            if case .shorthand = table[id].grammar { continue }
            #expect(isLayout || isBox, "\(row.name) is \(name), which no effect has")
        }
    }

    /// Case Y2 of the reference.
    @Test func theLayoutOfACollectionViewIsStyled() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let sheet = NIStylesheet(dialect: .interfaCSS)
        sheet.load(
            text:
                "UICollectionView { minimumLineSpacing: 9; collectionViewLayout.itemSize: size(7, 8); scrollDirection: Horizontal; }",
            name: "a.iss")
        let dom = NIDOM(stylesheet: sheet)
        dom.register(view)
        #expect(layout.minimumLineSpacing == 9 && layout.itemSize == CGSize(width: 7, height: 8))
        #expect(layout.scrollDirection == .horizontal)
    }

    @Test func aSegmentedControlIsStyled() {
        let control = UISegmentedControl(items: ["A", "B"])
        let sheet = NIStylesheet(dialect: .interfaCSS)
        sheet.load(
            text: """
                segmentedControl {
                    font: system 11; textColor: #333; titleTextAttributes.textColor(selected): red; momentary: YES;
                    contentPositionAdjustment(segmentLeft): 1, 2;
                }
                """,
            name: "a.iss")
        let dom = NIDOM(stylesheet: sheet)
        dom.register(control)
        let selected = control.titleTextAttributes(for: .selected)
        #expect(selected?[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((selected?[.font] as? UIFont)?.pointSize == 11 && control.isMomentary)
        let position = control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default)
        #expect(position == UIOffset(horizontal: 1, vertical: 2) && sheet.diagnostics.isEmpty)
    }
}
