import NimbusUIKit

// The Swift code that sets the properties of views.

extension SwiftSetter {
    /// Returns the statement that sets a value.
    /// - Parameters:
    ///   - value: An expression, which can have several lines.
    ///   - view: The name of a variable.
    func statement(_ value: String, on view: String) -> String {
        switch self {
        case .text(let plain, let attributed):
            let isAttributed = value.hasPrefix(ValueWriter.attributedTextStart)
            return "\(view).\(isAttributed ? attributed : plain) = \(value)"
        case .property(let path): return "\(view).\(path) = \(value)"
        case .labelBackground:
            return "\(view).\(value.hasSuffix(".cgColor") ? "layer." : "")backgroundColor = \(value)"
        case .method(let name, let state): return "\(view).\(name)(\(value), for: \(state))"
        case .call(let name, let arguments): return "\(view).\(name)(\(value), \(arguments))"
        case .switch(let on, let off): return "\(view).\(value == "true" ? on : off)()"
        case .backdrop where value == "nil": return "// \(view) has no material."
        case .backdrop:
            return """
                do {
                    let backdrop = UIVisualEffectView(effect: \(value))
                    backdrop.frame = \(view).bounds
                    backdrop.isUserInteractionEnabled = false
                    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    backdrop.layer.zPosition = \(SwiftLiteral.number(Backdrop.position))
                    \(view).insertSubview(backdrop, at: 0)
                }
                """
        case .clearSelection: return "\(view).selectedBackgroundView = \(value == "false" ? "nil" : "UIView()")"
        case .textCase(let owner): return owner.statement(calling: value, on: view)
        case .textAttribute(let key, let owner):
            return Self.change(of: key, to: value, in: owner.text(of: view)) {
                owner.statement(setting: $0, of: view)
            }
        case .lineHeight(let owner) where value == "nil":
            return Self.textAttribute(".paragraphStyle", of: owner).statement(value, on: view)
        case .lineHeight(let owner):
            return """
                if let text = \(owner.text(of: view)) {
                    let all = NSRange(location: 0, length: text.length)
                    let style = NSMutableParagraphStyle()
                    style.minimumLineHeight = \(value)
                    style.maximumLineHeight = style.minimumLineHeight
                    let offset = (style.minimumLineHeight - \(owner.lineHeight(of: view))) / 2
                    let styled = NSMutableAttributedString(attributedString: text)
                    styled.addAttributes([.paragraphStyle: style, .baselineOffset: offset], range: all)
                    \(owner.statement(setting: "styled", of: view))
                }
                """
        case .paragraphStyle(let name, let owner):
            return """
                if let text = \(owner.text(of: view)), text.length > 0 {
                    let all = NSRange(location: 0, length: text.length)
                    let style = NSMutableParagraphStyle()
                    if let former = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
                        style.setParagraphStyle(former)
                    }
                    style.\(name) = \(value == "nil" ? "0" : value)
                    let styled = NSMutableAttributedString(attributedString: text)
                    styled.addAttribute(.paragraphStyle, value: style, range: all)
                    \(owner.statement(setting: "styled", of: view))
                }
                """
        case .appearanceColor:
            return """
                \(view).standardAppearance.backgroundColor = \(value)
                \(view).scrollEdgeAppearance = \(view).standardAppearance
                """
        case .titleAttribute(let attribute):
            return """
                if var configuration = \(view).configuration {
                    let transformer = configuration.titleTextAttributesTransformer
                    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                        var attributes = transformer?($0) ?? $0
                        attributes[AttributeScopes.UIKitAttributes.\(attribute.typeName).self] = \(attribute.expression(value))
                        return attributes
                    }
                    \(view).configuration = configuration
                }
                """
        case .stateAttribute(let key, let getter, let setter, let state):
            return """
                do {
                    var attributes = \(view).\(getter)(for: \(state)) ?? [:]
                    attributes[\(key)] = \(value.indented(by: 1, exceptFirst: true))
                    \(view).\(setter)(attributes, for: \(state))
                }
                """
        case .navigationTitle(let key):
            return """
                do {
                    let appearance = UINavigationBarAppearance(barAppearance: \(view).standardAppearance)
                    appearance.titleTextAttributes[\(key)] = \(value.indented(by: 1, exceptFirst: true))
                    \(view).standardAppearance = appearance
                    if \(view).scrollEdgeAppearance != nil {
                        \(view).scrollEdgeAppearance = appearance
                    }
                }
                """
        case .flowLayout(let name):
            return """
                if let layout = \(view).collectionViewLayout as? UICollectionViewFlowLayout {
                    layout.\(name) = \(value)
                }
                """
        case .shapeLayers(let name):
            return """
                do {
                    let shapes: [CAShapeLayer] = \(value.indented(by: 1, exceptFirst: true))
                    for shape in shapes.reversed() {
                        shape.name = "\(name)"
                        shape.position = \(view).bounds.origin
                        \(view).layer.insertSublayer(shape, at: 0)
                    }
                }
                """
        case .attribute(let key, let property):
            return Self.change(of: key, to: value, in: "\(view).\(property)") { "\(view).\(property) = \($0)" }
        }
    }

    /// Returns the statement that changes an attribute of all of a text.
    /// - Parameter assignment: Returns the statement that sets the text to the value of a variable.
    private static func change(
        of key: String, to value: String, in text: String, _ assignment: (String) -> String
    ) -> String {
        let change =
            value == "nil"
            ? "styled.removeAttribute(\(key), range: all)"
            : "styled.addAttribute(\(key), value: \(value), range: all)"
        return """
            if let text = \(text) {
                let all = NSRange(location: 0, length: text.length)
                let styled = NSMutableAttributedString(attributedString: text)
                \(change.indented(by: 1, exceptFirst: true))
                \(assignment("styled"))
            }
            """
    }
}

extension TextOwner {
    /// Returns the expression of the text, whose value is `nil` if there is none.
    func text(of view: String) -> String {
        switch self {
        case .label, .textView: "\(view).attributedText"
        case .buttonTitle:
            "\(view).attributedTitle(for: .normal) ?? \(view).title(for: .normal).map({ NSAttributedString(string: $0) })"
        }
    }

    /// Returns the statement that sets the text.
    func statement(setting text: String, of view: String) -> String {
        switch self {
        case .label, .textView: "\(view).attributedText = \(text)"
        case .buttonTitle: "\(view).setAttributedTitle(\(text), for: .normal)"
        }
    }

    /// Returns the expression of the height of a line of the font, in points.
    func lineHeight(of view: String) -> String {
        switch self {
        case .label: "\(view).font.lineHeight"
        case .textView: "(\(view).font ?? .systemFont(ofSize: 12)).lineHeight"
        case .buttonTitle: "(\(view).titleLabel?.font.lineHeight ?? 0)"
        }
    }

    /// Returns the statement that replaces a plain text by the result of one of its methods.
    func statement(calling method: String, on view: String) -> String {
        switch self {
        case .label, .textView:
            """
            if let text = \(view).text {
                \(view).text = text.\(method)
            }
            """
        case .buttonTitle:
            """
            if let title = \(view).title(for: .normal) {
                \(view).setTitle(title.\(method), for: .normal)
            }
            """
        }
    }
}

extension TitleAttribute {
    /// The name of the attribute's type in `AttributeScopes.UIKitAttributes`.
    var typeName: String {
        switch self {
        case .font: "FontAttribute"
        case .foregroundColor: "ForegroundColorAttribute"
        case .kern: "KernAttribute"
        case .underlineStyle: "UnderlineStyleAttribute"
        case .strikethroughStyle: "StrikethroughStyleAttribute"
        case .underlineColor: "UnderlineColorAttribute"
        case .strikethroughColor: "StrikethroughColorAttribute"
        }
    }

    /// Returns the Swift expression of a value.
    func expression(_ value: String) -> String {
        switch self {
        case .underlineStyle, .strikethroughStyle: "NSUnderlineStyle(rawValue: \(value))"
        case .font, .foregroundColor, .kern, .underlineColor, .strikethroughColor: value
        }
    }
}

extension String {
    /// Returns the lines with additional indentation.
    func indented(by steps: Int, exceptFirst: Bool = false) -> String {
        let margin = String(repeating: "    ", count: steps)
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { place, line in
            line.isEmpty || (exceptFirst && place == 0) ? String(line) : margin + line
        }.joined(separator: "\n")
    }
}
