import Foundation
import NimbusCSS
import NimbusViews
import TestSupport
import Testing

@testable import NimbusUIKit

/// Whatever the properties of the fixtures have done to views, without them it is as if they had never been.
@MainActor @Suite struct UndoneFixtureTests {
    private nonisolated static let folder = FixtureFolder(named: "Views")

    private nonisolated static let names = [
        "bars-and-tables", "buttons", "fields", "labels", "views", "behavior-of-views", "behavior-of-controls",
        "text-input", "scrolling", "indicators", "bars",
    ]

    @Test(arguments: UndoneFixtureTests.names)
    func nothingIsLeft(_ name: String) throws {
        let tree = try ViewTree(contentsOf: Self.folder.file("every-property-of-\(name).json"))
        let css = try Self.folder.text("every-property-of-\(name).css")
        let (styled, plain) = (Scene(css), Scene(""))
        let views = styled.window.buildSubviews(tree, in: styled.dom)
        let others = plain.window.buildSubviews(tree, in: plain.dom)
        #expect(Self.differences(views, others) != [])
        styled.load("")
        #expect(Self.differences(views, others) == [])
    }

    private static func differences(_ views: [UIView], _ others: [UIView]) -> [String] {
        zip(views, others).enumerated().flatMap { place, pair in
            EffectTable.effects.filter { $0.isOn(pair.0) && $0.get(pair.0) != $0.get(pair.1) }
                .map { "\(place): \($0.name)" }
        }
    }
}
