import CSSEngine
import Testing

/// A container that changes restyles its descendants, whatever else changes with it.
@Suite struct ContainerSizeTests {
    private static let container = ".card { container-type: inline-size } "

    @Test("The size of an element counts that is set before its style is known")
    func first() {
        let tree = CardTree(Stylesheet(Self.container + "@container (width > 100px) { UILabel { height: 1px } }"))
        tree.resize(200)
        #expect(tree.height() == "1px")
    }

    @Test("A container changes its size while its stylesheet is replaced")
    func replacement() {
        let rule = "@container (width > 100px) { UILabel { height: 1px } }"
        let sheet = Stylesheet(Self.container + rule)
        let tree = CardTree(sheet)
        tree.resize(50)
        #expect(tree.height() == nil)
        tree.resize(200)
        tree.engine.replace(
            sheet, with: Stylesheet(Self.container + "@container (width > 10px) { .root { top: 1px } }" + rule))
        #expect(tree.height() == "1px")
    }

    @Test("A rule that is added under a known condition counts for containers that change later")
    func addedRule() {
        let query = "@container (width > 100px)"
        let tree = CardTree(Stylesheet(Self.container + "\(query) { .root { top: 1px } UIView { left: 1px } }"))
        tree.resize(50)
        #expect(tree.height() == nil)
        tree.resize(200)
        #expect(tree.height() == nil)
        tree.resize(50)
        tree.engine.restyle()
        tree.engine.add(Stylesheet("\(query) { UILabel { height: 1px } }"))
        #expect(tree.height() == nil)
        tree.resize(200)
        #expect(tree.height() == "1px")
    }

    @Test(
        "A change of the device or of the root's font changes the answers of containers",
        arguments: ["(width > 50vw)", "(width > 10rem)", "style(10rem < 150px)"])
    func units(condition: String) {
        let tree = CardTree(
            Stylesheet(
                Self.container + ".root { font-size: var(--size, 20px) }"
                    + "@container \(condition) { UILabel { height: 1px } }"))
        tree.engine.environment.width = 400
        tree.resize(150)
        #expect(tree.height() == nil)
        tree.engine.environment.width = 200
        tree.engine.setRootProperty("--size", to: "10px")
        #expect(tree.height() == "1px")
    }

    @Test("The answers of containers stay right when there were thousands of sizes")
    func manySizes() {
        let tree = CardTree(
            Stylesheet(
                Self.container + "UILabel { height: 10cqw } @container (width > 5000px) { UILabel { height: 1px } }"))
        for width in stride(from: 0.0, to: 6000, by: 1) {
            tree.resize(width)
            #expect(tree.height() == (width > 5000 ? "1px" : "\((width / 10).formatted)px"), "\(width)")
        }
    }
}

extension Double {
    fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
