/// The Swift code that sets a property of a view.
package enum SwiftSetter: Hashable {
    /// An assignment to a property path of the view: `layer.cornerRadius`.
    case property(String)
    /// An assignment of the background of a label. A colour of Core Graphics is the background of its layer.
    case labelBackground
    /// An assignment of a text. Plain and attributed text have different properties.
    case text(plain: String, attributed: String)
    /// A call of a method with a state: `setTitle` and `.highlighted`.
    case method(String, state: String)
    /// A call of a method with further arguments: `setShadowImage` and `forToolbarPosition: .any`.
    case call(String, arguments: String)
    /// A call of a method without arguments, for true and for false: `startAnimating` and `stopAnimating`.
    case `switch`(on: String, off: String)
    /// A change of an attribute of an attributed string: `.font` of `attributedPlaceholder`.
    case attribute(String, of: String)
    /// A change of an attribute of all text: `.kern`.
    case textAttribute(String, of: TextOwner)
    /// A change of the height of the lines of text.
    case lineHeight(of: TextOwner)
    /// A change of a number of the paragraph style of all text: `firstLineHeadIndent`.
    case paragraphStyle(String, of: TextOwner)
    /// A call of a method on a text.
    case textCase(of: TextOwner)
    /// A change of the background color of a bar's appearances.
    case appearanceColor
    /// A change of an attribute of the title of a button with a configuration.
    case titleAttribute(TitleAttribute)
    /// A change of an attribute of titles in a state: `.font` and `.selected`, with the methods that read and set them.
    case stateAttribute(String, of: String, setter: String, state: String)
    /// A change of an attribute of the title in the appearances of a navigation bar: `.font`.
    case navigationTitle(String)
    /// An insertion of a visual effect view behind the content, with a value that is its effect.
    case backdrop
    /// An assignment of a clear view for the background of a selected cell.
    case clearSelection
    /// An insertion of shape layers with a name.
    case shapeLayers(name: String)
    /// An assignment to a property of the flow layout of a collection view.
    case flowLayout(String)
}

/// A view with attributed text, as Swift code reads and sets the text.
package enum TextOwner: Hashable {
    case label, textView
    /// A button without a configuration. The code changes the title of the normal state.
    case buttonTitle
}
