import CSSEngine
import Testing

/// A container that changes restyles its descendants, whatever else changes with it.
@Suite struct ContainerSizeTests {
    /// A tree of a root, a container and a label in it.
    private struct Scene {
        let engine = StyleEngine()
        let root = TestNode("UIView", classes: ["root"])
        let container: StyleNode
        let label: StyleNode

        init(_ sheet: Stylesheet) {
            engine.add(sheet)
            let card = TestNode("UIView", classes: ["card"])
            card.append(TestNode("UILabel"))
            root.append(card)
            container = engine.children(of: engine.insert(root))[0]
            label = engine.children(of: container)[0]
        }

        /// The height of the label after a restyle.
        func height() -> String? {
            engine.restyle()
            return engine.style(of: label)[engine.properties["height"]!]?.cssText
        }

        func resize(_ width: Double) { engine.setContainerSize(ContainerSize(width: width, height: 50), of: container) }
    }

    private static let container = ".card { container-type: inline-size } "

    @Test("The size of an element counts that is set before its style is known")
    func first() {
        let scene = Scene(Stylesheet(Self.container + "@container (width > 100px) { UILabel { height: 1px } }"))
        scene.resize(200)
        #expect(scene.height() == "1px")
    }

    @Test("A container changes its size while its stylesheet is replaced")
    func replacement() {
        let rule = "@container (width > 100px) { UILabel { height: 1px } }"
        let sheet = Stylesheet(Self.container + rule)
        let scene = Scene(sheet)
        scene.resize(50)
        #expect(scene.height() == nil)
        scene.resize(200)
        scene.engine.replace(
            sheet, with: Stylesheet(Self.container + "@container (width > 10px) { .root { top: 1px } }" + rule))
        #expect(scene.height() == "1px")
    }

    @Test("A rule that is added under a known condition counts for containers that change later")
    func addedRule() {
        let query = "@container (width > 100px)"
        let scene = Scene(Stylesheet(Self.container + "\(query) { .root { top: 1px } UIView { left: 1px } }"))
        scene.resize(50)
        #expect(scene.height() == nil)
        scene.resize(200)
        #expect(scene.height() == nil)
        scene.resize(50)
        scene.engine.restyle()
        scene.engine.add(Stylesheet("\(query) { UILabel { height: 1px } }"))
        #expect(scene.height() == nil)
        scene.resize(200)
        #expect(scene.height() == "1px")
    }

    @Test(
        "A change of the device or of the root's font changes the answers of containers",
        arguments: ["(width > 50vw)", "(width > 10rem)", "style(10rem < 150px)"])
    func units(condition: String) {
        let scene = Scene(
            Stylesheet(
                Self.container + ".root { font-size: var(--size, 20px) }"
                    + "@container \(condition) { UILabel { height: 1px } }"))
        scene.engine.environment.width = 400
        scene.resize(150)
        #expect(scene.height() == nil)
        scene.engine.environment.width = 200
        scene.engine.setRootProperty("--size", to: "10px")
        #expect(scene.height() == "1px")
    }

    @Test("The answers of containers stay right when there were thousands of sizes")
    func manySizes() {
        let scene = Scene(
            Stylesheet(
                Self.container + "UILabel { height: 10cqw } @container (width > 5000px) { UILabel { height: 1px } }"))
        for width in stride(from: 0.0, to: 6000, by: 1) {
            scene.resize(width)
            #expect(scene.height() == (width > 5000 ? "1px" : "\((width / 10).formatted)px"), "\(width)")
        }
    }
}

extension Double {
    fileprivate var formatted: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
