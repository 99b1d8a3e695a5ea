import Foundation

extension UITextField {
    var isEmpty: Bool { text?.isEmpty ?? true }

    var shownText: StyledText {
        let text =
            isSecureTextEntry ? .plain(String(repeating: "•", count: styledText.string.count)) : styledText
        guard case .plain(let string) = text, !otherTextAttributes.isEmpty else { return text }
        return .rich(NSAttributedString(string: string, attributes: otherTextAttributes))
    }

    // MARK: Geometry

    private var padding: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line, .bezel: UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
        case .roundedRect: UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 10)
        }
    }

    private func isSeen(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClearButton: Bool { isSeen(clearButtonMode) && !isEmpty }

    func sideRect(_ view: UIView?, at edge: CGRectEdge, of bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        return inLayoutDirection(bounds.strip(view.bounds.width, from: edge).centered(view.bounds.size), of: bounds)
    }

    /// Returns the rectangle, mirrored in right-to-left interfaces. The left view is then on the right.
    func inLayoutDirection(_ rect: CGRect, of bounds: CGRect) -> CGRect {
        isMirrored ? rect.mirrored(in: bounds) : rect
    }

    func innerRect(of bounds: CGRect) -> CGRect {
        var rect = bounds.inset(by: padding)
        func side(_ rect: CGRect) -> CGRect { inLayoutDirection(rect, of: bounds) }
        if leftView != nil, isSeen(leftViewMode) {
            let edge = side(leftViewRect(forBounds: bounds)).maxX
            rect = rect.divided(atDistance: max(0, edge - rect.minX), from: .minXEdge).remainder
        }
        var rightEdge = bounds.maxX
        if showsClearButton { rightEdge = side(clearButtonRect(forBounds: bounds)).minX - 4 }
        if rightView != nil, isSeen(rightViewMode) {
            rightEdge = min(rightEdge, side(rightViewRect(forBounds: bounds)).minX)
        }
        rect.size.width = max(0, min(rect.maxX, rightEdge) - rect.minX)
        return side(rect)
    }

    var fittingSize: CGSize {
        let font = self.font ?? .label
        let shown = isEmpty ? styledPlaceholder ?? .plain("") : shownText
        let content = shown.content(font, traits: traitCollection).inOneParagraph
        let text = TextLayout(content, TextFlow(lineBreakMode: .byClipping)).size
        let sample = CGRect(x: 0, y: 0, width: 1_000, height: 100)
        return CGSize(
            width: text.width + sample.width - innerRect(of: sample).width,
            height: max(text.height, font.lineHeight) + padding.vertical
        ).roundedUp(toPixelsOf: traitCollection.displayScale)
    }

    func layOutSideViews() {
        leftView?.isHidden = !isSeen(leftViewMode)
        rightView?.isHidden = !isSeen(rightViewMode)
        leftView?.place(leftViewRect(forBounds: bounds))
        rightView?.place(rightViewRect(forBounds: bounds))
    }

    // MARK: Drawing

    func drawField() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawFrame(in: borderRect(forBounds: bounds), on: context)
        if isEmpty {
            drawPlaceholder(in: placeholderRect(forBounds: bounds))
        } else {
            drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        }
        if isEditing { drawInsertionPoint(in: editingRect(forBounds: bounds), on: context) }
        if showsClearButton {
            let gray = UIColor.systemGray2.rgba(with: .current)
            Symbol.clear.draw(in: clearButtonRect(forBounds: bounds), gray, on: context, width: 1.5)
        }
    }

    private func drawFrame(in rect: CGRect, on context: CGContext) {
        if let image = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect {
            ImagePainter(context: context).draw(image, in: rect)
            return
        }
        let traits = UITraitCollection.current
        let line = UIColor.systemGray4.rgba(with: traits)
        switch borderStyle {
        case .none: break
        case .line: context.strokeInside(rect, .zero, width: 1, line)
        case .bezel:
            context.strokeInside(rect, CornerRadii(3), width: 1, line)
            context.fill(
                CGRect(x: rect.minX + 1, y: rect.minY + 1, width: rect.width - 2, height: 1), .zero,
                UIColor.systemGray5.rgba(with: traits))
        case .roundedRect:
            let radii = CornerRadii(8)
            if backgroundColor == nil {
                let fill = isEnabled ? UIColor.secondarySystemGroupedBackground : UIColor.systemGray6
                context.fill(rect, radii, fill.rgba(with: traits))
            }
            context.strokeInside(rect, radii, width: 1, line)
        }
    }

    /// Draws the insertion point after the text.
    private func drawInsertionPoint(in rect: CGRect, on context: CGContext) {
        guard let (layout, frame) = layout(of: shownText, in: rect) else { return }
        context.drawInsertionPoint(after: layout, in: frame, font: font ?? .label, tintColor)
    }

    /// Returns the baselines of the text or the placeholder.
    func textBaselines(in bounds: CGRect) -> DrawnBaselines? {
        let rect = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        return layout(of: isEmpty ? styledPlaceholder ?? .plain("") : shownText, in: rect).flatMap { layout, frame in
            layout.baselines(at: frame.minY)
        }
    }

    func drawLine(_ text: StyledText?, in rect: CGRect, _ color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext(), let text, let (layout, frame) = layout(of: text, in: rect)
        else { return }
        layout.draw(in: frame, (isEnabled ? color : .tertiaryLabel).rgba(with: .current), on: context)
    }

    /// Returns the layout of a line of text and its frame. `nil` if there is no space.
    private func layout(of text: StyledText, in rect: CGRect) -> (layout: TextLayout, frame: CGRect)? {
        guard rect.width > 0 else { return nil }
        let flow = TextFlow(alignment: resolved(textAlignment), lineBreakMode: .byTruncatingTail)
        func content(_ font: UIFont) -> TextContent { text.content(font, traits: .current).inOneParagraph }
        var font = self.font ?? .label
        if adjustsFontSizeToFitWidth {
            font = FontFitting(smallest: minimumFontSize).font(font, width: rect.width) {
                TextLayout(content($0), flow).size.width
            }
        }
        let layout = TextLayout(content(font), flow, width: rect.width)
        var textFrame = rect
        switch contentVerticalAlignment {
        case .top: break
        case .bottom: textFrame.origin.y = rect.maxY - layout.size.height
        case .center, .fill: textFrame.origin.y = rect.midY - layout.size.height / 2
        }
        return (layout, textFrame)
    }
}
