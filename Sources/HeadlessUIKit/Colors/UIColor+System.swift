extension UIColor {
    /// A red that adapts to light and dark mode.
    public class var systemRed: UIColor { AdaptiveColors.systemRed }
    /// A green that adapts to light and dark mode.
    public class var systemGreen: UIColor { AdaptiveColors.systemGreen }
    /// A blue that adapts to light and dark mode.
    public class var systemBlue: UIColor { AdaptiveColors.systemBlue }
    /// An orange that adapts to light and dark mode.
    public class var systemOrange: UIColor { AdaptiveColors.systemOrange }
    /// A yellow that adapts to light and dark mode.
    public class var systemYellow: UIColor { AdaptiveColors.systemYellow }
    /// A pink that adapts to light and dark mode.
    public class var systemPink: UIColor { AdaptiveColors.systemPink }
    /// A purple that adapts to light and dark mode.
    public class var systemPurple: UIColor { AdaptiveColors.systemPurple }
    /// A teal that adapts to light and dark mode.
    public class var systemTeal: UIColor { AdaptiveColors.systemTeal }
    /// An indigo that adapts to light and dark mode.
    public class var systemIndigo: UIColor { AdaptiveColors.systemIndigo }
    /// A brown that adapts to light and dark mode.
    public class var systemBrown: UIColor { AdaptiveColors.systemBrown }
    /// A mint that adapts to light and dark mode.
    public class var systemMint: UIColor { AdaptiveColors.systemMint }
    /// A cyan that adapts to light and dark mode.
    public class var systemCyan: UIColor { AdaptiveColors.systemCyan }
    /// The standard grey, which adapts to light and dark mode.
    public class var systemGray: UIColor { AdaptiveColors.systemGray }
    /// The second grey, closer to the background than `systemGray`.
    public class var systemGray2: UIColor { AdaptiveColors.systemGray2 }
    /// The third grey, closer to the background than `systemGray2`.
    public class var systemGray3: UIColor { AdaptiveColors.systemGray3 }
    /// The fourth grey, closer to the background than `systemGray3`.
    public class var systemGray4: UIColor { AdaptiveColors.systemGray4 }
    /// The fifth grey, closer to the background than `systemGray4`.
    public class var systemGray5: UIColor { AdaptiveColors.systemGray5 }
    /// The sixth grey, the closest to the background.
    public class var systemGray6: UIColor { AdaptiveColors.systemGray6 }
    /// The default tint colour, which is a blue that adapts to light and dark mode.
    public class var tintColor: UIColor { AdaptiveColors.tintColor }
    /// The colour of primary text.
    public class var label: UIColor { AdaptiveColors.label }
    /// The colour of secondary text.
    public class var secondaryLabel: UIColor { AdaptiveColors.secondaryLabel }
    /// The colour of tertiary text.
    public class var tertiaryLabel: UIColor { AdaptiveColors.tertiaryLabel }
    /// The colour of quaternary text.
    public class var quaternaryLabel: UIColor { AdaptiveColors.quaternaryLabel }
    /// The colour of links.
    public class var link: UIColor { AdaptiveColors.link }
    /// The colour of placeholder text.
    public class var placeholderText: UIColor { AdaptiveColors.placeholderText }
    /// The colour of translucent separator lines.
    public class var separator: UIColor { AdaptiveColors.separator }
    /// The colour of opaque separator lines.
    public class var opaqueSeparator: UIColor { AdaptiveColors.opaqueSeparator }
    /// The background colour of the main view.
    public class var systemBackground: UIColor { AdaptiveColors.systemBackground }
    /// The background colour of content on the main background.
    public class var secondarySystemBackground: UIColor { AdaptiveColors.secondarySystemBackground }
    /// The background colour of content on the secondary background.
    public class var tertiarySystemBackground: UIColor { AdaptiveColors.tertiarySystemBackground }
    /// The background colour of a grouped interface.
    public class var systemGroupedBackground: UIColor { AdaptiveColors.systemGroupedBackground }
    /// The background colour of groups on the grouped background.
    public class var secondarySystemGroupedBackground: UIColor { AdaptiveColors.secondarySystemGroupedBackground }
    /// The background colour of content in groups.
    public class var tertiarySystemGroupedBackground: UIColor { AdaptiveColors.tertiarySystemGroupedBackground }
    /// The fill colour of thin and small shapes.
    public class var systemFill: UIColor { AdaptiveColors.systemFill }
    /// The fill colour of medium-sized shapes.
    public class var secondarySystemFill: UIColor { AdaptiveColors.secondarySystemFill }
    /// The fill colour of large shapes.
    public class var tertiarySystemFill: UIColor { AdaptiveColors.tertiarySystemFill }
    /// The fill colour of large areas with complex content.
    public class var quaternarySystemFill: UIColor { AdaptiveColors.quaternarySystemFill }
}
