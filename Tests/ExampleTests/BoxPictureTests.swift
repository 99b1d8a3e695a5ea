import CSSEngine
import Foundation
import HeadlessScreen
import HeadlessUIKit
import NimbusUIKit
import NimbusViews
import TestSupport
import Testing

@testable import NimbusSnapshots

/// The samples and the pictures of the articles "Laying Out Screens" and "Styling Screens", which `make pictures` draws from `Examples/Boxes`.
@MainActor @Suite struct BoxPictureTests {
    private static let article = PackagePaths.root.appendingPathComponent("Sources/NimbusUIKit/NimbusUIKit.docc")
    private static let examples = PackagePaths.root.appendingPathComponent("Examples/Boxes")

    /// A picture of an example.
    struct Picture: Sendable, CustomTestStringConvertible {
        let name, example: String
        let height: Double
        var direction = CSS.Environment.LayoutDirection.leftToRight
        var colorScheme = CSS.Environment.ColorScheme.light
        /// The selector of the views with boxes, or `*` for all boxes.
        var boxes: String?

        var testDescription: String { name }

        static let all = [
            Picture(name: "boxes-card", example: "card", height: 203),
            Picture(name: "boxes-card-rtl", example: "card", height: 203, direction: .rightToLeft),
            Picture(name: "boxes-card-inspected", example: "card", height: 203, boxes: "*"),
            Picture(name: "boxes-gallery", example: "gallery", height: 252, boxes: ".gallery"),
            Picture(name: "boxes-page", example: "page", height: 150, boxes: ".page"),
            Picture(name: "scrolling", example: "scrolling", height: 272),
            Picture(name: "scrolling-dark", example: "scrolling", height: 272, colorScheme: .dark),
            Picture(name: "scrolling-rtl", example: "scrolling", height: 272, direction: .rightToLeft),
            Picture(name: "masks", example: "masks", height: 272),
            Picture(name: "masks-dark", example: "masks", height: 272, colorScheme: .dark),
            Picture(name: "masks-rtl", example: "masks", height: 272, direction: .rightToLeft),
        ]
    }

    @Test(arguments: Picture.all) func picturesShowTheExamples(_ picture: Picture) throws {
        var environment = CSS.Environment()
        (environment.width, environment.height) = (320, picture.height)
        (environment.layoutDirection, environment.colorScheme) = (picture.direction, picture.colorScheme)
        let file = Self.examples.appendingPathComponent(picture.example)
        let sheet = try String(contentsOf: file.appendingPathExtension("css"), encoding: .utf8)
        let screen = StyledScreen(
            try ViewTree(contentsOf: file.appendingPathExtension("json")), [Stylesheet(sheet)], environment,
            folder: Self.examples)
        #expect(screen.problems.isEmpty && screen.dom.layoutProblems.isEmpty)

        let boxes = try picture.boxes.map {
            $0 == "*" ? DrawnBoxes.all : .views(try #require(screen.views(matching: $0)))
        }
        let actual = try #require(Pixels(png: screen.picture(drawing: boxes ?? .none).pngData))
        let stored = try #require(
            Pixels(png: Data(contentsOf: Self.article.appendingPathComponent(picture.name + ".png"))))
        try #require(actual.width == stored.width && actual.height == stored.height)
        let difference = PixelComparison(stored, actual, channel: 0.02).difference
        // Letters differ with the version of a font.
        #expect(Double(difference.count) < 0.08 * Double(difference.total), "`make pictures` draws it again")
    }

    @Test func samplesAreInTheExamples() throws {
        let text = try String(contentsOf: Self.article.appendingPathComponent("LayingOutScreens.md"), encoding: .utf8)
        let examples = try ["card", "gallery", "page"].map {
            try String(contentsOf: Self.examples.appendingPathComponent("\($0).css"), encoding: .utf8)
        }
        for example in examples {
            let layout = example.components(separatedBy: "\n/* Colours")[0]
            #expect(text.contains("```css\n\(layout)```"))
        }
    }
}
