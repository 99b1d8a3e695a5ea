import NimbusUIKit
import Testing

/// Fields with room around their text (the ancestor's `NITextField`, section 1.5).
@MainActor @Suite struct TextInsetsTests {
    private let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    private let plain = UITextField()
    private let field = NITextField()

    @Test func withoutInsetsItIsATextField() {
        for field in [plain, field] { field.borderStyle = .roundedRect }
        #expect(field.textRect(forBounds: bounds) == plain.textRect(forBounds: bounds))
        #expect(field.editingRect(forBounds: bounds) == plain.editingRect(forBounds: bounds))
        #expect(field.placeholderRect(forBounds: bounds) == plain.placeholderRect(forBounds: bounds))
    }

    @Test func insetsDecideAlone() {
        field.borderStyle = .roundedRect
        field.textInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let inner = CGRect(x: 2, y: 1, width: 94, height: 26)
        #expect(field.textRect(forBounds: bounds) == inner && field.editingRect(forBounds: bounds) == inner)
        #expect(field.placeholderRect(forBounds: bounds) == inner)
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 3, height: 30)).width == 0)
    }

    @Test func styleSheetsSetAndUndoThem() {
        let scene = Scene("NITextField { -mobile-title-insets: 1 2 3 4 } UITextField { color: red }")
        field.textInsets.left = 9
        scene.add(field)
        scene.add(plain)
        // As the toolkit has insets: top, left, bottom, right.
        #expect(field.textInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) && field.textColor == .red)
        scene.load("")
        #expect(field.textInsets == UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0))
    }

    @Test func dataMakesThem() {
        let (views, problems) = BuiltScreen().build([["view": "NITextField", "text": "a"], NITextField.self])
        #expect(views.count == 2 && problems.isEmpty && views.allSatisfy { $0 is NITextField })
    }
}
