/// A value of a view's property, which effects read and set.
///
/// Values larger than a reference are indirect, because the record of a view has three values for each styled property.
package enum ViewValue: Equatable {
    /// No value: `nil`.
    case none
    case color(UIColor)
    case layerColor(CGColor)
    case number(CGFloat)
    case integer(Int)
    case flag(Bool)
    indirect case size(CGSize)
    indirect case point(CGPoint)
    indirect case offset(UIOffset)
    indirect case insets(UIEdgeInsets)
    indirect case transform(CGAffineTransform)
    case font(UIFont)
    case image(UIImage)
    indirect case text(String)
    case attributedText(RichText)
    /// A case of a UIKit enumeration.
    indirect case word(ToolkitWord)
    /// A UIKit option set.
    case words([ToolkitWord])
    /// A value of any other type, such as an app's own type.
    indirect case app(AppValue)

    /// Whether equal values are interchangeable. False for images and for values of the app, which can be objects that change.
    var isPlain: Bool {
        switch self {
        case .image, .attributedText, .app: false
        default: true
        }
    }

    /// Returns whether two values are equal. Most equal objects are the same object, which is found at once.
    package static func == (left: ViewValue, right: ViewValue) -> Bool {
        switch left {
        case .none: if case .none = right { true } else { false }
        case .color(let left): if case .color(let right) = right { left === right || left == right } else { false }
        case .layerColor(let left): areEqual(left, right.layerColor)
        case .number(let left): left == right.number
        case .integer(let left): left == right.integer
        case .flag(let left): left == right.flag
        case .size(let left): left == right.size
        case .point(let left): left == right.point
        case .offset(let left): left == right.offset
        case .insets(let left): left == right.insets
        case .transform(let left): left == right.transform
        case .font(let left): areEqual(left, right.font)
        case .image(let left): areEqual(left, right.image)
        case .text(let left): left == right.text
        case .attributedText(let left): if case .attributedText(let right) = right { left == right } else { false }
        case .word(let left): left == right.word
        case .words(let left): left == right.words
        case .app(let left): left == right.app
        }
    }

    private static func areEqual<Object: AnyObject & Equatable>(_ left: Object, _ right: Object?) -> Bool {
        left === right || left == right
    }
}

/// A value of any equatable type, with its description.
package struct AppValue: Equatable {
    package let content: Any
    /// The name of the value in dumps. `nil` if dumps use the value's own description.
    package let name: String?
    /// Returns the Swift expression of a value whose type only the app knows. `nil` for other values.
    package let swift: (@MainActor () -> String)?
    private let isEqual: (Any) -> Bool

    init<Content: Equatable>(_ content: Content, named name: String? = nil, swift: (@MainActor () -> String)? = nil) {
        self.content = content
        self.name = name
        self.swift = swift
        isEqual = { $0 as? Content == content }
    }

    package static func == (left: AppValue, right: AppValue) -> Bool { left.isEqual(right.content) }
}

/// A UIKit case or option with its name.
package struct ToolkitWord: Hashable {
    /// The name in Swift.
    package let name: String
    package let rawValue: Int
}

extension ViewValue {
    init(_ color: UIColor?) { self = color.map(ViewValue.color) ?? .none }
    init(_ color: CGColor?) { self = color.map(ViewValue.layerColor) ?? .none }
    init(_ font: UIFont?) { self = font.map(ViewValue.font) ?? .none }
    init(_ image: UIImage?) { self = image.map(ViewValue.image) ?? .none }
    init(_ text: NSAttributedString) { self = .attributedText(RichText(string: text)) }
    init(_ text: String?) { self = text.map(ViewValue.text) ?? .none }

    package var color: UIColor? { if case .color(let color) = self { color } else { nil } }
    package var layerColor: CGColor? { if case .layerColor(let color) = self { color } else { nil } }
    package var number: CGFloat? { if case .number(let number) = self { number } else { nil } }
    package var integer: Int? { if case .integer(let number) = self { number } else { nil } }
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
    package var size: CGSize? { if case .size(let size) = self { size } else { nil } }
    package var point: CGPoint? { if case .point(let point) = self { point } else { nil } }
    package var offset: UIOffset? { if case .offset(let offset) = self { offset } else { nil } }
    package var insets: UIEdgeInsets? { if case .insets(let insets) = self { insets } else { nil } }
    package var transform: CGAffineTransform? { if case .transform(let transform) = self { transform } else { nil } }
    package var font: UIFont? { if case .font(let font) = self { font } else { nil } }
    package var image: UIImage? { if case .image(let image) = self { image } else { nil } }
    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var attributedText: NSAttributedString? {
        if case .attributedText(let text) = self { text.string } else { nil }
    }
    package var word: ToolkitWord? { if case .word(let word) = self { word } else { nil } }
    /// Returns the case or the option set of UIKit that a word stands for.
    func toolkitCase<Case: RawRepresentable>() -> Case? where Case.RawValue == Int {
        word.flatMap { Case(rawValue: $0.rawValue) }
    }
    package var app: AppValue? { if case .app(let value) = self { value } else { nil } }
    package var words: [ToolkitWord]? { if case .words(let words) = self { words } else { nil } }
}
