import NimbusUIKit
import Testing

/// The alignment of text.
@MainActor @Suite struct AlignmentTests {
    @Test("start and end follow the layout direction")
    func direction() {
        let scene = Scene(".start { text-align: start } .end { text-align: end } .left { text-align: left }")
        let labels = ["start", "end", "left"].map { scene.add(UILabel(), cssClass: $0) }
        let field = scene.add(UITextField(), cssClass: "end")
        #expect(labels.map(\.textAlignment) == [.left, .right, .left] && field.textAlignment == .right)
        scene.dom.environment.layoutDirection = .rightToLeft
        #expect(labels.map(\.textAlignment) == [.right, .left, .left] && field.textAlignment == .left)
        scene.load("")
        #expect(labels.map(\.textAlignment) == [.natural, .natural, .natural])
    }
}
