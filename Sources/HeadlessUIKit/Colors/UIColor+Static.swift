extension UIColor {
    /// Black.
    public class var black: UIColor { StaticColors.black }
    /// Dark grey.
    public class var darkGray: UIColor { StaticColors.darkGray }
    /// Light grey.
    public class var lightGray: UIColor { StaticColors.lightGray }
    /// White.
    public class var white: UIColor { StaticColors.white }
    /// Medium grey.
    public class var gray: UIColor { StaticColors.gray }
    /// Red.
    public class var red: UIColor { StaticColors.red }
    /// Green.
    public class var green: UIColor { StaticColors.green }
    /// Blue.
    public class var blue: UIColor { StaticColors.blue }
    /// Cyan.
    public class var cyan: UIColor { StaticColors.cyan }
    /// Yellow.
    public class var yellow: UIColor { StaticColors.yellow }
    /// Magenta.
    public class var magenta: UIColor { StaticColors.magenta }
    /// Orange.
    public class var orange: UIColor { StaticColors.orange }
    /// Purple.
    public class var purple: UIColor { StaticColors.purple }
    /// Brown.
    public class var brown: UIColor { StaticColors.brown }
    /// Transparent black.
    public class var clear: UIColor { StaticColors.clear }
    /// The colour of text on a dark background.
    public class var lightText: UIColor { StaticColors.lightText }
    /// The colour of text on a light background.
    public class var darkText: UIColor { StaticColors.darkText }
}
