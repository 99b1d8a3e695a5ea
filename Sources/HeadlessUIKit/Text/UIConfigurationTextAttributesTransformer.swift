import Foundation

/// A closure that changes the attributes of a configuration's text before it is shown.
public struct UIConfigurationTextAttributesTransformer {
    /// The closure.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributeScopes {
    /// The attributes of text that UIKit draws.
    public struct UIKitAttributes {
        /// The font of text.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = "NSFont"
        }

        /// The colour of text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = "NSColor"
        }
    }
}
