/// A declaration of a property that nobody knows; it takes no part in the cascade.
struct UnknownDeclaration: BitwiseCopyable {
    var text: DeclarationRange
    var isImportant: Bool
}
