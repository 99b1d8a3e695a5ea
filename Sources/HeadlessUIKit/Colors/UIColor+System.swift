extension UIColor {
    /// A red that adapts to light and dark mode.
    public class var systemRed: UIColor { DynamicColors.systemRed }
    /// A green that adapts to light and dark mode.
    public class var systemGreen: UIColor { DynamicColors.systemGreen }
    /// A blue that adapts to light and dark mode.
    public class var systemBlue: UIColor { DynamicColors.systemBlue }
    /// An orange that adapts to light and dark mode.
    public class var systemOrange: UIColor { DynamicColors.systemOrange }
    /// A yellow that adapts to light and dark mode.
    public class var systemYellow: UIColor { DynamicColors.systemYellow }
    /// A pink that adapts to light and dark mode.
    public class var systemPink: UIColor { DynamicColors.systemPink }
    /// A purple that adapts to light and dark mode.
    public class var systemPurple: UIColor { DynamicColors.systemPurple }
    /// A teal that adapts to light and dark mode.
    public class var systemTeal: UIColor { DynamicColors.systemTeal }
    /// An indigo that adapts to light and dark mode.
    public class var systemIndigo: UIColor { DynamicColors.systemIndigo }
    /// A brown that adapts to light and dark mode.
    public class var systemBrown: UIColor { DynamicColors.systemBrown }
    /// A mint that adapts to light and dark mode.
    public class var systemMint: UIColor { DynamicColors.systemMint }
    /// A cyan that adapts to light and dark mode.
    public class var systemCyan: UIColor { DynamicColors.systemCyan }
    /// The standard grey, which adapts to light and dark mode.
    public class var systemGray: UIColor { DynamicColors.systemGray }
    /// The second grey, closer to the background than `systemGray`.
    public class var systemGray2: UIColor { DynamicColors.systemGray2 }
    /// The third grey, closer to the background than `systemGray2`.
    public class var systemGray3: UIColor { DynamicColors.systemGray3 }
    /// The fourth grey, closer to the background than `systemGray3`.
    public class var systemGray4: UIColor { DynamicColors.systemGray4 }
    /// The fifth grey, closer to the background than `systemGray4`.
    public class var systemGray5: UIColor { DynamicColors.systemGray5 }
    /// The sixth grey, the closest to the background.
    public class var systemGray6: UIColor { DynamicColors.systemGray6 }
    /// The default tint colour, which is a blue that adapts to light and dark mode.
    public class var tintColor: UIColor { DynamicColors.tintColor }
    /// The colour of primary text.
    public class var label: UIColor { DynamicColors.label }
    /// The colour of secondary text.
    public class var secondaryLabel: UIColor { DynamicColors.secondaryLabel }
    /// The colour of tertiary text.
    public class var tertiaryLabel: UIColor { DynamicColors.tertiaryLabel }
    /// The colour of quaternary text.
    public class var quaternaryLabel: UIColor { DynamicColors.quaternaryLabel }
    /// The colour of links.
    public class var link: UIColor { DynamicColors.link }
    /// The colour of placeholder text.
    public class var placeholderText: UIColor { DynamicColors.placeholderText }
    /// The colour of translucent separator lines.
    public class var separator: UIColor { DynamicColors.separator }
    /// The colour of opaque separator lines.
    public class var opaqueSeparator: UIColor { DynamicColors.opaqueSeparator }
    /// The background colour of the main view.
    public class var systemBackground: UIColor { DynamicColors.systemBackground }
    /// The background colour of content on the main background.
    public class var secondarySystemBackground: UIColor { DynamicColors.secondarySystemBackground }
    /// The background colour of content on the secondary background.
    public class var tertiarySystemBackground: UIColor { DynamicColors.tertiarySystemBackground }
    /// The background colour of a grouped interface.
    public class var systemGroupedBackground: UIColor { DynamicColors.systemGroupedBackground }
    /// The background colour of groups on the grouped background.
    @available(tvOS, unavailable)
    public class var secondarySystemGroupedBackground: UIColor { DynamicColors.secondarySystemGroupedBackground }
    /// The background colour of content in groups.
    public class var tertiarySystemGroupedBackground: UIColor { DynamicColors.tertiarySystemGroupedBackground }
    /// The fill colour of thin and small shapes.
    public class var systemFill: UIColor { DynamicColors.systemFill }
    /// The fill colour of medium-sized shapes.
    public class var secondarySystemFill: UIColor { DynamicColors.secondarySystemFill }
    /// The fill colour of large shapes.
    public class var tertiarySystemFill: UIColor { DynamicColors.tertiarySystemFill }
    /// The fill colour of large areas with complex content.
    public class var quaternarySystemFill: UIColor { DynamicColors.quaternarySystemFill }
}
