extension UIColor {
    /// Black.
    public class var black: UIColor { FixedColors.black }
    /// Dark grey.
    public class var darkGray: UIColor { FixedColors.darkGray }
    /// Light grey.
    public class var lightGray: UIColor { FixedColors.lightGray }
    /// White.
    public class var white: UIColor { FixedColors.white }
    /// Medium grey.
    public class var gray: UIColor { FixedColors.gray }
    /// Red.
    public class var red: UIColor { FixedColors.red }
    /// Green.
    public class var green: UIColor { FixedColors.green }
    /// Blue.
    public class var blue: UIColor { FixedColors.blue }
    /// Cyan.
    public class var cyan: UIColor { FixedColors.cyan }
    /// Yellow.
    public class var yellow: UIColor { FixedColors.yellow }
    /// Magenta.
    public class var magenta: UIColor { FixedColors.magenta }
    /// Orange.
    public class var orange: UIColor { FixedColors.orange }
    /// Purple.
    public class var purple: UIColor { FixedColors.purple }
    /// Brown.
    public class var brown: UIColor { FixedColors.brown }
    /// Transparent black.
    public class var clear: UIColor { FixedColors.clear }
    /// The colour of text on a dark background.
    public class var lightText: UIColor { FixedColors.lightText }
    /// The colour of text on a light background.
    public class var darkText: UIColor { FixedColors.darkText }
}
