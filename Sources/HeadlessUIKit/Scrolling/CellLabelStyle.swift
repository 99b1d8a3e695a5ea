/// What a label of a cell looks like before the app changes it.
struct CellLabelStyle {
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
}
