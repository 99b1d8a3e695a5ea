import Testing

@testable import HeadlessUIKit

/// Stacks, and the sizes and positions of their views.
@MainActor @Suite struct StackViewTests {
    private final class Block: UIView {
        var natural = CGSize.zero
        override var intrinsicContentSize: CGSize { natural }
    }

    private func block(_ width: CGFloat, _ height: CGFloat = 10) -> UIView {
        let view = Block()
        view.natural = CGSize(width: width, height: height)
        return view
    }

    private func row(_ widths: CGFloat..., width: CGFloat = 100) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: widths.map { block($0) })
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 20)
        return stack
    }

    private func frames(_ stack: UIStackView) -> [CGRect] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    @Test func arrangedViewsAreSubviewsPlacedByAutoLayout() {
        let stack = row(10, 20)
        let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
        #expect(stack.subviews == [first, second] && !first.translatesAutoresizingMaskIntoConstraints)
        stack.addArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second, first] && stack.subviews == [first, second])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second] && stack.subviews.count == 2)
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews == [])
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.subviews == [first, second])
    }

    @Test func aRowIsFilledByItsMostElasticView() {
        let stack = row(10, 20)
        stack.spacing = 4
        #expect(frames(stack).map(\.minX) == [0, 80] && frames(stack).map(\.width) == [76, 20])
        stack.arrangedSubviews[1].setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        #expect(frames(stack).map(\.width) == [10, 86] && frames(stack).allSatisfy { $0.height == 20 })
        let narrow = row(80, 60)
        #expect(frames(narrow).map(\.width) == [80, 20])
        narrow.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(frames(narrow).map(\.width) == [40, 60])
    }

    @Test(
        arguments: [
            (UIStackView.Distribution.fillEqually, [0, 35, 70], [30, 30, 30]),
            (.fillProportionally, [0, 20, 55], [15, 30, 45]), (.equalSpacing, [0, 30, 70], [10, 20, 30]),
            (.equalCentering, [0, 35, 70], [10, 20, 30]),
        ] as [(UIStackView.Distribution, [CGFloat], [CGFloat])])
    func distributes(_ distribution: UIStackView.Distribution, _ starts: [CGFloat], _ widths: [CGFloat]) {
        let stack = row(10, 20, 30)
        stack.spacing = 5
        stack.distribution = distribution
        #expect(frames(stack).map(\.minX) == starts && frames(stack).map(\.width) == widths)
    }

    @Test func aSingleViewFillsTheStack() {
        let stack = row(10)
        stack.distribution = .equalSpacing
        #expect(frames(stack)[0].width == 100)
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, 0, 100), (.leading, 0, 40), (.center, 30, 40), (.trailing, 60, 40),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)])
    func alignsAColumn(_ alignment: UIStackView.Alignment, _ start: CGFloat, _ width: CGFloat) {
        let stack = row(40)
        (stack.axis, stack.alignment) = (.vertical, alignment)
        #expect(frames(stack)[0] == CGRect(x: start, y: 0, width: width, height: 20))
    }

    @Test func textsShareTheirBaseline() {
        let labels = [12, 30].map { size in
            let label = UILabel()
            (label.text, label.font) = ("x", .systemFont(ofSize: size))
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) <= 0.5 && labels[1].frame.minY == 0)
    }

    @Test func hiddenViewsTakeNoSpace() {
        let stack = row(10, 20, 30)
        stack.spacing = 8
        stack.setCustomSpacing(2, after: stack.arrangedSubviews[0])
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 10))
        stack.arrangedSubviews[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero).width == 42)
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
        #expect(stack.systemLayoutSizeFitting(.zero).width == 48)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[2]) == UIStackView.spacingUseDefault)
    }

    @Test func marginsAndDirectionCount() {
        let stack = row(10, 20)
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(
            frames(stack) == [CGRect(x: 2, y: 1, width: 74, height: 16), CGRect(x: 76, y: 1, width: 20, height: 16)])
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 36, height: 14))
        stack.semanticContentAttribute = .forceRightToLeft
        stack.setNeedsLayout()
        #expect(frames(stack).map(\.minX) == [22, 2])
    }

    @Test func constraintsOnSizesAreKept() {
        let stack = row(10, 20)
        let first = stack.arrangedSubviews[0]
        let width = first.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        #expect(frames(stack).map(\.width) == [30, 70])
        width.constant = 50
        #expect(frames(stack).map(\.width) == [50, 50])
        width.isActive = false
        stack.arrangedSubviews[1].widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.25, constant: 0)
            .isActive = true
        #expect(frames(stack).map(\.width) == [75, 25])
    }

    @Test func aChangedTextMovesTheOthers() {
        let label = UILabel()
        label.text = "Short"
        let inner = UIStackView(arrangedSubviews: [label])
        let other = block(20)
        other.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [inner, other])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
        stack.layoutIfNeeded()
        let before = other.frame.minX
        label.text = "A much longer text"
        stack.layoutIfNeeded()
        #expect(other.frame.minX > before + 30)
    }

    @Test func linesWrapInAColumn() {
        let label = UILabel()
        (label.text, label.numberOfLines) = ("A text that needs several lines in a narrow column", 0)
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        let natural = stack.systemLayoutSizeFitting(.zero)
        let narrow = stack.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 100 && narrow.height > natural.height * 2)
    }

    // MARK: Views that do not fit

    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private let sentence = "A label with enough text to wrap over two lines"

    /// A label that wraps gives way, wherever it is.
    @Test func controlsKeepTheirSizeBesideWrappingLabels() {
        let image = UIImageView(image: UIImage(pixels: PixelBuffer(width: 40, height: 40), scale: 1))
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let nested = UIStackView(arrangedSubviews: [label(sentence), UISwitch()])
        for (control, width) in [
            (UISwitch(), 51), (UIStepper(), 94), (image, 40), (button, button.intrinsicContentSize.width),
            (block(70), 70), (label("one line", lines: 1), label("one line", lines: 1).sizeThatFits(.zero).width),
        ] as [(UIView, CGFloat)] {
            for views in [[label(sentence), control], [control, label(sentence)]] {
                let stack = UIStackView(arrangedSubviews: views)
                (stack.spacing, stack.alignment) = (8, .center)
                stack.frame = CGRect(x: 0, y: 0, width: 280, height: 60)
                stack.layoutIfNeeded()
                #expect(abs(control.frame.width - width) <= 0.5)
                #expect(abs(views.map(\.frame.width).reduce(0, +) - 272) <= 0.5)
                let fitting = stack.systemLayoutSizeFitting(
                    CGSize(width: 280, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                #expect(fitting.height >= 40)
            }
        }
        let stack = UIStackView(arrangedSubviews: [nested, block(70)])
        stack.frame = CGRect(x: 0, y: 0, width: 280, height: 60)
        stack.layoutIfNeeded()
        nested.layoutIfNeeded()
        #expect(nested.subviews.map(\.frame.width) == [159, 51])
    }

    @Test func wrappingLabelsShareTheSpace() {
        for (texts, width) in [
            ([sentence, "A second label with text"], CGFloat(234)), ([sentence, sentence, "x"], 200),
        ] {
            for texts in [texts, texts.reversed()] {
                let labels = texts.map { label($0) }
                let naturals = labels.map { $0.sizeThatFits(.zero).width }
                let stack = UIStackView(arrangedSubviews: labels)
                stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
                let widths = frames(stack).map(\.width)
                #expect(widths.reduce(0, +) == width)
                let widest = widths.max() ?? 0
                #expect(zip(widths, naturals).allSatisfy { $0 == $1 || $0 >= widest - 0.5 }, "\(widths)")
            }
        }
    }

    @Test func labelsGiveWayBeforeControls() {
        let button = UIButton(type: .system)
        button.setTitle("A button", for: .normal)
        let field = UITextField()
        field.text = sentence
        for text in [label(sentence, lines: 1), field] {
            let stack = UIStackView(arrangedSubviews: [text, button])
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            #expect(frames(stack)[1].width == button.intrinsicContentSize.width)
        }
    }

    /// The width in pixels decides where lines break.
    @Test(arguments: [UIStackView.Distribution.fillEqually, .fillProportionally, .fill])
    func textsFitIntoTheirFractionsOfTheWidth(distribution: UIStackView.Distribution) {
        for width in stride(from: CGFloat(120), to: 260, by: 3.5) {
            let stack = UIStackView(
                arrangedSubviews: (0..<3).map { _ in label("a b c d e f g h i j k l m n o p q r s t") })
            stack.distribution = distribution
            let height = stack.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
            for (label, frame) in zip(stack.arrangedSubviews, frames(stack)) {
                #expect(label.sizeThatFits(CGSize(width: frame.width, height: 0)).height <= height, "\(width)")
            }
        }
    }

    @Test(.timeLimit(.minutes(15)))
    func deeplyNestedStacksAreMeasuredOnce() {
        var view: UIView = label(sentence)
        for depth in 0..<50 {
            let stack = UIStackView(arrangedSubviews: [view, label("x")])
            (stack.axis, stack.alignment) = (depth % 2 == 0 ? .vertical : .horizontal, depth % 3 == 0 ? .center : .fill)
            view = stack
        }
        view.frame.size = view.systemLayoutSizeFitting(.zero)
        view.layoutIfNeeded()
        #expect(view.frame.height > 25 * 20)
    }

    /// Switches and steppers are at the leading edge of their space.
    @Test(arguments: [UIStackView.Distribution.fill, .fillEqually, .fillProportionally])
    func viewsWithAFixedSizeKeepIt(distribution: UIStackView.Distribution) {
        for isMirrored in [false, true] {
            for (control, size) in [
                (UISwitch(), CGSize(width: 51, height: 31)), (UIStepper(), CGSize(width: 94, height: 32)),
            ] as [(UIView, CGSize)] {
                for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                    let stack = UIStackView(arrangedSubviews: [control])
                    (stack.axis, stack.distribution) = (axis, distribution)
                    stack.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
                    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
                    stack.layoutIfNeeded()
                    #expect(
                        control.frame == CGRect(origin: CGPoint(x: isMirrored ? 300 - size.width : 0, y: 0), size: size)
                    )
                }
            }
        }
    }

    // MARK: Baselines

    /// The baselines of a stack are those of its first and its last view, or of its highest view.
    @Test(arguments: [
        (NSLayoutConstraint.Axis.vertical, UIStackView.Alignment.firstBaseline, 0), (.vertical, .lastBaseline, 1),
        (.horizontal, .firstBaseline, 1), (.horizontal, .lastBaseline, 1),
    ])
    func stacksHaveBaselines(axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment, index: Int) throws {
        let big = label("xx", lines: 1)
        big.font = .systemFont(ofSize: 40)
        let stack = UIStackView(arrangedSubviews: [label("xx", lines: 1), big])
        stack.axis = axis
        let reference = label("xx", lines: 1)
        let outer = UIStackView(arrangedSubviews: [reference, stack])
        outer.alignment = alignment
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        outer.layoutIfNeeded()
        stack.layoutIfNeeded()
        func baseline(_ view: UIView) throws -> CGFloat {
            let baselines = try #require(view.drawnBaselines(in: view.bounds.size))
            return view.convert(CGPoint(x: 0, y: baselines.first), to: outer).y
        }
        #expect(abs(try baseline(reference) - baseline(stack.arrangedSubviews[index])) <= 0.5)
    }

    /// Texts share the baseline that is drawn, whatever their fonts, line heights and insets are.
    @Test func drawnTextsShareTheirBaseline() throws {
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight) = (60, 60)
        let tall = label("", lines: 1)
        tall.attributedText = NSAttributedString(
            string: "xx", attributes: [.paragraphStyle: style, .baselineOffset: 15.0 as CGFloat])
        let mixed = label("", lines: 1)
        let text = NSMutableAttributedString(string: "x")
        text.append(NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        mixed.attributedText = text
        let button = UIButton(type: .custom)
        button.setTitle("xx", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 20, left: 3, bottom: 4, right: 3)
        let field = UITextField()
        field.text = "xx"
        let wrapped = label("xx xx xx xx xx xx xx xx")
        wrapped.widthAnchor.constraint(equalToConstant: 60).isActive = true
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let views = [label("xx", lines: 1), tall, mixed, button, field, wrapped]
            let stack = UIStackView(arrangedSubviews: views)
            (stack.alignment, stack.spacing) = (alignment, 10)
            stack.frame = CGRect(x: 0, y: 0, width: 420, height: 250)
            stack.layoutIfNeeded()
            let picture = Picture(stack)
            func isInk(_ y: CGFloat, _ frame: CGRect) -> Bool {
                stride(from: frame.minX + 10, to: frame.maxX - 12, by: 0.5).contains { x in picture.alpha(x, y) > 0.6 }
            }
            let bottoms = try views.dropLast().map { view in
                let frame = view.frame.insetBy(dx: -10, dy: 0)
                return try #require(stride(from: frame.maxY, to: frame.minY, by: -0.5).first { isInk($0, frame) })
            }
            #expect(bottoms.allSatisfy { abs($0 - bottoms[0]) <= 0.5 }, "\(bottoms)")
        }
    }
}
