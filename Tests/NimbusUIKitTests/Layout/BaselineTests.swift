import NimbusUIKit
import Testing

#if canImport(HeadlessUIKit)
/// The baselines of views in rows with `align-items: baseline`, compared with the drawn text.
@MainActor @Suite struct BaselineTests {
    /// Views with a text of letters without descenders, and their style.
    nonisolated private static let views: [(name: String, css: String, make: @MainActor @Sendable () -> UIView)] = [
        ("line height", "line-height: 40px", { label(UILabel()) }),
        ("small line height", "line-height: 12px", { label(UILabel()) }),
        ("taller label", "height: 70px", { label(UILabel()) }),
        ("minimum height", "min-height: 50px; line-height: 30px", { label(NILabel()) }),
        ("insets", "padding: 11px 2px 5px; border: 3px solid white", { label(NILabel()) }),
        ("taller insets", "padding: 11px 2px 5px; height: 60px", { label(NILabel()) }),
        ("box sizing", "padding: 10px 0 0; height: 60px; box-sizing: border-box", { label(NILabel()) }),
        ("large font", "font-size: 40px", { label(UILabel()) }),
        ("several lines", "width: min-content; line-clamp: none", { label(UILabel(), "xxx xxxx xx") }),
        ("runs", "", { runs(UILabel(), [("Xx", 34), (" xxx", 12)]) }),
        ("small run first", "", { runs(UILabel(), [("xx", 12), (" Xxx", 34)]) }),
        (
            "runs in lines", "line-clamp: none; width: 70px",
            { runs(UILabel(), [("xx xx ", 12), ("Xxxx ", 30), ("xx xx xx xx", 14)]) }
        ),
        ("button", "color: black", { button() }),
        ("button insets", "color: black; padding: 20px 5px 4px", { button() }),
        ("button border", "color: black; border: 9px solid white", { button() }),
        ("taller button", "color: black; height: 80px", { button() }),
        ("button at the top", "color: black; height: 80px; -mobile-content-valign: top", { button() }),
        (
            "button at the bottom", "color: black; height: 80px; -mobile-content-valign: bottom; padding: 4px",
            { button() }
        ),
        ("button line height", "color: black; line-height: 50px", { button() }),
        ("button font", "color: black; font-size: 30px", { button() }),
        ("title insets", "color: black; -mobile-title-insets: 8px 0 0 0", { button() }),
        ("content insets", "color: black; -mobile-content-insets: 20px 0 2px 0", { button() }),
        ("configured button", "color: black; font-size: 26px; padding: 14px 2px 3px", { configuredButton() }),
        ("own configuration", "color: black", { configuredButton() }),
        ("field", "color: black", { field(UITextField()) }),
        ("taller field", "color: black; height: 64px", { field(UITextField()) }),
        ("field insets", "color: black; padding: 15px 2px 1px", { field(NITextField()) }),
        ("placeholder", "", { placeholder() }),
        ("field border", "color: black; -ios-border-style: rounded-rect", { field(UITextField()) }),
        ("own field insets", "color: black; -mobile-title-insets: 15px 2px 1px 2px", { field(NITextField()) }),
        ("text view", "color: black", { textView() }),
        ("taller text view", "color: black; height: 90px", { textView() }),
        ("text view insets", "color: black; padding: 17px 2px 1px; line-height: 30px", { textView() }),
        ("segments", "", { UISegmentedControl(items: ["xxx"]) }),
        ("taller segments", "height: 60px", { UISegmentedControl(items: ["xxx"]) }),
        ("row stack", "", { stack(.horizontal, [label(UILabel()), runs(UILabel(), [("xxx", 34)])]) }),
        ("column stack", "width: 60px", { stack(.vertical, [runs(UILabel(), [("Xxx", 34)]), label(NILabel())]) }),
    ]

    private static func label<Label: UILabel>(_ label: Label, _ text: String = "xxx") -> Label {
        label.text = text
        label.textColor = .black
        return label
    }

    private static func runs(_ label: UILabel, _ runs: [(text: String, size: CGFloat)]) -> UILabel {
        let text = NSMutableAttributedString(string: "")
        for run in runs {
            text.append(
                NSAttributedString(string: run.text, attributes: [.font: UIFont.systemFont(ofSize: run.size)]))
        }
        label.attributedText = text
        label.textColor = .black
        return label
    }

    private static func button() -> UIButton {
        let button = UIButton()
        button.setTitle("xxx", for: .normal)
        return button
    }

    private static func configuredButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "xxx"
        return UIButton(configuration: configuration)
    }

    private static func field<Field: UITextField>(_ field: Field) -> Field {
        field.text = "xxx"
        return field
    }

    private static func placeholder() -> UITextField {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(
            string: "xxx", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.black])
        return field
    }

    private static func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.alignment) = (axis, axis == .vertical ? .leading : .firstBaseline)
        return stack
    }

    private static func textView() -> UITextView {
        let view = UITextView()
        view.text = "xxx"
        return view
    }

    private static let row = "#row { display: flex; gap: 8px; width: 300px; height: auto; align-items: "

    /// Returns the bottoms of the ink of a plain label and of a view, in points.
    private func bottoms(_ index: Int, alignment: String) -> [CGFloat?] {
        let (_, css, make) = Self.views[index]
        let scene = Scene(Self.row + alignment + " } .view { flex: none; \(css) }")
        scene.window.backgroundColor = .white
        let row = scene.add(UIView(), id: "row")
        let plain = scene.add(Self.label(UILabel()), in: row)
        let view = scene.add(make(), cssClass: "view", in: row)
        scene.window.layoutIfNeeded()
        let bitmap = Bitmap(scene.window)
        return [plain, view].map { bitmap.bottomOfInk(in: $0.convert($0.bounds, to: scene.window)) }
    }

    @Test("The last line is on the baseline of a plain label", arguments: 0..<BaselineTests.views.count)
    func last(_ index: Int) throws {
        let bottoms = bottoms(index, alignment: "last baseline")
        let (plain, view) = (try #require(bottoms[0]), try #require(bottoms[1]))
        #expect(abs(plain - view) <= 0.5, "\(Self.views[index].name): \(plain), \(view)")
    }

    @Test("The first line is on the baseline of a plain label", arguments: 0..<BaselineTests.views.count)
    func first(_ index: Int) throws {
        let (name, _, _) = Self.views[index]
        // The ink of the last line is lower.
        guard !["several lines", "runs in lines", "column stack"].contains(name) else { return }
        let bottoms = bottoms(index, alignment: "baseline")
        let (plain, view) = (try #require(bottoms[0]), try #require(bottoms[1]))
        #expect(abs(plain - view) <= 0.5, "\(name): \(plain), \(view)")
    }

    @Test("The first line of a text with several fonts is on the baseline")
    func firstOfSeveralLines() {
        let scene = Scene(Self.row + "baseline } .text { line-clamp: none; width: 70px; flex: none }")
        let row = scene.add(UIView(), id: "row")
        let plain = Self.label(UILabel())
        scene.add(plain, in: row)
        let text = Self.runs(UILabel(), [("xx xx ", 12), ("Xxxx ", 30), ("xx", 14)])
        scene.add(text, cssClass: "text", in: row)
        let small = UIFont.systemFont(ofSize: 12)
        #expect(text.frame.minY + small.ascender == plain.frame.minY + plain.font.ascender)
    }
}
#endif
