/// The order of matched rules.
public enum RuleOrdering: Sendable {
    /// The cascade of CSS: layers, specificity, then order.
    case cascade
    /// Among the rules of a layer, the last one wins, whatever its specificity. Origins, layers and `!important` decide as
    /// in the cascade. InterfaCSS does so by default.
    case sourceOrder
}
