/// A declaration of a property that nobody knows; it takes no part in the cascade.
struct UnknownDeclaration: BitwiseCopyable {
    var text: DeclarationText
    var isImportant: Bool
}
