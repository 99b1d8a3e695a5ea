/// The default appearance of a cell's label.
struct CellLabelStyle {
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
}
