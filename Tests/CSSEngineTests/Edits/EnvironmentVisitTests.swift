import CSSEngine
import Testing

/// With several environments in a tree, a change visits only the views whose direction or language differs.
@Suite struct EnvironmentVisitTests {
    /// A scene with 100 leaves in the footer, of which the first row overrides its environment.
    private func scene(_ text: String, _ override: EnvironmentOverride) -> (scene: VisitScene, first: StyleUpdate) {
        let scene = VisitScene(text)
        for _ in 0..<100 { scene.insertLeaf(under: scene.footer) }
        scene.engine.restyle()
        scene.rows[0].environmentOverride = override
        scene.engine.update(scene[scene.rows[0]], .environment)
        return (scene, scene.engine.restyle())
    }

    private static let cases = [
        (
            sheet: ".row:dir(rtl), .row:dir(rtl) .icon { width: 1px }",
            EnvironmentOverride(layoutDirection: .rightToLeft)
        ),
        (sheet: ".row:lang(de), .row:lang(de) .icon { width: 1px }", EnvironmentOverride(language: "de")),
        (sheet: ".row:pad, .row:pad .icon { width: 1px }", EnvironmentOverride(idiom: .pad)),
        (
            sheet: ".row:not(:compact-width), .row:is(:regularWidth) .icon { width: 1px }",
            EnvironmentOverride(horizontalSizeClass: .regular)
        ),
    ]

    @Test("A view that overrides direction or language is styled with its descendants", arguments: cases)
    func override(sheet: String, override: EnvironmentOverride) {
        let (_, update) = scene(sheet, override)
        #expect(update.visitedCount == 2)
        #expect(update.changes.count == 2)
    }

    @Test("An unrelated change of the environment styles nothing", arguments: cases)
    func unrelatedChange(sheet: String, override: EnvironmentOverride) {
        let (scene, _) = scene(sheet, override)
        scene.engine.environment.width = 777
        #expect(scene.engine.restyle().visitedCount == 0)
    }

    @Test("An insertion inside a view with its own environment checks only the new views", arguments: cases)
    func insertion(sheet: String, override: EnvironmentOverride) {
        let (scene, _) = scene(sheet, override)
        scene.engine.insert(TestNode("UIImageView", classes: ["icon"]), under: scene[scene.rows[0]])
        let update = scene.engine.restyle()
        #expect(update.visitedCount == 1)
        #expect(update.changes.count == 1)
        #expect(update.searchCount <= 10)
    }

    @Test("A change of the engine's environment styles the views that do not override it", arguments: cases)
    func engineChange(sheet: String, override: EnvironmentOverride) {
        let (scene, _) = scene(sheet, override)
        scene.engine.environment.layoutDirection = .rightToLeft
        scene.engine.environment.language = "de"
        scene.engine.environment.idiom = .pad
        scene.engine.environment.horizontalSizeClass = .regular
        let update = scene.engine.restyle()
        // Four rows with their icons, and the other icon as a descendant of views that changed.
        #expect(update.visitedCount == 9)
        #expect(update.changes.count == 8)
    }

    @Test("A view that moves to another environment has the style for it", arguments: cases)
    func move(sheet: String, override: EnvironmentOverride) {
        let (scene, _) = scene(sheet, override)
        let width = scene.engine.properties["width"]!
        let icon = scene[scene.rows[1].children[0]]
        scene.engine.move(icon, under: scene[scene.rows[0]])
        scene.engine.restyle()
        #expect(scene.engine.style(of: icon)[width] != nil)
        scene.engine.move(icon, under: scene[scene.rows[1]])
        scene.engine.restyle()
        #expect(scene.engine.style(of: icon)[width] == nil)
    }

    @Test("Views have the style of their last environment after several changes", arguments: cases)
    func replacedEnvironments(sheet: String, override: EnvironmentOverride) {
        let (scene, _) = scene(sheet, override)
        let width = scene.engine.properties["width"]!
        for step in 0..<20 {
            let row = step % 5
            var other = EnvironmentOverride(width: Double(500 + step))
            if step % 3 == 0 {
                (other.layoutDirection, other.language) = (.rightToLeft, "de")
                (other.idiom, other.horizontalSizeClass) = (.pad, .regular)
            }
            scene.rows[row].environmentOverride = step % 4 == 3 ? nil : other
            scene.engine.update(scene[scene.rows[row]], .environment)
            scene.engine.restyle()
            for row in scene.rows {
                let isExpected =
                    row.environmentOverride.map { $0.language == "de" || $0.layoutDirection != nil } ?? false
                #expect((scene.engine.style(of: scene[row])[width] != nil) == isExpected)
                #expect((scene.engine.style(of: scene[row.children[0]])[width] != nil) == isExpected)
            }
        }
    }
}
