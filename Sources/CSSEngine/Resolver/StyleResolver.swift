/// Gives the elements of a tree their computed styles, remembers what led to them, and does again only what is marked
/// as dirty.
///
/// Elements that look alike to selectors, down from the root, share one list of matched rules; equal lists share one
/// cascade; equal cascades in equal surroundings share one computed style.
struct StyleResolver: ~Copyable {
    let tree: StyleTree
    let inlineStyles: InlineStyleTable
    let properties: PropertyTable
    var index: RuleIndex
    var origins: DeclarationLookup

    var identities = StyleSharingCache()
    var lists = ListInterner()
    var cascade: Cascade
    var cascades: [Cascaded] = []
    /// By list: one more than the row of its cascade without inline style.
    var cascadeOfList: [UInt32] = []
    var cascadeRows: [PairKey: UInt32] = [:]
    var variables: VariableResolver
    /// Row 0 is what roots inherit: none.
    var customProperties = [CustomProperties()]
    var customPropertyRows: [PairKey: UInt32] = [:]
    /// In the update at hand: what differs between two rows.
    var customPropertyChanges: [PairKey: UInt64] = [:]
    var styles: [ComputedStyle] = []
    /// Counts the sets of sheets that were followed: rows of tables are only told apart within one.
    var edition: UInt32 = 0
    var styleRows: [StyleKey: StyleRow] = [:]
    /// What any of the styles depends on beside its cascade.
    var dependencies: StyleDependencies = []
    /// Whether they may be those of styles that sheets gave that are gone.
    var areDependenciesOld = false
    /// The device that viewport units and colour schemes are of.
    var device = Environment()
    /// Whether colours that differ by scheme stay `light-dark()`.
    var keepsColorSchemes = false
    /// That of the root of the element at hand, in points; the default one at a root.
    var rootFontSize = 0.0
    let fontSizeProperty: PropertyID?
    let colorProperty: PropertyID?
    var nodes: [NodeStyle] = []
    /// The styles of the variants of those elements of which one looks different.
    var variantStyles: [Int32: [ComputedStyle]] = [:]
    var questions: VariantDependencies
    /// Counts updates, to tell which identities are up to date.
    var round: UInt32 = 0
    let positions = NthIndexCache()
    var path: [Int32] = []

    /// A cascade, and what its computed values depend on beside it.
    struct Cascaded {
        let result: Cascade.Result
        var usesVariables = false
        var usesParent = false
        /// Whether a value is relative to the root's font size.
        var usesRoot = false
        /// One more than the row of its style, where that depends on nothing else.
        var style: UInt32 = 0

        var dependsOnSurroundings: Bool { usesVariables || usesParent || usesRoot }
    }

    struct PairKey: Hashable {
        var first: UInt32
        var second: UInt32
    }

    struct StyleKey: Hashable {
        var cascade: UInt32
        var customProperties: UInt32
        /// Two more than the parent's style; 1 where there is none, 0 where it does not matter.
        var parent: UInt32
        /// 0 for a root, to which `rem` is its own.
        var rootFontSize: Double
    }

    enum StyleRow {
        case style(UInt32)
        /// A variable came to `inherit`: the parent's style decides too.
        case dependsOnParent
    }

    /// What an element has come to: rows of the tables above.
    struct NodeStyle {
        static let none = UInt32.max

        var identity: UInt32 = 0
        /// The round in which the identity was found to be up to date.
        var round: UInt32 = 0
        var list = NodeStyle.none
        var customProperties: UInt32 = 0
        /// Whether it has custom properties of its own; otherwise it has its parent's.
        var declaresCustomProperties = false
        var style = NodeStyle.none
    }

    init(_ tree: StyleTree, _ index: RuleIndex, _ inlineStyles: InlineStyleTable, properties: PropertyTable) {
        self.tree = tree
        self.index = index
        self.inlineStyles = inlineStyles
        self.properties = properties
        origins = DeclarationLookup(index: index, inlineStyles: inlineStyles)
        variables = VariableResolver(properties: properties)
        cascade = Cascade(index, inlineStyles: inlineStyles, propertyCount: properties.properties.count)
        fontSizeProperty = properties["font-size"]
        colorProperty = properties["color"]
        questions = VariantDependencies(index.selectors)
    }
}
