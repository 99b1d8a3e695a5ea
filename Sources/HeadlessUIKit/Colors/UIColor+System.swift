extension UIColor {
    /// Red, in the light and in the dark.
    public class var systemRed: UIColor { AdaptiveColors.systemRed }
    /// Green, in the light and in the dark.
    public class var systemGreen: UIColor { AdaptiveColors.systemGreen }
    /// Blue, in the light and in the dark.
    public class var systemBlue: UIColor { AdaptiveColors.systemBlue }
    /// Orange, in the light and in the dark.
    public class var systemOrange: UIColor { AdaptiveColors.systemOrange }
    /// Yellow, in the light and in the dark.
    public class var systemYellow: UIColor { AdaptiveColors.systemYellow }
    /// Pink, in the light and in the dark.
    public class var systemPink: UIColor { AdaptiveColors.systemPink }
    /// Purple, in the light and in the dark.
    public class var systemPurple: UIColor { AdaptiveColors.systemPurple }
    /// Teal, in the light and in the dark.
    public class var systemTeal: UIColor { AdaptiveColors.systemTeal }
    /// Indigo, in the light and in the dark.
    public class var systemIndigo: UIColor { AdaptiveColors.systemIndigo }
    /// Brown, in the light and in the dark.
    public class var systemBrown: UIColor { AdaptiveColors.systemBrown }
    /// Mint, in the light and in the dark.
    public class var systemMint: UIColor { AdaptiveColors.systemMint }
    /// Cyan, in the light and in the dark.
    public class var systemCyan: UIColor { AdaptiveColors.systemCyan }
    /// Grey, in the light and in the dark.
    public class var systemGray: UIColor { AdaptiveColors.systemGray }
    /// The grey nearest to grey, in the light and in the dark.
    public class var systemGray2: UIColor { AdaptiveColors.systemGray2 }
    /// The grey after that, in the light and in the dark.
    public class var systemGray3: UIColor { AdaptiveColors.systemGray3 }
    /// A grey for lines, in the light and in the dark.
    public class var systemGray4: UIColor { AdaptiveColors.systemGray4 }
    /// A grey for fills, in the light and in the dark.
    public class var systemGray5: UIColor { AdaptiveColors.systemGray5 }
    /// The grey nearest to the background, in the light and in the dark.
    public class var systemGray6: UIColor { AdaptiveColors.systemGray6 }
    /// What can be touched, where no view says otherwise, in the light and in the dark.
    public class var tintColor: UIColor { AdaptiveColors.tintColor }
    /// Text, in the light and in the dark.
    public class var label: UIColor { AdaptiveColors.label }
    /// Text of less weight, in the light and in the dark.
    public class var secondaryLabel: UIColor { AdaptiveColors.secondaryLabel }
    /// Text of little weight, in the light and in the dark.
    public class var tertiaryLabel: UIColor { AdaptiveColors.tertiaryLabel }
    /// Text of hardly any weight, in the light and in the dark.
    public class var quaternaryLabel: UIColor { AdaptiveColors.quaternaryLabel }
    /// A link, in the light and in the dark.
    public class var link: UIColor { AdaptiveColors.link }
    /// What stands in an empty field, in the light and in the dark.
    public class var placeholderText: UIColor { AdaptiveColors.placeholderText }
    /// A thin line that lets the background through, in the light and in the dark.
    public class var separator: UIColor { AdaptiveColors.separator }
    /// A thin line, in the light and in the dark.
    public class var opaqueSeparator: UIColor { AdaptiveColors.opaqueSeparator }
    /// The background of a screen, in the light and in the dark.
    public class var systemBackground: UIColor { AdaptiveColors.systemBackground }
    /// A background on it, in the light and in the dark.
    public class var secondarySystemBackground: UIColor { AdaptiveColors.secondarySystemBackground }
    /// A background on that, in the light and in the dark.
    public class var tertiarySystemBackground: UIColor { AdaptiveColors.tertiarySystemBackground }
    /// The background of a screen of cards, in the light and in the dark.
    public class var systemGroupedBackground: UIColor { AdaptiveColors.systemGroupedBackground }
    /// A card, in the light and in the dark.
    public class var secondarySystemGroupedBackground: UIColor { AdaptiveColors.secondarySystemGroupedBackground }
    /// A background on a card, in the light and in the dark.
    public class var tertiarySystemGroupedBackground: UIColor { AdaptiveColors.tertiarySystemGroupedBackground }
    /// The fill of a small shape, in the light and in the dark.
    public class var systemFill: UIColor { AdaptiveColors.systemFill }
    /// The fill of a middle-sized shape, in the light and in the dark.
    public class var secondarySystemFill: UIColor { AdaptiveColors.secondarySystemFill }
    /// The fill of a large shape, in the light and in the dark.
    public class var tertiarySystemFill: UIColor { AdaptiveColors.tertiarySystemFill }
    /// The fill of a very large shape, in the light and in the dark.
    public class var quaternarySystemFill: UIColor { AdaptiveColors.quaternarySystemFill }
}
