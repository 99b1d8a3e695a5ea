import CSSEngine
import NimbusCSS
import NimbusChameleon

/// The response to `GET /preview/view`: the values of a view with the declarations that compete for them.
struct ViewStyle: Encodable {
    /// A computed value.
    struct ComputedValue: Encodable {
        let property: String
        let value: String
        /// The declarations for the property. The winner is first.
        let declarations: [CompetingDeclaration]
        /// The number of declarations beyond the limit.
        let moreDeclarations: Int
    }

    let revision: String
    let index: Int
    let values: [ComputedValue]
    /// The custom properties that the values use, directly or through other custom properties.
    let variables: [ComputedValue]
    let editProblems: [EditRemark]
}

/// A declaration that matches a view.
struct CompetingDeclaration: Encodable {
    /// The position of the value in the file on disk, for an edit.
    struct EditPosition: Encodable {
        let path: String
        let hash: ContentHash
        let start: Int
        let end: Int
        /// The value in the file.
        let original: String
    }

    let won: Bool
    /// The selector of the rule. `nil` for inline style.
    let selector: String?
    /// The at-rules around the rule as written, from the outside in.
    let groups: [String]
    /// The property and the value as written.
    let property: String
    let value: String
    let isImportant: Bool
    /// `nil` for inline style.
    let place: EditorLocation?
    /// `nil` if the value cannot be edited.
    let edit: EditPosition?

    private enum CodingKeys: CodingKey {
        case won
        case selector
        case groups
        case property
        case value
        case isImportant
        case edit
    }

    /// Encodes the members of the place in the same object.
    func encode(to encoder: any Encoder) throws {
        try place?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(won, forKey: .won)
        try container.encodeIfPresent(selector, forKey: .selector)
        if !groups.isEmpty { try container.encode(groups, forKey: .groups) }
        try container.encode(property, forKey: .property)
        try container.encode(value, forKey: .value)
        try container.encode(isImportant, forKey: .isImportant)
        try container.encodeIfPresent(edit, forKey: .edit)
    }
}
